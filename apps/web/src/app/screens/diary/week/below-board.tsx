import { weekStart } from '@weekbord/domain/dates/first-weekday';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { PrintWeekButton } from '../../../../features/diary/components/week/print-week-button.tsx';
import type { DiaryAbilities } from '../../../../features/diary/model/abilities.ts';
import type { DayView } from '../../../../features/diary/model/day-view.ts';
import { hasFlag } from '../../../../shared/access/access.ts';
import { useFirstWeekday } from '../../../../shared/locale/first-weekday.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { mayRepair, OfferedRepair } from '../repair/offered-repair.tsx';
import { subjectId } from '../../../../shared/session/subject.ts';
import { PlanWeekLink, RepairWeekLink, TemplatesButton } from './week-plan-actions.tsx';

interface BelowBoardProps {
  /** The day that represents the week: today if the board shows it, or else the board's first day. */
  date: PlainDate;
  /** The first day of the board. */
  from: PlainDate;
  today: PlainDate;
  views: ReadonlyMap<PlainDate, DayView>;
  abilities: DiaryAbilities;
}

/** Actions on the week of a day on the board: repair it, save it as a template or use one, print it. */
export function BelowBoard({ date, from, today, views, abilities }: BelowBoardProps) {
  const mayCopy = hasFlag(useCurrentUser(), 'FF_COPY_MEALS_TO_ANOTHER_DAY');
  const first = useFirstWeekday();
  const ofWeek = new Map([...views].filter(([day]) => weekStart(day, first) === weekStart(date, first)));
  const isToCome = date >= today;
  const shown = [...views.values()];
  const hasMeals = shown.some(({ items }) => items.length > 0);
  // A coach's own wishes do not apply to a client.
  const mayPlan = subjectId === null && abilities.mayGenerate && abilities.mayEdit;
  return (
    <div className="grid justify-items-center gap-2">
      {isToCome && <OfferedRepair date={date} today={today} views={ofWeek} abilities={abilities} />}
      <div className="flex flex-wrap justify-center gap-2">
        {isToCome && !hasMeals && mayPlan && shown.some(({ goal }) => goal !== null) && <PlanWeekLink />}
        {isToCome && mayRepair(ofWeek, abilities) && <RepairWeekLink date={date} />}
        {abilities.mayEdit && mayCopy && <TemplatesButton date={date} />}
        {hasMeals && <PrintWeekButton from={from} />}
      </div>
    </div>
  );
}
