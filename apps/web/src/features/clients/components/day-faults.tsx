import { type CoachPlanBasis, faultsOfDay } from '@weekbord/domain/plans/coach-plan';
import type { SlotMacros } from '@weekbord/domain/vocabulary';
import { Notice } from '@weekbord/ui/notice/notice';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Why no plan may give this day to the person; nothing where one may. */
export function DayFaults({ basis, day }: { basis: CoachPlanBasis; day: SlotMacros }) {
  const say = usePhrases('clientPlan');
  const format = useFormat();
  const faults = faultsOfDay(basis.profile, day);
  if (faults.length === 0) return null;
  return (
    <Notice tone="bad">
      {faults.map(({ code, limit = 0, given = 0 }) => (
        <p key={code}>{say(`fault_${code}`, { limit: format.number(limit), given: format.number(given) })}</p>
      ))}
    </Notice>
  );
}
