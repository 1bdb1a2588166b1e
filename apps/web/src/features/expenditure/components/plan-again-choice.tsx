import { type FirstWeekday, weekStart } from '@weekbord/domain/dates/first-weekday';
import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { useFirstWeekday } from '../../../shared/locale/first-weekday.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** When to start planning meals for the new target, if at all. */
export type PlanAgain = 'TODAY' | 'NEXT_WEEK' | 'NOT';

/** Returns the start date of a choice; null if meals are not planned. */
export function startOf(choice: PlanAgain, today: PlainDate, first: FirstWeekday): PlainDate | null {
  if (choice === 'NOT') return null;
  return choice === 'TODAY' ? today : nextWeek(today, first);
}

interface PlanAgainChoiceProps {
  today: PlainDate;
  value: PlanAgain;
  onChange: (value: PlanAgain) => void;
}

/** Asks from which day to plan meals again. */
export function PlanAgainChoice({ today, value, onChange }: PlanAgainChoiceProps) {
  const say = usePhrases('profile');
  const format = useFormat();
  const first = useFirstWeekday();
  return (
    <SegmentedControl<PlanAgain>
      label={say('goalPlanAgain')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'TODAY', label: say('goalPlanToday') },
        { value: 'NEXT_WEEK', label: say('goalPlanNextWeek', { date: format.date(nextWeek(today, first), 'short') }) },
        { value: 'NOT', label: say('goalPlanNot') },
      ]}
    />
  );
}

/** Returns the first day of the week after that of a date. */
function nextWeek(date: PlainDate, first: FirstWeekday): PlainDate {
  return addDays(weekStart(date, first), 7);
}
