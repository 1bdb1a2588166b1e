import { faultsOfDay } from '@weekbord/domain/plans/day-faults';
import { MIN_KCAL } from '@weekbord/domain/goals/energy-floor';
import type { DayGoal } from '@weekbord/domain/slots/day-goal';
import { Notice } from '@weekbord/ui/notice/notice';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { needsReason } from '../../model/plan-draft.ts';
import type { PlanStepProps } from './plan-step.ts';

interface DayFaultsProps extends Pick<PlanStepProps, 'basis' | 'draft' | 'name'> {
  readonly day: DayGoal;
}

/** Why this day cannot be planned for the person, or why it needs a reason; renders nothing otherwise. */
export function DayFaults({ basis, draft, day, name }: DayFaultsProps) {
  const say = usePhrases('clientPlan');
  const format = useFormat();
  const faults = faultsOfDay(basis.profile, day, 'COACH');
  if (faults.length === 0) {
    if (!needsReason(draft, day)) return null;
    const figures = {
      kcal: format.number(day.kcal),
      limit: format.number(MIN_KCAL),
      name,
    };
    return <Notice tone="plain">{say('lowDay', figures)}</Notice>;
  }
  return (
    <Notice tone="bad">
      {faults.map(({ code, limit = 0, given = 0 }) => (
        <p key={code}>{say(`fault_${code}`, { limit: format.number(limit), given: format.number(given) })}</p>
      ))}
    </Notice>
  );
}
