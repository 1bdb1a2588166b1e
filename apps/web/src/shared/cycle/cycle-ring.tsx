import type { CycleStatus } from '@weekbord/domain/cycle/current-cycle';
import type { MenstrualPhase } from '@weekbord/domain/cycle/menstrual-phases';
import { classes } from '@weekbord/ui/classes';
import { SegmentRing } from '@weekbord/ui/segment-ring/segment-ring';
import { usePhrases } from '../phrases/use-phrases.ts';
import { phaseSpans } from './cycle-phases.ts';

/** The colour of each phase, which is always shown with its name. */
export const PHASE_COLOURS: Readonly<Record<MenstrualPhase, string>> = {
  MENSTRUATION: 'text-[#b93a62] dark:text-[#ef86a6]',
  FOLLICULAR: 'text-[#20807a] dark:text-[#62c9c0]',
  OVULATION: 'text-[#ad7406] dark:text-[#edb94b]',
  LUTEAL: 'text-[#6b55ad] dark:text-[#b09df0]',
};

/** The cycle as a ring of phases with the current day marked, and the number of days until the next period. */
export function CycleRing({ cycle, phase }: { cycle: CycleStatus; phase: MenstrualPhase }) {
  const say = usePhrases('cycle');
  const { day, length, daysUntilNextPeriod: days } = cycle;
  return (
    <>
      <SegmentRing
        label={say('cycleDiagram', { day, length, phase: say(`phase${phase}`), days })}
        total={length}
        position={day}
        segments={phaseSpans(length).map((span) => ({
          ...span,
          id: span.phase,
          className: PHASE_COLOURS[span.phase],
        }))}
      >
        <span className="text-title font-extrabold">{say('cycleDay', { day })}</span>
        <span className={classes('text-small font-bold', PHASE_COLOURS[phase])}>{say(`phase${phase}`)}</span>
      </SegmentRing>
      <p className="text-center font-semibold">{say('cycleNext', { count: days })}</p>
    </>
  );
}
