import { cycleLengthOptions } from '@weekbord/domain/cycle/validate-cycle';
import { MENSTRUAL_PHASES } from '@weekbord/domain/cycle/menstrual-phases';
import { expect, it } from 'vitest';
import { phaseSpans } from './cycle-phases.ts';

it('[ONB-14] covers the four phases of 28 days', () => {
  expect(phaseSpans(28)).toEqual([
    { phase: 'MENSTRUATION', from: 1, to: 5 },
    { phase: 'FOLLICULAR', from: 6, to: 12 },
    { phase: 'OVULATION', from: 13, to: 15 },
    { phase: 'LUTEAL', from: 16, to: 28 },
  ]);
});

it('[ONB-14] covers every day of every cycle length once, in the order of the phases', () => {
  for (const length of cycleLengthOptions()) {
    const spans = phaseSpans(length);
    expect(spans.map(({ phase }) => phase)).toEqual(MENSTRUAL_PHASES);
    expect(spans.map(({ from }) => from)).toEqual([1, ...spans.slice(0, -1).map(({ to }) => to + 1)]);
    expect(spans.at(-1)?.to).toBe(length);
  }
});
