import { useQuery } from '@tanstack/react-query';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { useId } from 'react';
import { ownPlanQuery } from '../../../features/onboarding/api/own-plan.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { MacroBoxes } from '../../../shared/macros/macro-boxes.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../shared/sources/number-sources.tsx';

/** The targets of the user's Monday, which apply to every day if all days are the same. */
export function DayOfPlan({ planId }: { planId: number }) {
  const say = usePhrases('profile');
  const title = useId();
  const { data, error, refetch } = useQuery(ownPlanQuery(planId));
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  const isEveryDay = data === undefined || WEEKDAYS.every((day) => data[day].id === data.monday.id);
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-2 px-1 text-small font-bold text-ink-soft">
        {say(isEveryDay ? 'yourDay' : 'yourMonday')}
      </h2>
      <MacroBoxes plan={data && planOf(dayGoal(data.monday.meal_slot_specifications))} />
      <NumberSources topic="PLAN" />
    </section>
  );
}

function planOf({ kcal, ...macros }: ReturnType<typeof dayGoal>) {
  return { calories: kcal, ...macros };
}
