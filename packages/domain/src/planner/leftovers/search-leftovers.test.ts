import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { madeUpDays, madeUpRecipe } from '../week/made-up-week.test-support.ts';
import { searchWeek } from '../search/search-week.ts';
import { COOK_TWICE_WISHES, NO_WISHES } from '../wishes/week-wishes.ts';
import { buildProblem } from '../week/week-problem.ts';
import { clear, createState, pairUp, place, type WeekState } from '../week/week-state.ts';

const catalogue = buildCatalogueIndex(
  Array.from({ length: 40 }, (_, at) =>
    madeUpRecipe(at + 1, {
      keeps: at % 3 !== 0,
      buys: [at, at + 1, at + 2],
      lines: [{ role: 'other' }, { role: 'starch', kcal: 100, carbohydrates: 25, grams: 60 }],
      protein: 20 + (at % 9),
    }),
  ),
);
const searches = fc.record({
  wish: fc.constantFrom(...COOK_TWICE_WISHES),
  days: fc.integer({ min: 1, max: 9 }),
  seed: fc.integer(),
  iterations: fc.constantFrom(0, 3, 40),
});

function search({ wish, days, seed, iterations }: typeof searches extends fc.Arbitrary<infer Value> ? Value : never) {
  const problem = buildProblem({
    catalogue,
    preferences: { wishes: { ...NO_WISHES, cookTwice: wish } },
    days: madeUpDays(days, ['LUNCH', 'DINNER']),
    seed,
  });
  return searchWeek(problem, seed, iterations).state;
}

/** The same plan, built again from scratch. */
function rebuilt({ problem, pairs, recipes }: WeekState): WeekState {
  const state = createState(problem);
  pairUp(state, pairs);
  for (const [slot, recipe] of recipes.entries()) place(state, slot, recipe);
  return state;
}

describe('a search with meals that are cooked together', () => {
  it('counts what is cooked and bought exactly like a plan built from scratch', () => {
    fc.assert(
      fc.property(searches, (asked) => {
        const state = search(asked);
        const { uses, boughtIn, boughtCost, cookedIn, leftFor } = rebuilt(state);
        expect(state.uses).toEqual(uses);
        expect(state.boughtIn).toEqual(boughtIn);
        expect(state.boughtCost).toBeCloseTo(boughtCost, 6);
        expect(state.cookedIn).toEqual(cookedIn);
        expect(state.leftFor).toEqual(leftFor);
      }),
      { numRuns: 60 },
    );
  });

  it('has each slot in at most one pair, and one recipe in both slots of a pair', () => {
    fc.assert(
      fc.property(searches, (asked) => {
        const { problem, pairs, recipes, picks } = search(asked);
        const slots = pairs.flatMap((pair) => {
          const { first, second, recipes: keeping } = problem.leftovers.pairs[pair]!;
          expect(recipes[second]).toBe(recipes[first]);
          expect(keeping).toContain(recipes[first]);
          expect([picks[first]! >= 0, picks[second]! >= 0]).toEqual([true, true]);
          return [first, second];
        });
        expect(new Set(slots).size).toBe(slots.length);
        expect(pairs.length).toBe(problem.leftovers.times);
      }),
      { numRuns: 60 },
    );
  });

  it('does not count a reheated meal as another use, and counts nothing once all slots are cleared', () => {
    const state = search({ wish: 'DINNER_LUNCH', days: 7, seed: 1, iterations: 40 });
    for (const { first } of state.pairs.map((pair) => state.problem.leftovers.pairs[pair]!))
      expect(state.uses[state.recipes[first]!]).toBe(1);
    for (const slot of state.recipes.keys()) clear(state, slot);
    expect(state.uses.every((count) => count === 0)).toBe(true);
    expect(state.boughtIn.every((count) => count === 0)).toBe(true);
  });
});
