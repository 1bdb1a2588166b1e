import { plannerPaths } from '@weekbord/contract/planner/paths';
import { recipesPaths } from '@weekbord/contract/recipes/paths';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type InspiringMeal = AnswerOf<'listRecipeInspiration'>['results'][number];

const MINUTE_MS = 60 * 1000;

/** The recipe lists, which change with the recipes and with the user's preferences. */
export const RECIPE_LISTS = [keyOf(plannerPaths.listRecipeInspiration), keyOf(plannerPaths.generateMeals)] as const;

/** One recipe with its ingredients and steps, per portion, in the version adapted to the user. */
export function recipeTemplateQuery(id: number) {
  return queryOf(recipesPaths.getRecipeTemplate, { params: { id } }, { staleTime: 5 * MINUTE_MS });
}

/** A recipe as its author wrote it. */
export function writtenRecipeQuery(id: number) {
  return queryOf(
    recipesPaths.getRecipeTemplate,
    { params: { id }, query: { as_written: true } },
    { staleTime: 5 * MINUTE_MS },
  );
}

/** A recipe on a plate, and the meal moment of the user's plan that the plate was fitted to, if any. */
type FittedRecipe = Readonly<{ meal: InspiringMeal; moment: MealMoment | undefined }>;

/**
 * One recipe on a plate, such as one from a list; without a plate, on the one that fits the user's plan. Null if the
 * user's rules exclude the recipe.
 */
export function fittedRecipeQuery(id: number, plate: string | undefined) {
  return queryOf(
    plannerPaths.listRecipeInspiration,
    { query: { id, ...(plate !== undefined && { plate }) } },
    {
      keep: ({ results: [meal], fitted }): FittedRecipe | null =>
        meal === undefined ? null : { meal, moment: fitted[0]?.moment },
      staleTime: 30 * MINUTE_MS,
    },
  );
}
