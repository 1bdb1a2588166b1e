import type { PhaseBand } from '@weekbord/domain/cycle/phase-bands';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';

/** The dates of a cycle phase, with its name and colour. */
export type NamedPhase = PhaseBand & Readonly<{ name: string; colour: string }>;

/** Returns the phase on a date; undefined if it is unknown. */
export function phaseOn(phases: readonly NamedPhase[], date: PlainDate): NamedPhase | undefined {
  return phases.find(({ from, to }) => from <= date && date <= to);
}
