import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISH_FAMILIES } from '../../recipes/dish-facts/dish-families.ts';
import { CUISINES, DISH_FORMS, PROTEIN_SOURCES } from '../../recipes/dish-facts/nature-of-dish.ts';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { type MadeUp, madeUpDays, madeUpRecipe, SLOT_TARGET } from '../week/made-up-week.test-support.ts';
import { tasteFromNothing } from '../taste/taste-from-nothing.test-support.ts';
import { buildProblem, type WeekProblem } from '../week/week-problem.ts';
import { NO_WISHES } from '../wishes/week-wishes.ts';
import { addedPoints, clear, createState, lift, pairUp, place, putBack, varietyPenalty } from '../week/week-state.ts';

const DISHES = 140;
/** Dishes that have much in common, so that every rule applies to some of them. */
const dishes = Array.from({ length: DISHES }, (_, at): MadeUp => {
  const food = (number: number) => 1000 + (number % 7);
  return {
    families: [DISH_FAMILIES[at % 5]!, DISH_FAMILIES[at % 3]!],
    source: PROTEIN_SOURCES[at % 6]!,
    form: at % 7 > 3 ? (['BREAD', 'BOWL', 'DRINK'] as const)[at % 3]! : DISH_FORMS[at % 5]!,
    cuisine: CUISINES[at % 4]!,
    minutes: 5 + (at % 30),
    keeps: true,
    hasOilyFish: at % 9 === 0,
    appeal: at % 4 === 0 ? 'LOW' : 'HIGH',
    buys: [at % 11, at % 5],
    lines: [
      {
        foodId: food(at),
        kcal: 250,
        role: 'protein',
        grams: 100,
        kind: (['EGG', 'AVOCADO', 'WHITE_FISH'] as const)[at % 3]!,
      },
      { foodId: food(at + 3), kcal: 150, role: 'vegetable', grams: 90, freeSugars: at % 3 === 0 ? 9 : 0 },
      // A food of two dishes, which is characteristic of both
      { foodId: 2000 + (at % 70), kcal: 5, grams: 5 },
    ],
  };
});
const catalogue = buildCatalogueIndex(dishes.map((dish, at) => madeUpRecipe(at + 1, dish)));
const meal = { macros: SLOT_TARGET };
const week = madeUpDays(6, ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'], { dayClass: 'weekday' }).map((day, number) => ({
  ...day,
  ...(number === 1 && { fixed: [{ ...meal, recipeId: 7 }] }),
  slots: day.slots.map((slot, at) =>
    number === 2 && at === 1 ? { ...slot, locked: [{ ...meal, recipeId: 8 }] } : slot,
  ),
}));
const around = [
  { recipeId: 3, date: '2026-02-28', type: 'DINNER' as const },
  { recipeId: 6, date: '2026-03-07', type: 'DINNER' as const },
  { recipeId: 5, date: '2026-02-27', type: 'BREAKFAST' as const },
];

const problems: readonly (readonly [string, WeekProblem])[] = [
  ['a week', buildProblem({ catalogue, preferences: {}, days: week, seed: 3 })],
  ['some days of a week', buildProblem({ catalogue, preferences: { around }, days: week, seed: 4 })],
  [
    'wishes',
    buildProblem({
      catalogue,
      preferences: { wishes: { ...NO_WISHES, dinners: { meat: 2, fish: 2, meatless: 3 }, sameBreakfast: true } },
      days: week,
    }),
  ],
  [
    'meals cooked for two',
    buildProblem({ catalogue, preferences: { wishes: { ...NO_WISHES, cookTwice: 'DINNER_LUNCH' } }, days: week }),
  ],
];

describe.each(problems)('the points for %s', (_, problem) => {
  const moves = fc.array(
    fc.tuple(
      fc.nat(problem.slots.length - 1),
      fc.nat(DISHES - 1),
      fc.constantFrom('place', 'clear', 'try', 'take back'),
    ),
    { maxLength: 200 },
  );
  const { pairs } = problem.leftovers;
  const paired = pairs.length === 0 ? fc.constant(null) : fc.nat(pairs.length - 1);

  it('equal those counted from scratch after any moves, including undone moves', () => {
    fc.assert(
      fc.property(moves, paired, (made, pair) => {
        const state = createState(problem);
        if (pair !== null) pairUp(state, [pair]);
        const { bought } = problem.pool.weights;
        for (const [slot, recipe, how] of made) {
          const before = varietyPenalty(state);
          if (how === 'clear') clear(state, slot);
          else if (how === 'place') {
            clear(state, slot);
            const emptied = varietyPenalty(state);
            const added = addedPoints(state, slot, recipe);
            place(state, slot, recipe);
            expect(varietyPenalty(state)).toBeCloseTo(emptied + added, 6);
          } else if (state.recipes[slot]! >= 0) {
            const [points, cost, stood] = [state.taste.points, state.boughtCost, state.recipes[slot]!];
            clear(state, slot);
            if (how === 'try') {
              place(state, slot, recipe);
              lift(state, slot);
            }
            putBack(state, slot, stood);
            Object.assign(state, { boughtCost: cost });
            state.taste.points = points;
            expect(varietyPenalty(state)).toBe(before);
          }
        }
        expect(varietyPenalty(state) - bought * state.boughtCost).toBeCloseTo(tasteFromNothing(state), 6);
      }),
    );
  });

  it('exceed the given maximum for a dish only if its exact points do', () => {
    fc.assert(
      fc.property(moves, fc.nat(DISHES - 1), fc.double({ min: -50, max: 200, noNaN: true }), (made, recipe, most) => {
        const state = createState(problem);
        for (const [slot, dish] of made) place(state, slot, dish);
        const [slot] = made[0] ?? [0];
        clear(state, slot);
        const added = addedPoints(state, slot, recipe);
        const within = addedPoints(state, slot, recipe, most);
        if (added <= most) expect(within).toBeCloseTo(added, 9);
        else expect(within).toBeGreaterThan(most);
      }),
    );
  });
});
