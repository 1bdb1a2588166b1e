import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useNavigate } from '@tanstack/react-router';
import { Notice } from '@weekbord/ui/notice/notice';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import { DaySummary } from '../../../../features/diary/components/day/day-summary.tsx';
import { SlotCard } from '../../../../features/diary/components/meal/slot-card.tsx';
import type { DiaryAbilities } from '../../../../features/diary/model/abilities.ts';
import type { DayView } from '../../../../features/diary/model/day-view.ts';
import { momentToFill, nextMeal } from '../../../../features/diary/model/next-meal.ts';
import { FollowedWishes } from '../../../../features/planner/components/my-week/followed-wishes.tsx';
import { PlanDayButton } from '../../../../features/planner/components/plan-day-button.tsx';
import { PlanningIssues, useWhyEmpty } from '../../../../features/planner/components/planning-issues.tsx';
import { hourNow } from '../../../../shared/locale/hour-now.ts';
import { useNow } from '../../../../shared/locale/use-now.ts';
import { hasFlag } from '../../../../shared/access/access.ts';
import { loadPhrases, usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { LoadWhenVisible } from '../../../../shared/load-when-visible.tsx';
import { WhenSettled } from '../../../../shared/when-settled.tsx';
import { DAYS } from './diary-days.ts';

// The parts below are shown under the meals and loaded after them.
/** Reserves the height of the actions below a day's meals. */
const ACTIONS_TO_COME = <div className="h-12" />;
const DayActions = lazyPart(async () => (await import('./day-actions.tsx')).DayActions);

const MyWeekOffer = lazyPart(
  async () => (await import('../../../../features/planner/components/my-week/my-week-offer.tsx')).MyWeekOffer,
);

// Loaded with its phrases on a day that is still empty.
const CopyEarlierDay = lazyPart(
  async () =>
    (await Promise.all([import('../copying/copy-earlier-day.tsx'), loadPhrases('copying')]))[0].CopyEarlierDay,
);

interface DayMealsProps {
  date: PlainDate;
  view: DayView;
  abilities: DiaryAbilities;
  hasPlan: boolean;
}

/** One day: its totals, its meal moments in order, and the planner's buttons. */
export function DayMeals({ date, view, abilities, hasPlan }: DayMealsProps) {
  const say = usePhrases('diary');
  const navigate = useNavigate();
  const isPast = view.relation === 'PAST';
  const isToday = view.relation === 'TODAY';
  const hour = useNow(hourNow);
  const hasPlanned = view.items.length > 0;
  const next = isToday ? nextMeal(view, hour) : undefined;
  const toFill = momentToFill(view, isToday ? hour : null, abilities);
  const mayPlan = abilities.mayGenerate && abilities.mayEdit && !isPast && view.goal !== null;
  const mayCopy =
    hasFlag(useCurrentUser(), 'FF_COPY_MEALS_TO_ANOTHER_DAY') && abilities.mayEdit && !isPast && view.goal !== null;
  const hasEmpty = view.slots.some(({ slot, items }) => slot !== null && items.length === 0);
  const whyEmpty = useWhyEmpty(date, mayPlan && hasPlanned && hasEmpty);
  const earlierDay = mayCopy && (
    <Suspense fallback={null}>
      <CopyEarlierDay key={date} date={date} />
    </Suspense>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 roomy:gap-4">
      <DaySummary key={date} view={view} showsTargets={abilities.showsTargets} />
      <FollowedWishes date={date} />
      <PlanningIssues date={date} />
      {view.goal === null && (
        <Notice tone="plain">{say(hasPlan ? 'noPlanDay' : abilities.isDiy ? 'noPlanDiy' : 'noPlanCoach')}</Notice>
      )}
      {!hasPlanned && !mayPlan && earlierDay}
      {!hasPlanned && mayPlan && (
        <section aria-labelledby="open-day" className="grid gap-1 rounded-card bg-brand-soft p-5">
          <h2 id="open-day" className="text-heading font-bold">
            {say('emptyTitle')}
          </h2>
          <p className="mb-3 text-small text-ink-soft">{say('emptyText')}</p>
          <div className="grid gap-2">
            <PlanDayButton key={date} date={date} hasPlanned={false} days={DAYS} />
            {earlierDay}
          </div>
        </section>
      )}
      {view.slots.map((slot) => (
        <SlotCard
          key={slot.key}
          date={date}
          view={slot}
          mayEdit={abilities.mayEdit}
          mayAddMore={abilities.mayAddMore}
          showsTargets={abilities.showsTargets}
          isPast={isPast}
          isNext={slot === next}
          addKey={slot === toFill ? 'N' : undefined}
          reason={whyEmpty(slot.slot?.id)}
        />
      ))}
      <WhenSettled placeholder={ACTIONS_TO_COME}>
        <Suspense fallback={ACTIONS_TO_COME}>
          <DayActions key={`actions-${date}`} date={date} abilities={abilities} mayPlanAgain={hasPlanned && mayPlan} />
        </Suspense>
      </WhenSettled>
      {mayPlan && (
        <div className="has-[section]:mt-1">
          <LoadWhenVisible>
            <Suspense fallback={null}>
              <MyWeekOffer onOpen={() => void navigate({ to: '/profile/my-week' })} />
            </Suspense>
          </LoadWhenVisible>
        </div>
      )}
    </div>
  );
}
