import { flexAmountOf } from '@weekbord/domain/planner/planner-recipe';
import { linesOfPlate, type PlateCode } from '@weekbord/domain/plates/flex-table';
import { kitchenAmount, type KitchenAmount } from '@weekbord/domain/plates/kitchen-measure';
import { portionsOfPlate } from '@weekbord/domain/plates/plate-code';
import { figuresOfAmounts } from '@weekbord/domain/recipes/label-nutrients';
import type { PlannableLine } from '../../recipes/recipes.public.ts';
import type { NewMeal } from './recipe/recipe-meals.store.ts';

/** The size of a recipe meal: the number of portions of a plate. */
export type MealSize = Readonly<{ portions: number; plate: PlateCode }>;

/**
 * Returns a meal made from a recipe's lines: those of the plate times the portions, each rounded to a kitchen amount.
 * The meal's nutrients are calculated from these amounts.
 */
export function composeMeal(
  recipe: Readonly<{ id: number; lines: readonly PlannableLine[] }>,
  { portions, plate }: MealSize,
): NewMeal {
  const lines = linesOfMeal(recipe.lines, { portions, plate });
  return {
    recipeTemplateId: recipe.id,
    portions,
    portionsMultiplier: portionsOfPlate(plate),
    ...figuresOfAmounts(lines.map(({ grams }, at) => ({ grams, per100: recipe.lines[at]!.food.per100 }))),
    ingredients: lines.map(({ measure, quantity }, at) => {
      const { food, noteEn, noteNl, swapped = null } = recipe.lines[at]!;
      return { servingId: food.servings.get(measure)!, quantity, noteEn, noteNl, swapped };
    }),
  };
}

function linesOfMeal(lines: readonly PlannableLine[], { portions, plate }: MealSize): readonly KitchenAmount[] {
  const flexible = lines.map(flexAmountOf);
  const ofOne = linesOfPlate(flexible, plate);
  return portions === 1 ? ofOne : ofOne.map(({ grams }, at) => kitchenAmount(grams * portions, flexible[at]!));
}
