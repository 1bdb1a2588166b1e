import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { dayPoints } from '../scoring/day-cost.ts';
import { ELIGIBLE } from '../catalogue/eligibility.ts';
import { madeUpDays, madeUpRecipe, SLOT_TARGET } from '../week/made-up-week.test-support.ts';
import { searchWeek } from './search-week.ts';
import { makeCatalogue } from '../catalogue/synthetic-catalogue.test-support.ts';
import { makePersonas } from '../week/synthetic-personas.test-support.ts';
import type { SlotKind } from '../week/slot-kind.ts';
import { buildProblem, type WeekProblem } from '../week/week-problem.ts';
import { createState, place, type WeekState } from '../week/week-state.ts';
import { balancePenalty } from '../scoring/balance-penalty.ts';
import { varietyPenalty } from '../week/week-state.ts';

const recipes = makeCatalogue(150, 21);
const catalogue = buildCatalogueIndex(recipes);
const personas = makePersonas(40, 13);

function problemOf(persona: number): WeekProblem {
  const request = personas[persona]!.request(recipes);
  return buildProblem({ catalogue, preferences: request, days: request.days });
}

/** Points of a plan, computed from scratch. */
function recount({ problem, recipes: placed, picks }: WeekState): number {
  const state = createState(problem);
  for (const [slot, recipe] of placed.entries()) place(state, slot, recipe);
  state.picks.set(picks);
  return problem.days.reduce(
    (total, { aim, fixed, slots }) => {
      if (slots.length === 0) return total;
      const sum = { ...fixed, changed: 0 };
      for (const slot of slots) {
        const plates = problem.slots[slot]!.kind.platesOf(placed[slot]!);
        for (const figure of ['kcal', 'protein', 'fat', 'carbohydrates', 'changed'] as const)
          sum[figure] += plates[figure][picks[slot]!]!;
      }
      return total + sum.changed + dayPoints(aim, sum.kcal, sum.protein, sum.fat, sum.carbohydrates);
    },
    varietyPenalty(state) + balancePenalty(state),
  );
}

/** Points jump at the edges of bands, by EDGE_STEP up to MOST_STEP times. */
const [EDGE_STEP, MOST_STEP] = [0.2, 8] as const;

/** How many meals exceed the limit on repeats of their recipe. */
function excess({ problem, uses }: WeekState): number {
  return uses.reduce((sum, count, recipe) => {
    const caps = problem.slots.flatMap(({ kind }) => (kind.recipes.includes(recipe) ? kind.cap : []));
    return sum + Math.max(0, count - Math.max(0, ...caps));
  }, 0);
}

const searches = fc.record({
  persona: fc.nat(personas.length - 1),
  seed: fc.integer(),
  iterations: fc.constantFrom(0, 1, 3, 40),
});

describe('a search', () => {
  it('finds the same plan for the same seed', () => {
    fc.assert(
      fc.property(searches, ({ persona, seed, iterations }) => {
        const [one, two] = [0, 1].map(() => searchWeek(problemOf(persona), seed, iterations));
        expect(two!.points).toBe(one!.points);
        expect(two!.state.recipes).toEqual(one!.state.recipes);
        expect(two!.state.picks).toEqual(one!.state.picks);
      }),
      { numRuns: 25 },
    );
  });

  it('can find another plan for another seed', () => {
    const plans = [1, 2, 3].map((seed) => searchWeek(problemOf(0), seed, 40).state.recipes.join());
    expect(new Set(plans).size).toBe(3);
  });

  it('returns the points of its plan, as computed from scratch', () => {
    fc.assert(
      fc.property(searches, ({ persona, seed, iterations }) => {
        // Floating-point errors can put a day at its carbohydrate ceiling on either side of it.
        fc.pre(!personas[persona]!.keto);
        const { state, points } = searchWeek(problemOf(persona), seed, iterations);
        fc.pre(!state.picks.includes(-1));
        // Floating-point errors can put a day at the edge of a band on either side of it, which is a whole step of
        // points.
        const steps = (points - recount(state)) / (EDGE_STEP * state.problem.days[0]!.aim.weight);
        expect(Math.abs(steps)).toBeLessThanOrEqual(2 * MOST_STEP);
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it('is never worse than its starting point, including with many meals a day', () => {
    fc.assert(
      fc.property(
        fc.nat(personas.length - 1),
        fc.integer(),
        fc.integer({ min: 1, max: 12 }),
        (persona, seed, rounds) => {
          const problem = problemOf(persona);
          const began = searchWeek(problem, seed, 0).points;
          expect(searchWeek(problem, seed, rounds).points).toBeLessThanOrEqual(began + 1e-9);
        },
      ),
      { numRuns: 150, examples: [[36, 10, 1]] },
    );
  });

  it('returns a plan if there is nothing to fill', () => {
    const days = madeUpDays(2, ['LUNCH'], { slot: { requested: false } });
    expect(searchWeek(buildProblem({ catalogue, preferences: {}, days }), 1, 100).points).toBe(0);
  });
});

describe('the recipes of a plan', () => {
  it('are allowed in their slots by all hard rules, and are not repeated too often by the search', () => {
    fc.assert(
      fc.property(searches, ({ persona, seed, iterations }) => {
        const problem = problemOf(persona);
        const { state } = searchWeek(problem, seed, iterations);
        for (const [slot, { kind }] of problem.slots.entries()) {
          const recipe = state.recipes[slot]!;
          expect(problem.pool.exclusions[recipe]).toBe(ELIGIBLE);
          expect(kind.recipes).toContain(recipe);
        }
        expect(excess(state)).toBeLessThanOrEqual(excess(searchWeek(problem, seed, 0).state));
      }),
      { numRuns: 40 },
    );
  });

  it('repeat as main meals only if one of their slots had no other recipe left', () => {
    fc.assert(
      fc.property(fc.nat(personas.length - 1), fc.integer(), (persona, seed) => {
        const problem = problemOf(persona);
        const { state } = searchWeek(problem, seed, 0);
        const existing = Map.groupBy(problem.slots.keys(), (slot) => state.recipes[slot]!);
        const isLeft = (kind: SlotKind) =>
          kind.recipes.some((recipe) => kind.platesOf(recipe).count > 0 && state.uses[recipe] === 0);
        const tooOften = [...existing.values()]
          .map((slots) => slots.map((slot) => problem.slots[slot]!.kind).filter(({ isMain }) => isMain))
          .filter((mains) => mains.length > 0 && mains.length > Math.max(...mains.map(({ cap }) => cap)));
        expect(tooOften.filter((mains) => mains.every(isLeft))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('repeat no more than their own slot allows, even if the days differ', () => {
    // Some days have large slots; recipes that suit those do not suit the small slots of the others.
    const few = Array.from({ length: 24 }, (_, at) => madeUpRecipe(at + 1, at < 12 ? { kcal: 250 } : { kcal: 1600 }));
    const large = { kcal: 2000, protein: 100, fat: 60, carbohydrates: 240 };
    const small = { kcal: 250, protein: 13, fat: 8, carbohydrates: 30 };
    const days = madeUpDays(6, ['DINNER']).map((day, at) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, target: at % 2 === 0 ? large : small })),
    }));
    const problem = buildProblem({ catalogue: buildCatalogueIndex(few), preferences: {}, days });
    for (const seed of [1, 2, 3]) {
      const { state } = searchWeek(problem, seed, 200);
      for (const [slot, { kind }] of problem.slots.entries()) expect(kind.recipes).toContain(state.recipes[slot]!);
      expect(state.picks).not.toContain(-1);
    }
  });

  it('repeat no more than their own slot allows, even if other days had to allow recently eaten recipes', () => {
    // The small slots have enough dishes. The large ones allow only the first eight, and six of those were eaten
    // recently.
    const dishes = Array.from({ length: 24 }, (_, at) => {
      const kcal = at < 8 ? 700 : 350;
      return madeUpRecipe(at + 1, { kcal, protein: kcal / 20, fat: kcal * 0.03, carbohydrates: kcal * 0.12 });
    });
    const recent = [1, 2, 3, 4, 5, 6].map((recipeId) => ({ recipeId, daysAgo: 2 }));
    const large = { kcal: 1500, protein: 75, fat: 45, carbohydrates: 180 };
    const days = madeUpDays(8, ['LUNCH']).map((day, at) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, target: at < 3 ? large : SLOT_TARGET })),
    }));
    const preferences = { recent, weights: { recent: 0 } };
    const problem = buildProblem({ catalogue: buildCatalogueIndex(dishes), preferences, days });
    expect([0, 3].map((slot) => problem.slots[slot]!.kind.usesRecent)).toEqual([true, false]);
    for (let seed = 0; seed < 20; seed += 1) {
      const { state } = searchWeek(problem, seed, 100);
      for (const [slot, { kind }] of problem.slots.entries()) expect(kind.recipes).toContain(state.recipes[slot]!);
    }
  });

  it('are not swapped into slots where they may appear less often', () => {
    // Two dishes suit the large slots, so each may repeat there, but only once in the small ones.
    const dishes = Array.from({ length: 24 }, (_, at) => madeUpRecipe(at + 1, { kcal: at < 2 ? 700 : 350 }));
    const large = { kcal: 1500, protein: 75, fat: 45, carbohydrates: 180 };
    const days = madeUpDays(8, ['LUNCH']).map((day, at) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, target: at < 5 ? SLOT_TARGET : large })),
    }));
    const preferences = { likedRecipeIds: [1, 2], weights: { nonFavourite: 4 } };
    const problem = buildProblem({ catalogue: buildCatalogueIndex(dishes), preferences, days });
    expect([0, 5].map((slot) => problem.slots[slot]!.kind.cap)).toEqual([1, 5]);
    for (let seed = 0; seed < 40; seed += 1) {
      const { state } = searchWeek(problem, seed, 100);
      const small = [...state.recipes].slice(0, 5);
      expect(new Set(small).size).toBe(small.length);
    }
  });

  it('repeat as little as possible if there are too few, and on the most suitable days', () => {
    const eight = Array.from({ length: 8 }, (_, at) =>
      madeUpRecipe(at + 1, { meals: ['LUNCH', 'DINNER'], source: at < 4 ? 'FISH' : 'EGG' }),
    );
    const days = madeUpDays(7, ['LUNCH', 'DINNER']);
    const preferences = { weights: { mix: 0, monotony: 0 } };
    const problem = buildProblem({ catalogue: buildCatalogueIndex(eight), preferences, days });
    const [first, last] = [0, 400].map((iterations) => searchWeek(problem, 1, iterations));
    for (const { state } of [first!, last!]) expect(Math.max(...state.uses)).toBeLessThanOrEqual(2);
    expect(last!.points).toBeLessThan(first!.points - 5);
  });

  it('repeat rather than leave a slot empty', () => {
    // Only the first dish can be made for the slot; the measure of the others allows no fitting plate.
    const jar = { measure: 'jar', measures: { jar: 500 }, isWhole: true };
    const dishes = Array.from({ length: 9 }, (_, at) =>
      madeUpRecipe(at + 1, at === 0 ? {} : { kcal: 340, lines: [jar] }),
    );
    const problem = buildProblem({
      catalogue: buildCatalogueIndex(dishes),
      preferences: {},
      days: madeUpDays(4, ['DINNER']),
    });
    expect(problem.slots[0]!.kind.recipes).toHaveLength(9);
    for (const iterations of [0, 50]) {
      const { state } = searchWeek(problem, 3, iterations);
      expect([...state.recipes]).toEqual([0, 0, 0, 0]);
      expect(state.picks).not.toContain(-1);
    }
  });
});

describe('meals already in the plan', () => {
  it("count towards the uses of their recipe, the bought food and the day's totals", () => {
    const dishes = Array.from({ length: 10 }, (_, at) => madeUpRecipe(at + 1, { buys: [at] }));
    const fixed = [{ macros: { kcal: 300, protein: 15, fat: 9, carbohydrates: 36 }, recipeId: 1 }];
    const target = { kcal: 800, protein: 40, fat: 24, carbohydrates: 96 };
    const [first, ...others] = madeUpDays(5, ['DINNER']);
    const days = [{ ...first!, fixed, target }, ...others];
    const problem = buildProblem({ catalogue: buildCatalogueIndex(dishes), preferences: {}, days });
    for (const seed of [1, 2, 3]) {
      const { state } = searchWeek(problem, seed, 100);
      expect([...state.recipes]).not.toContain(0);
      expect(state.uses[0]).toBe(1);
      expect(state.boughtCost).toBe(6);
      const { kind } = problem.slots[0]!;
      const kcal = kind.platesOf(state.recipes[0]!).kcal[state.picks[0]!]!;
      expect(Math.abs(kcal + 300 - 800)).toBeLessThan(16);
    }
  });
});

describe('the goal of a search', () => {
  it('is the plan with the fewest points: favourites, quick meals and short lists', () => {
    const dishes = Array.from({ length: 30 }, (_, at) =>
      madeUpRecipe(at + 1, { minutes: at < 10 ? 20 : 60, buys: at % 2 === 0 ? [0] : [at] }),
    );
    const catalogue = buildCatalogueIndex(dishes);
    const days = madeUpDays(3, ['DINNER'], { dayClass: 'weekday' });
    const { state } = searchWeek(buildProblem({ catalogue, preferences: {}, days }), 5, 1000);
    const ids = [...state.recipes].map((recipe) => catalogue.recipes[recipe]!.id);
    expect(ids.every((id) => id <= 10 && id % 2 === 1)).toBe(true);
    const liked = buildProblem({ catalogue, preferences: { likedRecipeIds: [3, 7, 9] }, days });
    expect([...searchWeek(liked, 5, 1000).state.recipes].toSorted((a, b) => a - b)).toEqual([2, 6, 8]);
  });

  it('is approached more closely with more rounds, which reject most worse plans', () => {
    const few = makeCatalogue(60, 4);
    const persona = personas[0]!.request(few);
    // With so few dishes, every week costs something.
    const preferences = { ...persona, weights: { alike: 0, monotony: 0, bulk: 0, appeal: 0, mix: 0 } };
    const problem = buildProblem({ catalogue: buildCatalogueIndex(few), preferences, days: persona.days });
    const points = [0, 30, 300].map((iterations) =>
      [1, 2, 3, 4].reduce((sum, seed) => sum + searchWeek(problem, seed, iterations).points, 0),
    );
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    // The best of an equal number of random plans has two fifths of the points of the first plan.
    expect(points[2]).toBeLessThan(points[0]! / 3);
  });
});
