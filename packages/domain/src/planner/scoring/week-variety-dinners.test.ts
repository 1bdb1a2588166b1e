import { describe, expect, it } from 'vitest';
import type { ProteinSource } from '../../recipes/dish-facts/nature-of-dish.ts';
import { type MadeUp, madeUpDays, SLOT_TARGET } from '../week/made-up-week.test-support.ts';
import { oneADay, pointsOf } from './plan-score.test-support.ts';
import { NO_WISHES } from '../wishes/week-wishes.ts';

describe('a week of dinners', () => {
  const monotony = { monotony: 1 };
  const dishes = (...all: readonly MadeUp[]) => all;

  it('is compared with the mix of the diet', () => {
    const of = (...sources: readonly ProteinSource[]): MadeUp[] => sources.map((source) => ({ source }));
    const good = of('POULTRY', 'POULTRY', 'RED_MEAT', 'FISH', 'PULSES', 'DAIRY');
    good.push({ source: 'FISH', hasOilyFish: true });
    const weights = { mix: 2 };
    expect(oneADay('DINNER', good, weights)).toBe(0);
    // By source: two poultry, one red meat and one fish too few, no oily fish, six pulses too many. By group: three
    // with meat and one with fish too few, four meatless too many.
    expect(
      oneADay(
        'DINNER',
        Array.from({ length: 7 }, (): MadeUp => ({ source: 'PULSES' })),
        weights,
      ),
    ).toBe(2 * (4 + 1 + 6 + 8));
    expect(oneADay('LUNCH', of('PULSES', 'PULSES', 'PULSES', 'PULSES'), weights)).toBe(0);
    const vegan = of('PULSES', 'PULSES', 'PULSES', 'SOY', 'SOY', 'SUBSTITUTE', 'NUTS_AND_GRAINS');
    const asVegan = { weights, preferences: { diet: 'vegan' as const } };
    expect(pointsOf(madeUpDays(7, ['DINNER']), vegan, asVegan)).toBe(0);
    const lean = [...good.slice(0, 6), { source: 'FISH' as const }];
    expect(oneADay('DINNER', lean, weights)).toBe(2);
    const [salad, ...breakfasts] = [{ hasOilyFish: true }, ...lean.slice(1)];
    const days = madeUpDays(7, ['DINNER']);
    days[0] = { ...madeUpDays(1, ['LUNCH', 'DINNER'])[0]!, date: days[0]!.date };
    expect(pointsOf(days, [salad, lean[0]!, ...breakfasts], { weights })).toBe(0);
  });

  it('has two or three dinners that contain no meat or fish, at least one of them with pulses', () => {
    const week = (...four: readonly MadeUp[]): MadeUp[] => [
      { source: 'POULTRY' },
      { source: 'POULTRY' },
      { source: 'FISH', hasOilyFish: true },
      ...four,
    ];
    const points = (...four: readonly MadeUp[]) => oneADay('DINNER', week(...four), { mix: 1 });
    const [meat, pasta, soup] = [{ source: 'RED_MEAT' }, { source: 'DAIRY' }, { source: 'PULSES' }] as const;
    const withBacon = { dinnerGroup: 'meat' } as const;
    expect(points(meat, meat, pasta, soup)).toBe(0);
    expect(points(meat, { source: 'EGG' }, pasta, soup)).toBe(0);
    // Five dinners with meat instead of four, and one meatless dinner instead of two.
    expect(points(meat, meat, { ...pasta, ...withBacon }, soup)).toBe(2);
    expect(points(meat, { ...pasta, ...withBacon }, pasta, soup)).toBe(0);
    // Only pulses without meat or fish count towards the minimum.
    expect(points(meat, meat, pasta, { ...soup, ...withBacon })).toBe(3);
    expect(points(meat, pasta, soup, { ...soup, ...withBacon })).toBe(1);
  });

  it('has two or three dinners that contain fish, for a person who eats no meat', () => {
    const points = (...dishes: readonly MadeUp[]) =>
      pointsOf(madeUpDays(7, ['DINNER']), dishes, { weights: { mix: 1 }, preferences: { diet: 'pescatarian' } });
    const oily = { source: 'FISH', hasOilyFish: true } as const;
    const meatless = (['PULSES', 'DAIRY', 'EGG', 'SOY'] as const).map((source) => ({ source }));
    const pasta = { source: 'DAIRY', dinnerGroup: 'fish' } as const;
    expect(points(oily, oily, { source: 'PULSES' }, ...meatless)).toBe(0);
    expect(points(oily, oily, pasta, ...meatless)).toBe(0);
    expect(points(oily, oily, pasta, pasta, ...meatless.slice(0, 3))).toBe(3);
  });

  it('allows two dinners of a form per week, and costs more from the fourth', () => {
    const soups = (count: number): MadeUp[] => Array.from({ length: count }, () => ({ form: 'SOUP' }));
    expect([2, 3, 5].map((count) => oneADay('DINNER', soups(count), monotony))).toEqual([0, 1, 5]);
    const others = Array.from({ length: 10 }, (): MadeUp => ({}));
    expect(oneADay('DINNER', [...soups(4), ...others], monotony)).toBe(0);
    expect(oneADay('DINNER', [...soups(5), ...others.slice(1)], monotony)).toBe(1);
  });

  it("allows two dinners of a foreign cuisine and any number from the country's own", () => {
    const from = (cuisine: NonNullable<MadeUp['cuisine']>) => ({ cuisine });
    expect(oneADay('DINNER', dishes(from('THAI'), from('THAI'), from('THAI'), from('GREEK')), monotony)).toBe(1);
    const mains = madeUpDays(2, ['LUNCH', 'DINNER']);
    expect(
      pointsOf(
        mains,
        Array.from({ length: 4 }, () => from('THAI')),
        { weights: monotony },
      ),
    ).toBe(1);
    for (const home of ['DUTCH', 'EVERYDAY'] as const)
      expect(
        oneADay(
          'DINNER',
          Array.from({ length: 7 }, () => from(home)),
          monotony,
        ),
      ).toBe(0);
    expect(
      oneADay(
        'LUNCH',
        Array.from({ length: 3 }, () => from('THAI')),
        monotony,
      ),
    ).toBe(0);
  });
});

it('fresh fish costs points from the third day of a plan, at most for four days', () => {
  const fish: MadeUp = { lines: [{ kind: 'WHITE_FISH' }] };
  const others = Array.from({ length: 6 }, (_, at): MadeUp => ({ lines: [{ foodId: 100 + at }] }));
  const on = (day: number) => {
    const dinners = [...others];
    dinners.splice(day, 0, fish);
    return oneADay('DINNER', dinners, { freshFishLate: 2 });
  };
  expect([0, 1, 2, 3, 4, 5, 6].map(on)).toEqual([0, 0, 2, 4, 6, 8, 8]);
});

describe('a week of lunches or breakfasts', () => {
  const repeated = (made: MadeUp, count: number) =>
    oneADay(
      'LUNCH',
      Array.from({ length: count }, () => made),
      { monotony: 1 },
    );

  it('allows two lunches of a source, two of a form and four with bread', () => {
    expect([2, 3, 4].map((count) => repeated({ source: 'EGG' }, count))).toEqual([0, 1, 2]);
    expect([2, 3, 4].map((count) => repeated({ form: 'SALAD' }, count))).toEqual([0, 1, 3]);
    expect([4, 5].map((count) => repeated({ form: 'BREAD' }, count))).toEqual([0, 1]);
    expect([4, 5].map((count) => repeated({ form: 'WRAP' }, count))).toEqual([0, 1]);
  });

  it('is counted separately from dinners, with at most three meals of a kind in total', () => {
    const egg: MadeUp = { form: 'SALAD', source: 'EGG' };
    const days = madeUpDays(2, ['LUNCH', 'DINNER']);
    expect(pointsOf(days, [egg, egg, egg, {}], { weights: { monotony: 1 } })).toBe(0);
    expect(pointsOf(days, [egg, egg, egg, egg], { weights: { monotony: 1 } })).toBe(1);
    expect(
      oneADay(
        'BREAKFAST',
        Array.from({ length: 7 }, () => egg),
        { monotony: 1 },
      ),
    ).toBe(0);
  });

  it('includes the lunches already in the plan', () => {
    const egg: MadeUp = { source: 'EGG' };
    const days = madeUpDays(3, ['LUNCH']);
    const locked = { ...days[2]!.slots[0]!, locked: [{ macros: SLOT_TARGET, recipeId: 1 }] };
    expect(
      pointsOf([...days.slice(0, 2), { ...days[2]!, slots: [locked] }], [egg, egg], { weights: { monotony: 1 } }),
    ).toBe(1);
  });

  it('needs a different breakfast on the third day, unless the same breakfast is wanted for all working days', () => {
    const days = madeUpDays(4, ['BREAKFAST']);
    const breakfasts = Array.from({ length: 4 }, (): MadeUp => ({}));
    const points = (placed: readonly number[], sameBreakfast = false) =>
      pointsOf(days, breakfasts, {
        weights: { again: 1 },
        preferences: { wishes: { ...NO_WISHES, sameBreakfast } },
        placed,
      });
    expect(points([0, 0, 1, 0])).toBe(0);
    expect(points([0, 0, 0, 1])).toBe(1);
    expect(points([0, 0, 0, 0])).toBe(2);
    expect(points([0, 0, 0, 0], true)).toBe(0);
  });
});
