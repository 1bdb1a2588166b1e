import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemStatus } from './calendar-items.ts';
import { sumKnown } from './day-totals.ts';
import { againstTarget, dayRelation, overTarget, sumsOfDay } from './energy-of-day.ts';
import { isMomentOver } from './moment-to-come.ts';

const known = (amount: number | null) => ({ amount, isPartial: false });

describe('being over the target', () => {
  it('[DIA-01] begins beyond 105 % of it', () => {
    expect(overTarget(known(2100), 2000)).toBeNull();
    expect(overTarget(known(2101), 2000)).toBe(101);
    expect(overTarget({ amount: 2120.4, isPartial: true }, 2000)).toBe(120);
  });

  it('[DIA-01] needs an amount and a target', () => {
    expect(overTarget(known(null), 2000)).toBeNull();
    expect(overTarget(known(500), undefined)).toBeNull();
    expect(overTarget(known(500), 0)).toBeNull();
  });
});

const meal = { kcal: 400, protein: 30, fat: 10, carbohydrates: 40, fiber: 5 };
const RELATIONS = ['PAST', 'TODAY', 'TO_COME'] as const;
const kcalOf = (status: ItemStatus, kcal: number | null) => ({ status, macros: { ...meal, kcal } });
const amounts = (meals: Parameters<typeof sumsOfDay>[0], relation: (typeof RELATIONS)[number]) => {
  const { eaten, planned, expected } = sumsOfDay(meals, relation);
  return [eaten.kcal.amount, planned.kcal.amount, expected.kcal.amount];
};

describe('the sums of a day', () => {
  const day = [kcalOf('EATEN', 500), kcalOf('PLANNED', 700), kcalOf('PLANNED', 300)];

  it.each([
    ['PAST', [500, 0, 500]],
    ['TODAY', [500, 1000, 1500]],
    ['TO_COME', [500, 1000, 1500]],
  ] as const)('for a day %s are eaten, planned and expected: %j', (relation, sums) => {
    expect(amounts(day, relation)).toEqual(sums);
  });

  it.each([
    ['2027-03-14', 'PAST'],
    ['2027-03-15', 'TODAY'],
    ['2027-03-16', 'TO_COME'],
  ] as const)('%s is %s on 2027-03-15', (date, relation) => {
    expect(dayRelation(date, '2027-03-15')).toBe(relation);
  });

  it('[DIA-01] keep planned and eaten separate and mark what is missing', () => {
    const sums = sumsOfDay(
      [
        { status: 'EATEN', macros: meal },
        { status: 'PLANNED', macros: { ...meal, fat: null } },
      ],
      'TODAY',
    );
    expect(sums.eaten.fat).toEqual({ amount: 10, isPartial: false });
    expect(sums.planned.fat).toEqual({ amount: null, isPartial: true });
    expect(sums.expected.fat).toEqual({ amount: 10, isPartial: true });
  });

  const meals = fc.array(
    fc.record({ status: fc.constantFrom('EATEN' as const, 'PLANNED' as const), kcal: fc.nat(3000) }),
    { maxLength: 8 },
  );
  const target = fc.integer({ min: 1, max: 5000 });

  it('add up, whatever is on the day: left minus over equals the target minus what was eaten', () => {
    fc.assert(
      fc.property(meals, target, fc.constantFrom(...RELATIONS), (given, kcal, relation) => {
        const { eaten, planned, expected } = sumsOfDay(
          given.map((one) => kcalOf(one.status, one.kcal)),
          relation,
        );
        expect(eaten.kcal.amount! + planned.kcal.amount!).toBe(expected.kcal.amount);
        const { left, over, isOver, expectedOver } = againstTarget(eaten.kcal, expected.kcal, kcal);
        expect(left - over).toBe(kcal - eaten.kcal.amount!);
        expect(left * over).toBe(0);
        // What was eaten is never over by more than the day's expected total.
        if (isOver) expect(expectedOver).toBeGreaterThanOrEqual(over);
        if (expectedOver !== null) expect(expectedOver).toBe(expected.kcal.amount! - kcal);
      }),
    );
  });

  it('are compared with their target in whole units', () => {
    expect(againstTarget(known(1499.6), known(1499.6), 2000)).toMatchObject({ left: 500, over: 0 });
    expect(againstTarget(known(2120.4), known(2320.6), 2000)).toMatchObject({ left: 0, over: 120, expectedOver: 321 });
  });

  it('for a past day have nothing planned, and never both something left and something over', () => {
    fc.assert(
      fc.property(meals, target, (given, kcal) => {
        const { eaten, planned, expected } = sumsOfDay(
          given.map((one) => kcalOf(one.status, one.kcal)),
          'PAST',
        );
        expect(planned.kcal).toEqual(sumKnown([]));
        const { left, expectedOver } = againstTarget(eaten.kcal, expected.kcal, kcal);
        expect(left > 0 && expectedOver !== null).toBe(false);
      }),
    );
  });

  it('for today only move from planned to eaten on a tick; the expected total stays', () => {
    fc.assert(
      fc.property(meals, fc.nat(7), (given, at) => {
        const ticked = given.map((one, index) => kcalOf(index === at ? 'EATEN' : one.status, one.kcal));
        const before = given.map((one) => kcalOf(one.status, one.kcal));
        expect(amounts(ticked, 'TODAY')[2]).toBe(amounts(before, 'TODAY')[2]);
      }),
    );
  });
});

it.each([
  ['LUNCH', 14, false],
  ['LUNCH', 15, true],
  ['DINNER', 21, false],
  ['BREAKFAST', 21, true],
  ['LATE_SNACK', 23, false],
] as const)('%s at %s o’clock is over: %s', (moment, hour, isOver) => {
  expect(isMomentOver(moment, hour)).toBe(isOver);
});
