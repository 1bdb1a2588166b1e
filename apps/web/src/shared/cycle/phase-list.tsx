import type { MenstrualPhase } from '@weekbord/domain/cycle/menstrual-phases';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { usePhrases } from '../phrases/use-phrases.ts';
import { phaseSpans } from './cycle-phases.ts';
import { PHASE_COLOURS } from './cycle-ring.tsx';

interface PhaseListProps {
  /** The number of days in the cycle. */
  length: number;
  /** The current phase. */
  phase: MenstrualPhase;
  level?: 2 | 3;
  className?: string;
}

/** The phases of a cycle with their days and nutritional needs. */
export function PhaseList({ length, phase, level = 2, className }: PhaseListProps) {
  const say = usePhrases('cycle');
  const Heading = `h${level}` as const;
  return (
    <ul className={classes('grid gap-3', className)}>
      {phaseSpans(length).map((span) => (
        <Card as="li" key={span.phase} className={span.phase === phase ? 'ring-2! ring-brand-strong!' : undefined}>
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span
              aria-hidden="true"
              className={classes('size-3.5 rounded-full bg-current', PHASE_COLOURS[span.phase])}
            />
            <Heading className="font-bold">{say(`phase${span.phase}`)}</Heading>
            {span.phase === phase && (
              <span className="ml-auto rounded-full bg-brand px-2.5 py-0.5 text-tiny font-bold text-on-brand">
                {say('phaseNow')}
              </span>
            )}
            <span className="basis-full text-small text-ink-soft tabular-nums">{say('phaseDays', span)}</span>
          </div>
          <p className="mt-1.5 text-small text-ink-soft">{say(`phase${span.phase}Text`)}</p>
        </Card>
      ))}
    </ul>
  );
}
