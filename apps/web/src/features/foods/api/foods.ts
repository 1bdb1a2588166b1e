import { diaryPaths } from '@weekbord/contract/diary/paths';
import { foodsPaths } from '@weekbord/contract/foods/paths';
import { recipesPaths } from '@weekbord/contract/recipes/paths';
import type { OwnFood } from '@weekbord/domain/foods/read-own-food';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { pagesOf, queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { type Food, foodQuery } from '../../../shared/foods/food.ts';
import { failureOf, isPassing } from '../../../shared/http/api-failure.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

/** A food that the user chose before, in the measure used then. */
export type RecentFood = AnswerOf<'listPreferredSuggestedServings'>['results'][number];

const MINUTE_MS = 60 * 1000;
const RECENT = 20;
/** The page size of a search. */
const FOUND = 20;
/** The maximum number of foods that the server returns per request. */
const MOST_IDS = 100;
const TRIES_OF_A_BARCODE = 2;

/** Several foods in one request, each also cached separately; deleted ones are left out. At most a hundred. */
export function foodsQuery(ids: readonly number[]) {
  return queryOf(
    foodsPaths.listFoods,
    { query: { id: [...ids], page_size: MOST_IDS } },
    { keep: ({ results }, client) => keepFoods(client, results) },
  );
}

function keepFoods(client: QueryClient, foods: readonly Food[]) {
  for (const food of foods) client.setQueryData(foodQuery(food.id).queryKey, food);
  return foods;
}

/** The food with a barcode. Fails quickly when offline, because the user is waiting in a shop. */
export function foodByBarcodeQuery(barcode: string) {
  return queryOf(
    foodsPaths.searchFoodByBarcode,
    { query: { barcode } },
    {
      networkMode: 'always',
      retry: (failures, error) => {
        const failure = failureOf(error);
        return failure !== undefined && isPassing(failure) && onlineManager.isOnline() && failures < TRIES_OF_A_BARCODE;
      },
    },
  );
}

/** The foods that the user chose before, latest first. */
export const recentFoodsQuery = queryOf(
  foodsPaths.listPreferredSuggestedServings,
  { query: { page_size: RECENT } },
  { keep: ({ results }) => results, meta: { offline: true } },
);

/** Foods that match the typed text, best first. */
export function searchFoodsQuery(query: string) {
  return pagesOf(
    foodsPaths.searchFoods,
    { query: { query, page_size: FOUND } },
    { enabled: query !== '', staleTime: 5 * MINUTE_MS },
  );
}

/** Saves a new custom food. */
export function useCreateFood() {
  return useSend(foodsPaths.createFood, {
    networkMode: 'always',
    meta: { quiet: true },
    sent: (food: OwnFood) => ({ body: food }),
    keep: (client, food) => keepFoods(client, [food]),
    affects: [keyOf(foodsPaths.searchFoods), keyOf(foodsPaths.searchFoodByBarcode), keyOf(foodsPaths.listOwnFoods)],
  });
}

/** A custom food in the form's shape. */
export type WrittenFood = AnswerOf<'getOwnFood'>;

/** The user's custom foods by name; the query matches the name or brand. */
export function ownFoodsQuery(query: string) {
  return pagesOf(foodsPaths.listOwnFoods, { query: { query, page_size: MOST_IDS } }, { staleTime: 0 });
}

export function ownFoodQuery(id: number) {
  return queryOf(foodsPaths.getOwnFood, { params: { id } }, { staleTime: 0 });
}

/** Where a custom food is used. */
export function foodUsesQuery(id: number) {
  return queryOf(diaryPaths.listFoodUses, { params: { id } }, { staleTime: 0 });
}

type Change = Readonly<{
  id: number;
  food?: OwnFood;
  isHidden?: boolean;
  /** Whether already logged meals get the new figures too. */
  correctsLogged?: boolean;
}>;

/** Edits, hides or shows a custom food. */
export function useChangeFood() {
  return useSend(recipesPaths.updateFood, {
    networkMode: 'always',
    meta: { quiet: true },
    sent: ({ id, food, isHidden, correctsLogged }: Change) => ({
      params: { id },
      body: {
        ...food,
        ...(isHidden !== undefined && { is_hidden: isHidden }),
        ...(correctsLogged !== undefined && { corrects_logged: correctsLogged }),
      },
    }),
  });
}

/** Deletes a custom food that nothing uses. */
export function useDeleteFood() {
  return useSend(foodsPaths.deleteFood, {
    networkMode: 'always',
    sent: (id: number) => ({ params: { id } }),
    affects: [
      keyOf(foodsPaths.listOwnFoods),
      keyOf(foodsPaths.searchFoods),
      keyOf(foodsPaths.searchFoodByBarcode),
      keyOf(foodsPaths.listPreferredSuggestedServings),
    ],
  });
}
