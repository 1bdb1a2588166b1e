import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { Ingredient } from '@weekbord/contract/recipes/models';
import type { PlateCode } from '@weekbord/domain/plates/flex-table';
import { writePlate } from '@weekbord/domain/plates/plate-code';
import type { PartialMacros } from '@weekbord/domain/macros/macros';
import {
  type FurtherColumns,
  furtherOfColumns,
  presentFigures,
  presentFurther,
  presentServing,
} from '../../foods/foods.public.ts';
import { asVersion, presentIngredient, presentTemplateSummary } from './templates.present.ts';
import type { IngredientRow, TemplateRow } from './templates.store.ts';

/** The facts about a meal. `id` is null if it is only proposed. */
export type MealParts = PartialMacros &
  FurtherColumns &
  Readonly<{ id: number | null; portions: number; portions_multiplier: number; cook_for?: number; plate?: PlateCode }>;

/** Returns a meal of a recipe, stored or only proposed. Nutrients and ingredients are those of the whole meal. */
export function presentRecipeMeal(
  meal: MealParts,
  template: TemplateRow,
  ingredients: readonly IngredientRow[],
  servingOf: (line: IngredientRow) => Ingredient['suggested_serving'] = presentServing,
): RecipeMeal {
  const { template: said, version } = asVersion(template, ingredients);
  return {
    id: meal.id,
    recipe_template: presentTemplateSummary(said),
    ...presentFigures(meal),
    further_figures: presentFurther(furtherOfColumns(meal)),
    portions: meal.portions,
    portions_multiplier: meal.portions_multiplier,
    cook_for: meal.cook_for ?? 1,
    portions_to_plan: meal.portions,
    planned_portions: meal.portions,
    plate: meal.plate === undefined ? null : writePlate(meal.plate),
    ingredients: ingredients.map((line) => presentIngredient(line, 'recipemeal', meal.id !== null, servingOf(line))),
    directions: said.directions.map((text) => ({ text })),
    version,
  };
}
