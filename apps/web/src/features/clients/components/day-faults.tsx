import type { CoachPlanBasis } from '@weekbord/domain/plans/coach-plan';
import { faultsOfDay, wantsReason } from '@weekbord/domain/plans/day-faults';
import { MIN_KCAL } from '@weekbord/domain/goals/weekly-goals';
import type { SlotMacros } from '@weekbord/domain/vocabulary';
import { Notice } from '@weekbord/ui/notice/notice';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Why no plan may give this day to the person; nothing where one may. */
export function DayFaults({ basis, day, name }: { basis: CoachPlanBasis; day: SlotMacros; name: string }) {
  const say = usePhrases('clientPlan');
  const format = useFormat();
  const faults = faultsOfDay(basis.profile, day, 'COACH');
  if (faults.length === 0) {
    if (!wantsReason(day)) return null;
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
