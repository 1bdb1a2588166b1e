import { plannerPaths } from '@weekbord/contract/planner/paths';
import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { keyOf } from '../../../shared/api/key-of.ts';
import { pagesOf, queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { type InspirationFilters, inspirationQueryOf } from '../model/inspiration-filters.ts';

export type InspiringMeal = AnswerOf<'listRecipeInspiration'>['results'][number];

const MINUTE_MS = 60 * 1000;
const PAGE_SIZE = 20;

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

/** Recipes to look at. */
export function inspirationQuery(filters: InspirationFilters) {
  return pagesOf(
    plannerPaths.listRecipeInspiration,
    { query: { ...inspirationQueryOf(filters), page_size: PAGE_SIZE } },
    { staleTime: 30 * MINUTE_MS },
  );
}
