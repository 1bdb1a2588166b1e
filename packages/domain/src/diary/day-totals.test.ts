import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemStatus } from './calendar-items.ts';
import { sumKnown } from './partial-sums.ts';
import { againstTarget, dayAgainstGoal, dayRelation, isStillPlanned, overTarget, sumsOfDay } from './day-totals.ts';
import { isMomentOver } from './moment-to-come.ts';

const known = (amount: number | null) => ({ amount, isPartial: false });

describe('being over the target', () => {
  it('[DIA-01] starts above 105% of the target', () => {
    expect(overTarget(known(2100), 2000)).toBeNull();
    expect(overTarget(known(2101), 2000)).toBe(101);
    expect(overTarget({ amount: 2120.4, isPartial: true }, 2000)).toBe(120);
  });

  it('[DIA-01] requires an amount and a target', () => {
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
  ] as const)('are calculated for a day that is %s, as eaten, planned and expected: %j', (relation, sums) => {
    expect(amounts(day, relation)).toEqual(sums);
  });

  it.each([
    ['2027-03-14', 'PAST'],
    ['2027-03-15', 'TODAY'],
    ['2027-03-16', 'TO_COME'],
  ] as const)('treat the date %s as %s on 2027-03-15', (date, relation) => {
    expect(dayRelation(date, '2027-03-15')).toBe(relation);
  });

  it.each(RELATIONS)('leave out a meal that the person skipped, on a day that is %s', (relation) => {
    const skipped = { ...kcalOf('PLANNED', 700), skipped: true };
    const without = [kcalOf('EATEN', 500), kcalOf('PLANNED', 300)];
    expect(sumsOfDay([...without, skipped], relation)).toEqual(sumsOfDay(without, relation));
    expect(isStillPlanned(skipped, relation)).toBe(false);
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

  it('[DIA-01] are compared with their target as a single number, as in the week, whatever the day contains', () => {
    fc.assert(
      fc.property(meals, target, fc.constantFrom(...RELATIONS), (given, kcal, relation) => {
        const sums = sumsOfDay(
          given.map((one) => kcalOf(one.status, one.kcal)),
          relation,
        );
        const [eaten, expected] = [sums.eaten.kcal, sums.expected.kcal];
        expect(eaten.amount! + sums.planned.kcal.amount!).toBe(expected.amount);
        const { amount, word, isOver } = againstTarget({ eaten, expected }, kcal, relation);
        expect(amount).toBeGreaterThanOrEqual(0);
        const over = overTarget(expected, kcal);
        expect(isOver).toBe(over !== null);
        if (over !== null) expect([amount, word]).toEqual([over, 'over']);
        else expect(word === 'over' ? -amount : amount).toBe(kcal - eaten.amount!);
        if (word !== 'over') expect(word).toBe(relation === 'PAST' ? 'under' : 'left');
      }),
    );
  });

  it.each([
    [1499.6, 1499.6, 'TODAY', { amount: 500, word: 'left', isOver: false }],
    [0, 2200, 'TODAY', { amount: 200, word: 'over', isOver: true }],
    [2120.4, 2320.6, 'TODAY', { amount: 321, word: 'over', isOver: true }],
    [2050, 2100, 'TODAY', { amount: 50, word: 'over', isOver: false }],
    [2000, 2000, 'TODAY', { amount: 0, word: 'left', isOver: false }],
    [1700, 1700, 'PAST', { amount: 300, word: 'under', isOver: false }],
    [2400, 2400, 'PAST', { amount: 400, word: 'over', isOver: true }],
  ] as const)(
    '[DIA-01] compare %s eaten and %s expected with a target of 2000 on a %s day: %j',
    (eaten, expected, relation, figure) => {
      expect(againstTarget({ eaten: known(eaten), expected: known(expected) }, 2000, relation)).toEqual(figure);
    },
  );

  it('[DIA-01] show what is left of every figure until it is eaten, even if too much of a macro is planned', () => {
    const goal = { kcal: 1000, protein: 60, carbohydrates: 100, fat: 15 };
    const wordsOf = (ticked: number, relation: (typeof RELATIONS)[number]) => {
      const sums = sumsOfDay([kcalOf(ticked > 0 ? 'EATEN' : 'PLANNED', 400), kcalOf('PLANNED', 400)], relation);
      return Object.values(dayAgainstGoal(sums, goal, relation)).map(({ amount, word }) => `${amount} ${word}`);
    };
    expect(wordsOf(0, 'TO_COME')).toEqual(['1000 left', '60 left', '100 left', '15 left']);
    expect(wordsOf(1, 'TODAY')).toEqual(['600 left', '30 left', '60 left', '5 left']);
    expect(wordsOf(1, 'PAST')).toEqual(['600 under', '30 under', '60 under', '5 under']);
  });

  it('[DIA-01] show every figure as over or under, never as left, on a day with too much energy', () => {
    fc.assert(
      fc.property(meals, target, fc.constantFrom(...RELATIONS), (given, kcal, relation) => {
        const sums = sumsOfDay(
          given.map((one) => kcalOf(one.status, one.kcal)),
          relation,
        );
        const { kcal: energy, ...macros } = dayAgainstGoal(
          sums,
          { kcal, protein: 70, carbohydrates: 90, fat: 25 },
          relation,
        );
        expect(energy).toEqual(againstTarget({ eaten: sums.eaten.kcal, expected: sums.expected.kcal }, kcal, relation));
        const words = Object.values(macros).map(({ word }) => word);
        if (energy.word === 'over') expect(words).not.toContain('left');
        else expect(words).not.toContain(energy.word === 'left' ? 'under' : 'left');
      }),
    );
  });

  it('have nothing planned for a past day', () => {
    fc.assert(
      fc.property(meals, (given) => {
        const { planned } = sumsOfDay(
          given.map((one) => kcalOf(one.status, one.kcal)),
          'PAST',
        );
        expect(planned.kcal).toEqual(sumKnown([]));
      }),
    );
  });

  it('move from planned to eaten today only when a meal is ticked, while the expected total stays the same', () => {
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
] as const)('the moment %s at %s o’clock is over: %s', (moment, hour, isOver) => {
  expect(isMomentOver(moment, hour)).toBe(isOver);
});
