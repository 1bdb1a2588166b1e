import { plannerPaths } from '@weekbord/contract/planner/paths';
import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type InspiringMeal = AnswerOf<'listRecipeInspiration'>['results'][number];

const MINUTE_MS = 60 * 1000;

/** The lists of recipes, which change with the recipes and with the user's preferences. */
export const RECIPE_LISTS = [keyOf(plannerPaths.listRecipeInspiration), keyOf(plannerPaths.generateMeals)] as const;

/** One recipe with its ingredients and steps, per portion, in the version that the user can eat. */
export function recipeTemplateQuery(id: number) {
  return queryOf(recipesPaths.getRecipeTemplate, { params: { id } }, { staleTime: 5 * MINUTE_MS });
}

/** The same recipe as its author wrote it. */
export function writtenRecipeQuery(id: number) {
  return queryOf(
    recipesPaths.getRecipeTemplate,
    { params: { id }, query: { as_written: true } },
    { staleTime: 5 * MINUTE_MS },
  );
}

/** One recipe on a plate from a list; null if the user's rules exclude it. */
export function fittedRecipeQuery(id: number, plate: string) {
  return queryOf(
    plannerPaths.listRecipeInspiration,
    { query: { id, plate } },
    { keep: ({ results }): InspiringMeal | null => results[0] ?? null, staleTime: 30 * MINUTE_MS },
  );
}
