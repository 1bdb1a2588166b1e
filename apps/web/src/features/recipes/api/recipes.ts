import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { useRef } from 'react';
import { keyOf } from '../../../shared/api/key-of.ts';
import { pagesOf, queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { type InspirationFilters, inspirationQueryOf } from '../model/inspiration-filters.ts';
import type { RecipeSource } from '../model/recipe-source.ts';

export type InspiringMeal = AnswerOf<'listRecipeInspiration'>['results'][number];

const MINUTE_MS = 60 * 1000;
const PAGE_SIZE = 20;

/** What lists recipes: changes with those there are and with what is thought of them. */
export const RECIPE_LISTS = [keyOf(recipesPaths.listRecipeInspiration), keyOf(recipesPaths.generateMeals)] as const;

/** One recipe with its ingredients and steps, as of one portion. */
export function recipeTemplateQuery(id: number) {
  return queryOf(recipesPaths.getRecipeTemplate, { params: { id } }, { staleTime: 5 * MINUTE_MS });
}

/** Recipes to look at. */
export function inspirationQuery(filters: InspirationFilters) {
  return pagesOf(
    recipesPaths.listRecipeInspiration,
    { query: { ...inspirationQueryOf(filters), page_size: PAGE_SIZE } },
    { staleTime: 30 * MINUTE_MS },
  );
}

/** Makes a draft of a recipe from elsewhere; nothing is stored. `cancel` leaves the reading without an answer. */
export function useReadRecipe() {
  const underWay = useRef<AbortController>(null);
  const reading = useSend(recipesPaths.readRecipe, {
    networkMode: 'always',
    meta: { quiet: true },
    sent: (source: RecipeSource) => ({ body: { [source.kind]: source.value } }),
    signal: () => (underWay.current = new AbortController()).signal,
  });
  const cancel = () => {
    underWay.current?.abort();
    reading.reset();
  };
  return { ...reading, cancel };
}

/** Takes a recipe of one's own back: it is not found any more, and plans that have it keep it. */
export function useDeleteOwnRecipe() {
  return useSend(recipesPaths.deleteRecipeTemplate, {
    sent: (id: number) => ({ params: { id } }),
    affects: RECIPE_LISTS,
  });
}

/** Gives a recipe of one's own a photo, a data URL from `preparePhoto`; answers the recipe with the photo's address. */
export function useUploadRecipePhoto() {
  return useSend(recipesPaths.uploadRecipePhoto, {
    meta: { quiet: true },
    sent: ({ recipeId, photo }: { recipeId: number; photo: string }) => ({
      params: { id: recipeId },
      body: { image: photo },
    }),
  });
}

/** Takes the photo off a recipe of one's own. */
export function useDeleteRecipePhoto() {
  return useSend(recipesPaths.deleteRecipePhoto, { sent: (recipeId: number) => ({ params: { id: recipeId } }) });
}
