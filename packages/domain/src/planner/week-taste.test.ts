import { describe, expect, it, test } from 'vitest';
import type { ProteinSource } from '../recipes/nature-of-dish.ts';
import type { MealMoment } from '../vocabulary.ts';
import { buildCatalogueIndex } from './catalogue-index.ts';
import { type MadeUp, madeUpDays, madeUpRecipe, SLOT_TARGET } from './made-up-week.test-support.ts';
import type { PlanDayInput, PlannerPreferences } from './plan-request.ts';
import { buildProblem } from './week-problem.ts';
import { chooseDay, createState, place } from './week-state.ts';
import { alikePoints, balancePoints, tastePoints } from './week-taste.ts';
import { DEFAULT_WEIGHTS, type PlannerWeights } from './weights.ts';

const NO_WEIGHTS = { ...Object.fromEntries(Object.keys(DEFAULT_WEIGHTS).map((name) => [name, 0])), nutrition: 1 };

type Asked = Readonly<{ weights: Partial<PlannerWeights>; preferences?: PlannerPreferences }>;

/** Points of a plan of these days that holds these recipes in the order of its slots, by nothing but the given weights. */
function pointsOf(days: readonly PlanDayInput[], dishes: readonly MadeUp[], { weights, preferences }: Asked): number {
  const recipes = dishes.map((made, at) => madeUpRecipe(at + 1, made));
  const problem = buildProblem({
    catalogue: buildCatalogueIndex(recipes),
    preferences: { ...preferences, weights: { ...NO_WEIGHTS, ...weights } },
    days,
  });
  const state = createState(problem);
  for (const slot of problem.slots.keys()) place(state, slot, slot);
  for (const day of problem.days.keys()) chooseDay(state, day);
  return tastePoints(state) + balancePoints(state);
}

/** The same of days with one meal each. */
function oneADay(moment: MealMoment, dishes: readonly MadeUp[], weights: Partial<PlannerWeights>): number {
  return pointsOf(madeUpDays(dishes.length, [moment]), dishes, { weights });
}

describe('lunch and dinner of a day', () => {
  const mains = madeUpDays(1, ['LUNCH', 'DINNER']);
  const weights = { sameSource: 7, sameForm: 3 };

  test.each<[string, MadeUp, MadeUp, number]>([
    ['nothing is known', {}, {}, 0],
    ['different dishes', { source: 'FISH', form: 'SOUP' }, { source: 'EGG', form: 'PAN' }, 0],
    ['one source', { source: 'FISH', form: 'SOUP' }, { source: 'FISH', form: 'PAN' }, 7],
    ['hardly any protein in both', { source: 'NONE' }, { source: 'NONE' }, 0],
    ['one form', { source: 'FISH', form: 'SOUP' }, { source: 'EGG', form: 'SOUP' }, 3],
    ['the same dish twice', { source: 'FISH', form: 'SOUP' }, { source: 'FISH', form: 'SOUP' }, 10],
  ])('%s', (_, lunch, dinner, expected) => {
    expect(pointsOf(mains, [lunch, dinner], { weights })).toBe(expected);
  });

  it('may be like those of another day, and like breakfast', () => {
    const fish: MadeUp = { source: 'FISH', form: 'SOUP' };
    const egg: MadeUp = { source: 'EGG', form: 'PAN' };
    expect(pointsOf(madeUpDays(2, ['LUNCH', 'DINNER']), [fish, egg, egg, fish], { weights })).toBe(0);
    expect(pointsOf(madeUpDays(1, ['BREAKFAST', 'LUNCH', 'SNACK']), [fish, fish, fish], { weights })).toBe(0);
  });

  it('are compared with what stands there already', () => {
    const [day] = mains;
    const locked = { ...day!.slots[0]!, locked: [{ macros: SLOT_TARGET, recipeId: 1 }] };
    const standing = [{ ...day!, slots: [day!.slots[1]!, locked] }];
    expect(pointsOf(standing, [{ source: 'FISH', form: 'SOUP' }], { weights })).toBe(10);
    const eaten = [{ ...day!, slots: [day!.slots[1]!], fixed: locked.locked }];
    expect(pointsOf(eaten, [{ source: 'FISH', form: 'SOUP' }], { weights })).toBe(0);
  });

  it('cost the same where only one of them is looked for', () => {
    const recipes = [{ source: 'FISH', form: 'SOUP' } as const, { source: 'FISH', form: 'PAN' } as const];
    const catalogue = buildCatalogueIndex(recipes.map((made, at) => madeUpRecipe(at + 1, made)));
    const problem = buildProblem({ catalogue, preferences: { weights }, days: mains });
    expect([alikePoints({ problem }, 0, 1), alikePoints({ problem }, 1, 0), alikePoints({ problem }, 1, 1)]).toEqual([
      7, 7, 10,
    ]);
  });
});

describe('a week of dinners', () => {
  const monotony = { monotony: 1 };
  const dishes = (...all: readonly MadeUp[]) => all;

  it('is held against the mix of the diet', () => {
    const of = (...sources: readonly ProteinSource[]): MadeUp[] => sources.map((source) => ({ source }));
    const good = of('POULTRY', 'POULTRY', 'RED_MEAT', 'FISH', 'PULSES', 'DAIRY');
    good.push({ source: 'FISH', hasOilyFish: true });
    const weights = { mix: 2 };
    expect(oneADay('DINNER', good, weights)).toBe(0);
    // Two poultry, one meat and one fish short, none of it oily, six pulses too many.
    expect(
      oneADay(
        'DINNER',
        Array.from({ length: 7 }, (): MadeUp => ({ source: 'PULSES' })),
        weights,
      ),
    ).toBe(2 * (4 + 1 + 6));
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

  it('bears two of a form, from the fourth on more dearly, and as much again in a second week', () => {
    const soups = (count: number): MadeUp[] => Array.from({ length: count }, () => ({ form: 'SOUP' }));
    expect([2, 3, 5].map((count) => oneADay('DINNER', soups(count), monotony))).toEqual([0, 1, 5]);
    const others = Array.from({ length: 10 }, (): MadeUp => ({}));
    expect(oneADay('DINNER', [...soups(4), ...others], monotony)).toBe(0);
    expect(oneADay('DINNER', [...soups(5), ...others.slice(1)], monotony)).toBe(1);
  });

  it('bears two of a foreign cuisine and any number from home', () => {
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

describe('a week of lunches', () => {
  const repeated = (made: MadeUp, count: number) =>
    oneADay(
      'LUNCH',
      Array.from({ length: count }, () => made),
      { monotony: 1 },
    );

  it('bears two of a source, two of a form and four with bread', () => {
    expect([2, 3, 4].map((count) => repeated({ source: 'EGG' }, count))).toEqual([0, 1, 2]);
    expect([2, 3, 4].map((count) => repeated({ form: 'SALAD' }, count))).toEqual([0, 1, 3]);
    expect([4, 5].map((count) => repeated({ form: 'BREAD' }, count))).toEqual([0, 1]);
    expect([4, 5].map((count) => repeated({ form: 'WRAP' }, count))).toEqual([0, 1]);
  });

  it('is counted apart from dinners up to three, and breakfasts are not counted', () => {
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

  it('counts those that stand in the plan already', () => {
    const egg: MadeUp = { source: 'EGG' };
    const days = madeUpDays(3, ['LUNCH']);
    const locked = { ...days[2]!.slots[0]!, locked: [{ macros: SLOT_TARGET, recipeId: 1 }] };
    expect(
      pointsOf([...days.slice(0, 2), { ...days[2]!, slots: [locked] }], [egg, egg], { weights: { monotony: 1 } }),
    ).toBe(1);
  });
});

describe('minutes', () => {
  const taking = (...minutes: readonly number[]): MadeUp[] => minutes.map((each) => ({ minutes: each }));
  const meals: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER'];
  const day = (dayClass: 'weekday' | 'weekend') => madeUpDays(1, meals, { dayClass });

  it('of a weekday together are free up to 40', () => {
    const weights = { dayMinuteOver: 2 };
    expect(pointsOf(day('weekday'), taking(10, 10, 20), { weights })).toBe(0);
    expect(pointsOf(day('weekday'), taking(10, 11, 22), { weights })).toBe(6);
    expect(pointsOf(day('weekend'), taking(30, 60, 90), { weights })).toBe(0);
  });

  it('of a meal are free up to what its moment bears on a weekday', () => {
    const weights = { late: 100, minuteOver: 1 };
    expect(pointsOf(day('weekday'), taking(10, 15, 40), { weights })).toBe(0);
    expect(pointsOf(day('weekday'), taking(11, 15, 40), { weights })).toBe(101);
    expect(pointsOf(day('weekday'), taking(12, 18, 44), { weights })).toBe(309);
    expect(pointsOf(day('weekend'), taking(60, 60, 60), { weights })).toBe(0);
    expect(pointsOf(madeUpDays(1, meals, { slot: { maxMinutes: 0 } }), taking(5, 0, 0), { weights })).toBe(105);
  });
});

describe('the balance of the mean day', () => {
  const meals: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER'];
  const plain: MadeUp = { fiber: 9, salt: 1 };
  const vegetables = (grams: number): MadeUp => ({ ...plain, lines: [{ produce: 'vegetable', grams }] });
  const fruit = (grams: number): MadeUp => ({ ...plain, lines: [{ produce: 'fruit', grams }] });

  it('wants vegetables and fruit, and more than enough is no better', () => {
    const weights = { produceShort: 1 };
    const of = (...dishes: readonly MadeUp[]) => pointsOf(madeUpDays(1, meals), dishes, { weights });
    expect(of(plain, plain, plain)).toBeCloseTo(270 + 220, 9);
    expect(of(plain, vegetables(150), plain)).toBeCloseTo(120 + 220, 9);
    expect(of(fruit(200), vegetables(150), plain)).toBeCloseTo(120 + 20, 9);
    expect(of(fruit(300), vegetables(300), vegetables(300))).toBeCloseTo(0, 9);
  });

  it('wants fiber and little salt', () => {
    const of = (fiber: number, salt: number, weights: Partial<PlannerWeights>) =>
      pointsOf(
        madeUpDays(1, meals),
        Array.from({ length: 3 }, () => ({ fiber, salt })),
        { weights },
      );
    expect(of(9, 1, { fiberShort: 1, saltOver: 1 })).toBeCloseTo(0, 9);
    expect(of(5, 1, { fiberShort: 1 })).toBeCloseTo(12, 9);
    expect(of(9, 2.2, { saltOver: 10 })).toBeCloseTo(10, 9);
    expect(of(9, 0, { saltOver: 10 })).toBe(0);
  });

  it('is of all days together', () => {
    const dishes = [vegetables(500), plain, plain, plain, vegetables(40), fruit(440)];
    expect(pointsOf(madeUpDays(2, meals), dishes, { weights: { produceShort: 1 } })).toBeCloseTo(0, 9);
  });

  it('counts what is on the plate', () => {
    const target = { kcal: 1000, protein: 50, fat: 30, carbohydrates: 120 };
    const days = madeUpDays(1, ['DINNER'], { slot: { target } });
    const points = pointsOf(days, [vegetables(100)], { weights: { produceShort: 1 } });
    // About twice the recipe, which is what the slot asks for.
    expect(490 - points).toBeGreaterThan(180);
    expect(490 - points).toBeLessThan(220);
  });

  it('is left alone where not the whole day is planned', () => {
    const weights = { produceShort: 1, fiberShort: 1 };
    const fixed = [{ macros: SLOT_TARGET }];
    expect(pointsOf(madeUpDays(1, meals, { fixed }), [plain, plain, plain], { weights })).toBe(0);
    const [day] = madeUpDays(1, meals);
    const last = { ...day!.slots[2]!, requested: false };
    expect(pointsOf([{ ...day!, slots: [...day!.slots.slice(0, 2), last] }], [plain, plain], { weights })).toBe(0);
  });
});

describe('dishes that are alike', () => {
  const from = (food: number): MadeUp => ({ lines: [{ foodId: food }] });
  const weights = { alike: 8 };

  it('cost something among the main meals of a plan', () => {
    const days = madeUpDays(2, ['LUNCH', 'DINNER']);
    expect(pointsOf(days, [from(11), from(12), from(13), from(14)], { weights })).toBe(0);
    expect(pointsOf(days, [from(11), from(12), from(13), from(11)], { weights })).toBe(8);
    expect(pointsOf(days, [from(11), from(11), from(11), from(12)], { weights })).toBe(24);
  });

  it('cost something among the other meals of a day, which may be those of another day', () => {
    const days = madeUpDays(2, ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']);
    const mains = [from(1), from(2), from(3), from(4)] as const;
    const week = (snack: number) => [from(11), mains[0], mains[1], from(snack), from(11), mains[2], mains[3], from(12)];
    expect(pointsOf(days, week(12), { weights })).toBe(0);
    expect(pointsOf(days, week(11), { weights })).toBe(8);
    expect(pointsOf(madeUpDays(1, ['BREAKFAST', 'LUNCH']), [from(11), from(11)], { weights })).toBe(8);
  });

  it('may have the same food in three main meals and on four mornings of a week', () => {
    const fish: MadeUp = { lines: [{ foodId: 11, role: 'protein', grams: 120 }] };
    const times = (count: number, meal: MealMoment) =>
      oneADay(
        meal,
        Array.from({ length: count }, () => fish),
        { again: 2 },
      );
    expect([4, 5].map((count) => times(count, 'BREAKFAST'))).toEqual([0, 2]);
    // Each of these dinners but the first has the fish of the evening before.
    expect([1, 3, 4, 5].map((count) => times(count, 'DINNER'))).toEqual([0, 4, 8, 12]);
  });
});

describe('a meal that fits no plate', () => {
  it('costs something per 100 g, up to what the energy asks for', () => {
    const of = (grams: number) => oneADay('DINNER', [{ lines: [{ grams }] }], { bulk: 2 });
    expect([600, 700, 4000].map(of)).toEqual([0, 2, 12]);
    expect(
      oneADay('DINNER', [{ lines: [{ grams: 700, measure: 'ml', measures: { g: 1, ml: 1 } }] }], { bulk: 2 }),
    ).toBe(0);
    expect(
      oneADay('BREAKFAST', [{ lines: [{ grams: 850, measure: 'ml', measures: { g: 1, ml: 1 } }] }], { bulk: 2 }),
    ).toBe(2);
    expect(oneADay('DINNER', [{ kcal: 1000, lines: [{ grams: 100 }] }], { bulk: 2 })).toBeCloseTo(2);
    const ofOneFood = (meal: MealMoment) => oneADay(meal, [{ lines: [{ grams: 400, role: 'protein' }] }], { bulk: 2 });
    expect(ofOneFood('DINNER')).toBeCloseTo(3);
    expect(ofOneFood('BREAKFAST')).toBe(0);
    // Two portions and a half of a recipe for one person.
    expect(oneADay('DINNER', [{ kcal: 200, lines: [{ grams: 100 }] }], { bulk: 2 })).toBeCloseTo(6);
  });
});

describe('what else a plan is worth', () => {
  it('costs something for each different food to buy, once', () => {
    const days = madeUpDays(2, ['BREAKFAST', 'DINNER']);
    const dishes = [{ buys: [1, 2] }, { buys: [2, 3] }, { buys: [] }, { buys: [1, 3] }];
    expect(pointsOf(days, dishes, { weights: { bought: 2 } })).toBe(6);
  });

  it('goes by liking, appeal, the tags of the date and products for people who avoid something', () => {
    const dishes: MadeUp[] = [
      { appeal: 'LOW', tags: ['HORMONE'] },
      { appeal: 'HIGH', isSpecial: true },
    ];
    const days = madeUpDays(1, ['LUNCH', 'DINNER'], { preferTags: ['HORMONE'] });
    const of = (weights: Partial<PlannerWeights>, preferences: PlannerPreferences = {}) =>
      pointsOf(days, dishes, { weights, preferences });
    expect(of({ nonFavourite: 1 })).toBe(2);
    expect(of({ nonFavourite: 1 }, { likedRecipeIds: [2] })).toBe(1);
    expect(of({ appeal: 10 })).toBe(9);
    expect(of({ withoutPreferredTag: 1 })).toBe(1);
    expect(pointsOf(days, [{ temperature: 'COLD' }, { temperature: 'COLD' }], { weights: { coldDinner: 5 } })).toBe(5);
    expect(pointsOf(days, [{ form: 'BREAD' }, { form: 'SOUP' }], { weights: { coldDinner: 5 } })).toBe(0);
    // The days are in March.
    const dishesOfSeasons: MadeUp[] = [{ seasons: ['AUTUMN', 'WINTER'] }, { seasons: ['SPRING'] }];
    expect(pointsOf(days, dishesOfSeasons, { weights: { offSeason: 3 } })).toBe(3);
    expect(pointsOf(days, [{ hasStandIn: true }, {}], { weights: { standIn: 7 } })).toBe(7);
    expect(of({ special: 8 })).toBe(8);
    expect(of({ special: 8 }, { intolerances: ['gluten'] })).toBe(0);
    expect(of({ special: 8 }, { diet: 'vegan' })).toBe(0);
    expect(of({ recent: 3 }, { recent: [{ recipeId: 1, daysAgo: 4 }] })).toBe(3);
  });

  it('is worse the more points there are, each kind beside the others', () => {
    const days = madeUpDays(1, ['LUNCH', 'DINNER']);
    const dishes: MadeUp[] = [
      { source: 'FISH', form: 'SOUP', buys: [1] },
      { source: 'FISH', form: 'SOUP', buys: [2] },
    ];
    const weights = { sameSource: 1, sameForm: 10, bought: 100, nonFavourite: 1000, unused: 5 };
    expect(pointsOf(days, dishes, { weights })).toBe(1 + 10 + 200 + 2000);
  });
});
