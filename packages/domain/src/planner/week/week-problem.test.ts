import { describe, expect, it, test } from 'vitest';
import type { MealMoment } from '../../slots/meal-moments.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { type MadeUp, madeUpDays, madeUpRecipe, SLOT_TARGET } from './made-up-week.test-support.ts';
import type { PlanDayInput, PlannerPreferences } from './plan-request.ts';
import { DEFAULT_WEIGHTS } from '../scoring/weights.ts';
import { buildProblem } from './week-problem.ts';
import { allergensIn, FOR_ALL } from '../../recipes/dish-facts/traits.test-support.ts';

function problemOf(dishes: readonly MadeUp[], days: readonly PlanDayInput[], preferences: PlannerPreferences = {}) {
  const catalogue = buildCatalogueIndex(dishes.map((made, at) => madeUpRecipe(at + 1, made)));
  return buildProblem({ catalogue, preferences, days });
}

const many = (count: number, made: MadeUp = {}): MadeUp[] => Array.from({ length: count }, () => made);

describe('the recipes allowed in a slot', () => {
  it('suit its meal and all hard rules, and are within reach of its energy', () => {
    const dishes: MadeUp[] = [
      {},
      { meals: ['BREAKFAST'] },
      { diets: { ...FOR_ALL, vegan: 'unknown' } },
      { allergens: allergensIn('free', { gluten: 'unknown' }) },
      { buys: [5] },
      {},
      { kcal: 1300 },
      { kcal: 1200 },
      { kcal: 130 },
      { kcal: 145 },
    ];
    const preferences = {
      diet: 'vegan',
      intolerances: ['gluten'],
      avoidFoodIds: [105],
      dislikedRecipeIds: [6],
    } as const;
    const { slots } = problemOf(dishes, madeUpDays(1, ['DINNER']), preferences);
    // From 0.4 to 3.6 portions.
    expect([...slots[0]!.kind.recipes]).toEqual([0, 7, 9]);
  });

  it('exclude what was eaten recently, unless that leaves too little choice', () => {
    const recent = [
      { recipeId: 1, daysAgo: 10 },
      { recipeId: 2, daysAgo: 11 },
    ];
    const kindOf = (dishes: number, days: number) =>
      problemOf(many(dishes), madeUpDays(days, ['DINNER']), { recent }).slots[0]!.kind;
    expect(kindOf(6, 2).recipes).not.toContain(0);
    expect(kindOf(6, 2).recipes).toContain(1);
    expect([kindOf(6, 2).usesRecent, kindOf(6, 3).usesRecent]).toEqual([false, true]);
    expect(kindOf(6, 3).recipes).toContain(0);
    expect(kindOf(6, 3).base[0]! - kindOf(6, 3).base[1]!).toBe(DEFAULT_WEIGHTS.recent);
  });

  it('exclude starchy foods under a carbohydrate ceiling if two for each slot and five more are left', () => {
    const of = (kind: KitchenKind, carbohydrates: number): MadeUp => ({
      lines: [{}, { foodId: 31, kind, grams: 60, carbohydrates }],
    });
    const dishes = (without: number): MadeUp[] => [
      of('SLICED_BREAD', 25),
      of('COOKED_PULSES', 9),
      of('NOODLES', 2),
      ...many(without),
    ];
    const recipesOf = (carbCapGrams: number | null, without: number, likedRecipeIds: readonly number[] = []) => {
      const days = madeUpDays(2, ['DINNER']);
      return [...problemOf(dishes(without), days, { carbCapGrams, likedRecipeIds }).slots[0]!.kind.recipes];
    };
    // The third dish has low-carb noodles.
    expect(recipesOf(40, 8)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(recipesOf(40, 8, [1])).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(recipesOf(40, 7)).toHaveLength(10);
    expect(recipesOf(null, 8)).toHaveLength(11);
  });

  it('exclude products for special diets if the person needs none and forty ordinary recipes are left', () => {
    const special: MadeUp[] = [...many(2, { isSpecial: true }), ...many(40)];
    const recipesOf = (preferences: PlannerPreferences, dishes = special) => [
      ...problemOf(dishes, madeUpDays(1, ['DINNER']), preferences).slots[0]!.kind.recipes,
    ];
    expect(recipesOf({})).toEqual(Array.from({ length: 40 }, (_, at) => at + 2));
    expect(recipesOf({ likedRecipeIds: [2] })).toHaveLength(41);
    expect(recipesOf({ carbCapGrams: 40 })).toHaveLength(40);
    for (const needs of [{ diet: 'vegan' }, { intolerances: ['gluten'] }] as const)
      expect(recipesOf(needs)).toHaveLength(42);
    expect(recipesOf({}, special.slice(0, -1))).toHaveLength(41);
    const catalogue = buildCatalogueIndex(special.map((made, at) => madeUpRecipe(at + 1, made)));
    const [dinner] = madeUpDays(1, ['DINNER']);
    const proposed = buildProblem({ catalogue, preferences: {}, days: [dinner!], keepsSlots: true });
    expect(proposed.slots[0]!.kind.recipes).toHaveLength(42);
  });

  it('exclude foods not sold in the country, except favourites, if forty other recipes are left', () => {
    const foreign: MadeUp[] = [...many(2, { soldIn: ['NETHERLANDS', 'BELGIUM'] }), ...many(40)];
    const recipesOf = (preferences: PlannerPreferences, dishes = foreign) => [
      ...problemOf(dishes, madeUpDays(1, ['DINNER']), preferences).slots[0]!.kind.recipes,
    ];
    const sold = Array.from({ length: 40 }, (_, at) => at + 2);
    for (const country of ['UNITED_KINGDOM', 'IRELAND', 'UNITED_STATES'] as const) {
      expect(recipesOf({ country })).toEqual(sold);
      expect(recipesOf({ country, diet: 'vegan', carbCapGrams: 500 })).toEqual(sold);
      expect(recipesOf({ country, likedRecipeIds: [2] })).toEqual([1, ...sold]);
      expect(recipesOf({ country }, foreign.slice(0, -1))).toHaveLength(41);
    }
    for (const country of ['NETHERLANDS', 'BELGIUM', 'OTHER', undefined] as const)
      expect(recipesOf({ country })).toHaveLength(42);
    const catalogue = buildCatalogueIndex(foreign.map((made, at) => madeUpRecipe(at + 1, made)));
    const [dinner] = madeUpDays(1, ['DINNER']);
    const proposals = { catalogue, preferences: { country: 'IRELAND' }, days: [dinner!], keepsSlots: true } as const;
    expect(buildProblem(proposals).slots[0]!.kind.recipes).toHaveLength(42);
  });

  it('cost more if they are mostly soy or a meat substitute, for people who eat meat', () => {
    const dishes: MadeUp[] = [{ source: 'SOY' }, { source: 'SUBSTITUTE' }, { source: 'PULSES' }];
    const costs = (moment: MealMoment, diet: PlannerPreferences['diet'] = null) => {
      const { base } = problemOf(dishes, madeUpDays(1, [moment]), { diet }).slots[0]!.kind;
      return [base[0]! - base[2]!, base[1]! - base[2]!];
    };
    const { plantProtein } = DEFAULT_WEIGHTS;
    for (const diet of [null, 'halal'] as const)
      for (const cost of costs('LUNCH', diet)) expect(cost).toBeCloseTo(plantProtein, 9);
    for (const diet of ['vegan', 'vegetarian', 'pescatarian'] as const) expect(costs('LUNCH', diet)).toEqual([0, 0]);
    expect(costs('BREAKFAST')).toEqual([0, 0]);
  });

  it('exclude fresh foods out of season, except favourites, if forty recipes in season are left', () => {
    const dishes: MadeUp[] = [
      { seasons: ['SUMMER', 'AUTUMN'] },
      { seasons: ['SUMMER'] },
      { seasons: ['WINTER', 'SPRING'] },
      ...many(39),
    ];
    const recipesOf = (date: string, likedRecipeIds: readonly number[] = [], made = dishes) => {
      const days = madeUpDays(1, ['DINNER'], { date });
      return [...problemOf(made, days, { likedRecipeIds }).slots[0]!.kind.recipes];
    };
    expect(recipesOf('2026-03-10')).toEqual(Array.from({ length: 40 }, (_, at) => at + 2));
    expect(recipesOf('2026-03-10', [2])).toEqual(Array.from({ length: 41 }, (_, at) => at + 1));
    expect(recipesOf('2026-03-10', [], dishes.slice(0, -1))).toHaveLength(41);
    expect(recipesOf('2026-07-10')).toHaveLength(41);
    const catalogue = buildCatalogueIndex(dishes.map((made, at) => madeUpRecipe(at + 1, made)));
    const proposed = buildProblem({ catalogue, preferences: {}, days: madeUpDays(1, ['DINNER']), keepsSlots: true });
    expect(proposed.slots[0]!.kind.recipes).toHaveLength(42);
  });

  test.each([
    ['DINNER', 10, 7, 1],
    ['DINNER', 7, 7, 1],
    ['DINNER', 6, 7, 2],
    ['DINNER', 1, 7, 8],
    ['BREAKFAST', 2, 7, 4],
    ['BREAKFAST', 1, 7, 8],
    ['SNACK', 2, 7, 4],
    ['SNACK', 1, 7, 8],
  ] as const)(
    'a %s that is one of %i suitable recipes for %i days may appear %i times',
    (moment, dishes, days, cap) => {
      expect(problemOf(many(dishes), madeUpDays(days, [moment])).slots[0]!.kind.cap).toBe(cap);
    },
  );

  it('are computed once for slots of the same kind', () => {
    const { slots } = problemOf(many(3), madeUpDays(3, ['LUNCH', 'DINNER']));
    expect(slots[0]!.kind).toBe(slots[2]!.kind);
    expect(slots[0]!.kind).not.toBe(slots[1]!.kind);
  });
});

describe('a day to plan', () => {
  it('aims at its own target, or at the sum of its slots if it has none', () => {
    const target = { kcal: 1111, protein: 40, fat: 30, carbohydrates: 100 };
    expect(problemOf(many(3), madeUpDays(1, ['LUNCH', 'DINNER'])).days[0]!.aim.target.kcal).toBe(1000);
    expect(problemOf(many(3), madeUpDays(1, ['LUNCH'], { target })).days[0]!.aim.target).toEqual(target);
  });

  it('treats slots that stay empty as exactly on target, even under a ceiling', () => {
    const [day] = madeUpDays(1, ['LUNCH', 'DINNER']);
    const half = { ...day!, slots: [day!.slots[0]!, { ...day!.slots[1]!, requested: false }] };
    const { days, slots } = problemOf(many(3), [half], { carbCapGrams: 100 });
    expect(slots).toHaveLength(1);
    expect(days[0]!.aim.target).toEqual({ kcal: 500, protein: 25, fat: 15, carbohydrates: 40 });
    expect(days[0]!.aim.isCapped).toBe(true);
  });

  it('spreads the surplus or shortfall of its filled slots over its open slots', () => {
    const openAfter = (kcal: number) => {
      const [day] = madeUpDays(1, ['LUNCH', 'DINNER']);
      const locked = { ...day!.slots[0]!, locked: [{ macros: { ...SLOT_TARGET, kcal } }] };
      return problemOf(many(3), [{ ...day!, slots: [locked, day!.slots[1]!] }]).slots[0]!.kind.target.kcal;
    };
    expect([500, 600, 400].map(openAfter)).toEqual([500, 400, 600]);
    // Never below 0.6 or above 1.45 times the slot's own target.
    expect([0, 2000].map(openAfter)).toEqual([725, 300]);
  });

  it('lists its fixed meals by moment, and counts invalid numbers as zero', () => {
    const [day] = madeUpDays(1, ['LUNCH']);
    const locked = [{ macros: { kcal: 300, protein: NaN, fat: -5, carbohydrates: 30 }, recipeId: 2 }];
    const fixed = [
      { macros: SLOT_TARGET, recipeId: 1 },
      { macros: SLOT_TARGET },
      { macros: SLOT_TARGET, recipeId: 99 },
    ];
    const { days } = problemOf(many(3), [{ ...day!, fixed, slots: [{ ...day!.slots[0]!, locked }] }]);
    expect(days[0]!.existing).toEqual([
      { recipe: 0, type: null },
      { recipe: 1, type: 'LUNCH' },
    ]);
    expect(days[0]!.fixed).toEqual({ kcal: 1800, protein: 75, fat: 45, carbohydrates: 210 });
  });

  it('numbers its slots consecutively, skipping slots that no recipe suits', () => {
    const dishes = many(3, { meals: ['LUNCH', 'DINNER'] });
    const { days, slots } = problemOf(dishes, madeUpDays(2, ['LUNCH', 'BREAKFAST', 'DINNER']));
    expect(days.map((day) => day.slots)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(slots.map(({ day }) => day)).toEqual([0, 0, 1, 1]);
    expect(days[0]!.unfillable.map(({ type }) => type)).toEqual(['BREAKFAST']);
  });
});
