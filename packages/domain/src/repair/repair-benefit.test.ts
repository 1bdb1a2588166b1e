import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNoticeablyOff, repairBenefit } from './repair-benefit.ts';

const figures = (kcal: number, protein: number, carbohydrates = 50, fat = 20) => ({
  kcal,
  protein,
  carbohydrates,
  fat,
});
const TARGET = figures(14_000, 700, 1400, 470);
const MEAL = figures(600, 30);

it.each([
  ['protein that the week lacks', figures(14_000, 600, 1400, 470), figures(600, 62), { figure: 'protein', added: 32 }],
  [
    'less energy, if the week has too much',
    figures(14_900, 700, 1400, 470),
    figures(450, 30),
    { figure: 'kcal', added: -150 },
  ],
  [
    'the value that improves most, as a share',
    figures(13_000, 600, 1400, 470),
    figures(700, 60),
    { figure: 'protein', added: 30 },
  ],
  ['nothing, if the change is too small', figures(14_000, 600, 1400, 470), figures(605, 32), null],
  ['nothing, if it leads away from the target', figures(14_000, 800, 1400, 470), figures(600, 62), null],
] as const)('the stated benefit of a changed meal is %s', (_, before, after, gain) => {
  expect(repairBenefit(MEAL, after, { target: TARGET, before })).toEqual(gain);
});

it.each([
  [700, false],
  [680, false],
  [679, true],
  [720, false],
  [721, true],
])('a week with %d g of its 700 g of protein is noticeably off: %s', (protein, isOff) => {
  expect(isNoticeablyOff('protein', { target: TARGET, before: figures(14_000, protein) })).toBe(isOff);
});

it('a week without a target is not off', () => {
  expect(isNoticeablyOff('protein', { target: figures(14_000, 0), before: figures(14_000, 50) })).toBe(false);
});

it('a removed meal removes everything it contained', () => {
  const week = { target: TARGET, before: figures(14_900, 700, 1400, 470) };
  expect(repairBenefit(MEAL, null, week)).toEqual({ figure: 'kcal', added: -600 });
});

it('an unknown value is never named', () => {
  const week = { target: TARGET, before: figures(14_000, 600, 1400, 470) };
  expect(repairBenefit({ ...MEAL, protein: null }, figures(600, 62), week)).toBeNull();
  expect(repairBenefit(MEAL, { ...figures(600, 0), protein: null }, week)).toBeNull();
});

it('the named value brings the week closer to its target', () => {
  const some = fc.record({
    kcal: fc.nat(2000),
    protein: fc.nat(150),
    carbohydrates: fc.nat(250),
    fat: fc.nat(100),
  });
  const ofWeek = fc.record({
    kcal: fc.integer({ min: 1, max: 20_000 }),
    protein: fc.integer({ min: 1, max: 1000 }),
    carbohydrates: fc.integer({ min: 1, max: 2000 }),
    fat: fc.integer({ min: 1, max: 700 }),
  });
  fc.assert(
    fc.property(some, fc.option(some), ofWeek, ofWeek, (was, is, target, before) => {
      const gain = repairBenefit(was, is, { target, before });
      if (gain === null) return;
      const { figure, added } = gain;
      expect(added).toBe((is?.[figure] ?? 0) - was[figure]);
      const missing = target[figure] - before[figure];
      expect(Math.abs(missing - added)).toBeLessThan(Math.abs(missing));
    }),
  );
});
