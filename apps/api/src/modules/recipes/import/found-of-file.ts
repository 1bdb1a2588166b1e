import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { mealTypesOfCategories, type RecipeAsWritten } from '@weekbord/domain/recipes/import/recipe-files';
import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { FileRecipe } from './files/file-recipe.ts';

/** Returns a recipe of a file in the form that is sent and stored. */
export function writtenOf(recipe: FileRecipe): RecipeAsWritten {
  const { name, portions, times, lines, steps, notes, categories, address } = recipe;
  return {
    name,
    portions,
    preparation_time_min: times.preparation,
    cooking_time_min: times.cooking,
    waiting_time_min: times.waiting,
    lines,
    directions: steps,
    notes,
    meal_types: mealTypesOfCategories(categories),
    external_url: address,
  };
}

/** Returns a recipe to be matched, with its notes after its steps. */
export function foundOfFile(written: RecipeAsWritten): {
  readonly found: FoundRecipe;
  readonly address: string | null;
  readonly mealTypes: readonly MealType[];
} {
  const { name, portions, lines, directions, notes, meal_types, external_url } = written;
  const times = {
    preparation: written.preparation_time_min,
    cooking: written.cooking_time_min,
    waiting: written.waiting_time_min,
  };
  const found = { name, portions, times, lines, steps: [...directions, ...notes] };
  return { found, address: external_url, mealTypes: meal_types };
}
