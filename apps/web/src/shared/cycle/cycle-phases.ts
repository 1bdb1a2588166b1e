import { menstrualPhase } from '@weekbord/domain/cycle/current-cycle';
import type { MenstrualPhase } from '@weekbord/domain/cycle/menstrual-phases';

/** A phase and its range of days in the cycle, inclusive, counted from 1. */
export type PhaseSpan = Readonly<{ phase: MenstrualPhase; from: number; to: number }>;

/** Returns the phases of a cycle of `length` days, in order. */
export function phaseSpans(length: number): readonly PhaseSpan[] {
  const spans: PhaseSpan[] = [];
  for (let day = 1; day <= length; day++) {
    const phase = menstrualPhase(day, length);
    const last = spans.at(-1);
    if (last?.phase === phase) spans[spans.length - 1] = { ...last, to: day };
    else spans.push({ phase, from: day, to: day });
  }
  return spans;
}
