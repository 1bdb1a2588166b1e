import { useQuery } from '@tanstack/react-query';
import { cycleOfRecord } from '@weekbord/domain/cycle/period-starts';
import { showsCycle } from '@weekbord/domain/cycle/eats-by-cycle';
import { phaseBands } from '@weekbord/domain/cycle/phase-bands';
import type { ProgressPeriod } from '@weekbord/domain/progress/measurement-types';
import { startOfPeriod } from '@weekbord/domain/progress/periods';
import type { ReactNode } from 'react';
import { cycleQuery } from '../../../features/intake/api/cycle.ts';
import type { NamedPhase } from '../../../features/progress/model/named-phase.ts';
import { PHASE_COLOURS } from '../../../shared/cycle/cycle-ring.tsx';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

interface WithPhasesProps {
  period: ProgressPeriod;
  children: (phases: readonly NamedPhase[]) => ReactNode;
}

/**
 * Passes its children the phases of the user's cycle in a period: none until they are loaded, or if she no longer
 * tracks it.
 */
export function WithPhases({ period, children }: WithPhasesProps) {
  const say = usePhrases('cycle');
  const today = useToday();
  const { intake } = useCurrentUser();
  const { data } = useQuery(cycleQuery);
  if (!data || !intake) return children([]);
  const record = { starts: data.period_starts, saidLength: data.menstrual_cycle_length };
  if (!showsCycle(intake.gender, intake.diet_type, cycleOfRecord(record))) return children([]);
  const from = startOfPeriod(period, today) ?? record.starts[0]!;
  const bands = phaseBands(record, { from, to: today });
  return children(
    bands.map((band) => ({ ...band, name: say(`phase${band.phase}`), colour: PHASE_COLOURS[band.phase] })),
  );
}
