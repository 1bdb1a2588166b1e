import { plannerPaths } from '@weekbord/contract/planner/paths';
import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type InspiringMeal = AnswerOf<'listRecipeInspiration'>['results'][number];

const MINUTE_MS = 60 * 1000;

/** What lists recipes: changes with those there are and with what is thought of them. */
export const RECIPE_LISTS = [keyOf(plannerPaths.listRecipeInspiration), keyOf(plannerPaths.generateMeals)] as const;

/** One recipe with its ingredients and steps, as of one portion, in the version that the user can eat. */
export function recipeTemplateQuery(id: number) {
  return queryOf(recipesPaths.getRecipeTemplate, { params: { id } }, { staleTime: 5 * MINUTE_MS });
}

/** The same as its author wrote it. */
export function writtenRecipeQuery(id: number) {
  return queryOf(
    recipesPaths.getRecipeTemplate,
    { params: { id }, query: { as_written: true } },
    { staleTime: 5 * MINUTE_MS },
  );
}

/** One recipe on a plate that a list showed; null where the user's rules exclude it. */
export function fittedRecipeQuery(id: number, plate: string) {
  return queryOf(
    plannerPaths.listRecipeInspiration,
    { query: { id, plate } },
    { keep: ({ results }): InspiringMeal | null => results[0] ?? null, staleTime: 30 * MINUTE_MS },
  );
}
