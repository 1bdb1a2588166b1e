import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { dayPoints } from '../scoring/day-cost.ts';
import { madeUpDays, madeUpRecipe, SLOT_TARGET } from './made-up-week.test-support.ts';
import type { PlanDayInput } from './plan-request.ts';
import { makeCatalogue } from '../catalogue/synthetic-catalogue.test-support.ts';
import { makeDays } from './synthetic-personas.test-support.ts';
import { buildProblem } from './week-problem.ts';
import { chooseDay, createState, hasRoom, newFoods, place, type WeekState } from './week-state.ts';
import { varietyPenalty } from './week-state.ts';

const recipes = makeCatalogue(120, 9);
const catalogue = buildCatalogueIndex(recipes);
const target = { kcal: 2000, protein: 110, fat: 67, carbohydrates: 226 };
const meal = { macros: SLOT_TARGET };
const week: PlanDayInput[] = makeDays(target, ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']).map((day, number) => ({
  ...day,
  ...(number === 1 && { fixed: [{ ...meal, recipeId: 7 }, meal] }),
  slots: day.slots.map((slot, at) =>
    number === 2 && at === 1
      ? {
          ...slot,
          locked: [
            { ...meal, recipeId: 7 },
            { ...meal, recipeId: 12 },
          ],
        }
      : slot,
  ),
}));
const problem = buildProblem({ catalogue, preferences: {}, days: week });

/** The contents of a plan, counted from scratch from the recipes. */
function countedOf({ recipes: placed }: Pick<WeekState, 'recipes'>) {
  const existing = [7, 7, 12].map((id) => catalogue.indexById.get(id)!);
  const all = [...existing, ...[...placed].filter((recipe) => recipe >= 0)];
  const uses = new Int16Array(catalogue.recipes.length);
  const boughtIn = new Int16Array(catalogue.shop.ids.length);
  for (const recipe of all) {
    uses[recipe] = uses[recipe]! + 1;
    const { ingredients } = catalogue.recipes[recipe]!;
    for (const foodId of new Set(ingredients.map((food) => food.foodId))) {
      const number = catalogue.shop.ids.indexOf(foodId);
      boughtIn[number] = boughtIn[number]! + 1;
    }
  }
  const forTheWeek = new Map(
    catalogue.recipes.flatMap(({ ingredients }) => ingredients.map(({ foodId, bought }) => [foodId, bought])),
  );
  const costs = [...boughtIn].map((meals, number) => {
    if (meals === 0) return 0;
    return forTheWeek.get(catalogue.shop.ids[number]!) === true ? 1 : 614 / 1024;
  });
  return { uses, boughtIn, boughtCost: costs.reduce((sum, cost) => sum + cost, 0) };
}

function countersOf({ uses, boughtIn, boughtCost }: WeekState) {
  return { uses: uses.slice(), boughtIn: boughtIn.slice(), boughtCost };
}

const placements = fc.array(fc.tuple(fc.nat(problem.slots.length - 1), fc.nat(catalogue.recipes.length - 1)), {
  maxLength: 120,
});

describe('the counters of a plan', () => {
  it('start with what is already in the plan', () => {
    const state = createState(problem);
    expect(countersOf(state)).toEqual(countedOf(state));
    expect(state.uses[catalogue.indexById.get(7)!]).toBe(2);
    expect([...state.recipes].every((recipe) => recipe === -1)).toBe(true);
  });

  it('match those counted from scratch after any placements', () => {
    fc.assert(
      fc.property(placements, (moves) => {
        const state = createState(problem);
        for (const [slot, recipe] of moves) place(state, slot, recipe);
        expect(countersOf(state)).toEqual(countedOf(state));
        for (const [slot, recipe] of new Map(moves)) expect(state.recipes[slot]).toBe(recipe);
      }),
    );
  });

  it('are restored when the placements are undone', () => {
    fc.assert(
      fc.property(placements, placements, (first, then) => {
        const state = createState(problem);
        for (let slot = 0; slot < problem.slots.length; slot += 1) place(state, slot, slot % 50);
        for (const [slot, recipe] of first) place(state, slot, recipe);
        const before = { ...countersOf(state), recipes: state.recipes.slice() };
        const taste = varietyPenalty(state);
        const undo = then.map(([slot, recipe]) => {
          const stood = state.recipes[slot]!;
          place(state, slot, recipe);
          return [slot, stood] as const;
        });
        for (const [slot, recipe] of undo.toReversed()) place(state, slot, recipe);
        expect({ ...countersOf(state), recipes: state.recipes }).toEqual(before);
        expect(varietyPenalty(state)).toBeCloseTo(taste, 6);
      }),
    );
  });

  it('tell how many foods one more recipe would add', () => {
    fc.assert(
      fc.property(placements, fc.nat(catalogue.recipes.length - 1), (moves, recipe) => {
        const state = createState(problem);
        for (const [slot, one] of moves) place(state, slot, one);
        const free = state.recipes.indexOf(-1);
        fc.pre(free >= 0);
        const added = newFoods(state, recipe);
        const before = state.boughtCost;
        place(state, free, recipe);
        expect(state.boughtCost - before).toBe(added);
        expect(newFoods(state, recipe)).toBe(0);
      }),
    );
  });
});

describe('room for another use of a recipe', () => {
  const twelve = buildCatalogueIndex(Array.from({ length: 12 }, (_, id) => madeUpRecipe(id + 1)));

  it('exists for one use of a main meal and four uses of a breakfast', () => {
    const days = madeUpDays(6, ['BREAKFAST', 'LUNCH']);
    const state = createState(buildProblem({ catalogue: twelve, preferences: {}, days }));
    for (const [nth, slot] of [0, 2, 4, 6].entries()) {
      expect([hasRoom(state, 10, 3), hasRoom(state, 11, 3)]).toEqual([true, nth === 0]);
      place(state, slot, 3);
    }
    expect(hasRoom(state, 10, 3)).toBe(false);
    expect(hasRoom(state, 10, 4)).toBe(true);
    place(state, 0, 4);
    expect(hasRoom(state, 10, 3)).toBe(true);
  });

  it('does not exist for a dish of another meal that day, or for a breakfast or snack that is also a main meal', () => {
    const days = madeUpDays(3, ['BREAKFAST', 'SNACK', 'LUNCH']);
    const [breakfast, snack, lunch, , nextSnack, nextLunch] = [0, 1, 2, 3, 4, 5] as const;
    const state = createState(buildProblem({ catalogue: twelve, preferences: {}, days }));
    place(state, breakfast, 3);
    const roomFor = (...slots: readonly number[]) => slots.map((slot) => hasRoom(state, slot, 3));
    expect(roomFor(breakfast, snack, lunch)).toEqual([true, false, false]);
    expect(roomFor(nextSnack, nextLunch)).toEqual([true, false]);
  });

  it('depends on what is already in the plan', () => {
    const fixed = [{ macros: SLOT_TARGET, recipeId: 4 }];
    const [day, ...others] = madeUpDays(3, ['DINNER']);
    const state = createState(
      buildProblem({ catalogue: twelve, preferences: {}, days: [{ ...day!, fixed }, ...others] }),
    );
    expect([2, 3, 4].map((recipe) => hasRoom(state, 0, recipe))).toEqual([true, false, true]);
  });
});

describe('the plates of a day', () => {
  it('are chosen only for the slots of that day, and determine its points', () => {
    const state = createState(problem);
    for (const [slot, { kind }] of problem.slots.entries()) {
      const withPlates = [...kind.recipes].filter((recipe) => kind.platesOf(recipe).count > 0);
      place(state, slot, withPlates[slot % withPlates.length]!);
    }
    const before = state.picks.slice();
    chooseDay(state, 3);
    const { slots, aim, fixed } = problem.days[3]!;
    for (const slot of problem.slots.keys()) if (!slots.includes(slot)) expect(state.picks[slot]).toBe(before[slot]);
    const sum = { ...fixed, changed: 0 };
    for (const slot of slots) {
      const plates = problem.slots[slot]!.kind.platesOf(state.recipes[slot]!);
      for (const figure of ['kcal', 'protein', 'fat', 'carbohydrates', 'changed'] as const)
        sum[figure] += plates[figure][state.picks[slot]!]!;
    }
    const points = sum.changed + dayPoints(aim, sum.kcal, sum.protein, sum.fat, sum.carbohydrates);
    expect(state.dayPoints[3]).toBeCloseTo(points, 6);
    expect(state.dayPoints.filter((one) => one !== 0)).toHaveLength(1);
  });

  it('are empty if a day has no slots to fill', () => {
    const days = madeUpDays(1, ['LUNCH'], { slot: { requested: false } });
    const state = createState(buildProblem({ catalogue, preferences: {}, days }));
    chooseDay(state, 0);
    expect(state.dayPoints[0]).toBe(0);
  });
});
