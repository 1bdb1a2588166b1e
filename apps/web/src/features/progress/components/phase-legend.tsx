import { classes } from '@weekbord/ui/classes';
import type { NamedPhase } from '../model/named-phase.ts';

/** Explains the colours behind a chart. */
export function PhaseLegend({ phases }: { phases: readonly NamedPhase[] }) {
  const each = new Map(phases.map(({ phase, name, colour }) => [phase, { name, colour }]));
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-tiny text-ink-soft">
      {[...each].map(([phase, { name, colour }]) => (
        <li key={phase} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={classes('size-3 rounded-sm bg-current opacity-50', colour)} />
          {name}
        </li>
      ))}
    </ul>
  );
}
