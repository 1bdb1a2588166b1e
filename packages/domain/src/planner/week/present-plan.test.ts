import { expect, test } from 'vitest';
import { isKitchenQuantity } from '../../plates/kitchen-measure.ts';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { madeUpDays, madeUpRecipe, SLOT_TARGET } from './made-up-week.test-support.ts';
import { plateOfRecipe, presentDays } from './present-plan.ts';
import { makeCatalogue } from '../catalogue/synthetic-catalogue.test-support.ts';
import { buildProblem } from './week-problem.ts';
import { chooseDay, createState, place } from './week-state.ts';

test('a recipe on a plate has kitchen amounts, and its macros are their sum', () => {
  for (const recipe of makeCatalogue(60, 3)) {
    const plate = { size: 2, protein: 2, starch: -2, fat: -4 };
    const { lines, macros } = plateOfRecipe(recipe, plate);
    for (const macro of ['kcal', 'protein', 'fat', 'carbohydrates', 'fiber'] as const) {
      const sum = lines.reduce(
        (total, { grams }, at) => total + (recipe.ingredients[at]![macro] / recipe.ingredients[at]!.grams) * grams,
        0,
      );
      expect(macros[macro]).toBeCloseTo(sum, 6);
    }
    for (const [at, { quantity, measure }] of lines.entries())
      expect(isKitchenQuantity(quantity, measure, recipe.ingredients[at]!.isWhole)).toBe(true);
  }
});

const days = madeUpDays(2, ['LUNCH', 'DINNER']);
const large = { kcal: 2000, protein: 100, fat: 60, carbohydrates: 240 };

function presented(fixed: boolean) {
  const catalogue = buildCatalogueIndex([madeUpRecipe(11), madeUpRecipe(12), madeUpRecipe(13, { kcal: 1600 })]);
  const [first, second] = days;
  const problem = buildProblem({
    catalogue,
    preferences: {},
    days: [
      { ...first!, ...(fixed && { fixed: [{ macros: SLOT_TARGET }], target: { ...large, kcal: 1500 } }) },
      { ...second!, slots: [second!.slots[0]!, { ...second!.slots[1]!, target: large }] },
    ],
  });
  const state = createState(problem);
  // The small dish cannot be made large enough for the last slot.
  for (const [slot, recipe] of [0, 1, 0, 1].entries()) place(state, slot, recipe);
  for (const day of problem.days.keys()) chooseDay(state, day);
  return presentDays(state);
}

test('a plan shows the meal of each slot, and the meals of a day add up to its total', () => {
  const [first] = presented(false);
  expect(first!.items.map(({ slotId, recipeId }) => [slotId, recipeId])).toEqual([
    ['0-0', 11],
    ['0-1', 12],
  ]);
  expect(first!.band).toBe('tight');
  expect(first!.totals.kcal).toBeCloseTo(
    first!.items.reduce((sum, { macros }) => sum + macros.kcal, 0),
    9,
  );
  expect(first!.deviation.kcal).toBeCloseTo((first!.totals.kcal / 1000 - 1) * 100, 9);
});

test('fixed meals of a day count in its totals', () => {
  const [first] = presented(true);
  expect(first!.totals.kcal).toBeCloseTo(500 + first!.items.reduce((sum, { macros }) => sum + macros.kcal, 0), 9);
});

test('a slot whose dish has no plate stays empty, and its day is off target', () => {
  const [, second] = presented(false);
  expect(second!.items.map(({ slotId }) => slotId)).toEqual(['1-0']);
  expect(second!.band).toBe('off');
});
