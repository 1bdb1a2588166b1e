import { plannerPaths } from '@weekbord/contract/planner/paths';
import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { MAX_RECIPES_AT_ONCE } from '@weekbord/domain/recipes/read/reading-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntents } from '../../../shared/api/intents.ts';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf, read } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { refetchAffected } from '../../../shared/api/write.ts';
import { type ApiFailure, failureOf } from '../../../shared/http/api-failure.ts';
import { answer, type AnswerOf } from '../../../shared/http/call.ts';
import type { RecipeFile } from '../model/recipe-source.ts';
import { RECIPE_LISTS } from './recipes.ts';

export type RecipesOfFile = AnswerOf<'readRecipeFile'>;
export type RecipeOfFile = RecipesOfFile['recipes'][number];

/** Recipes that the user still has to check. */
export const recipesToCheckQuery = queryOf(
  recipesPaths.listRecipesToCheck,
  { query: { page_size: 100 } },
  { staleTime: 0 },
);

/** The imported recipe files, newest first. */
export const recipeImportsQuery = queryOf(
  recipesPaths.listRecipeImports,
  { query: { page_size: 100 } },
  { staleTime: 0 },
);

const AFFECTED = [
  ...RECIPE_LISTS,
  keyOf(recipesPaths.getRecipeTemplate),
  keyOf(plannerPaths.listEmptySlots),
  recipesToCheckQuery.queryKey,
  recipeImportsQuery.queryKey,
];

/** Parses the recipes in a file; nothing is stored. `cancel` aborts without a result. */
export function useReadRecipeFile() {
  const underWay = useRef<AbortController>(null);
  const reading = useSend(recipesPaths.readRecipeFile, {
    networkMode: 'always',
    meta: { quiet: true },
    sent: ({ content, name }: RecipeFile) => ({ body: { content, file_name: name } }),
    signal: () => (underWay.current = new AbortController()).signal,
  });
  const cancel = () => {
    underWay.current?.abort();
    reading.reset();
  };
  return { ...reading, cancel };
}

/** A recipe to check, parsed again because the catalogue may recognise more of its lines by now. */
export function recipeToCheckQuery(id: number) {
  return queryOf(recipesPaths.readRecipeToCheck, { params: { id } }, { staleTime: 0, gcTime: 0 });
}

/** Fetches the user's custom recipes, or one of them, in a form for other apps. */
export const fetchRecipesForOthers = (recipe?: number) =>
  read(recipesPaths.exportRecipes, { query: recipe === undefined ? {} : { recipe } });

export function useUndoRecipeImport() {
  return useSend(recipesPaths.undoRecipeImport, {
    sent: (id: number) => ({ params: { id } }),
    affects: AFFECTED,
  });
}

/** Deletes a recipe that still had to be checked. */
export function useDeleteRecipeToCheck() {
  return useSend(recipesPaths.deleteRecipeToCheck, {
    sent: (id: number) => ({ params: { id } }),
    affects: AFFECTED,
  });
}

/** The progress of a recipe import. */
type Bringing = Readonly<{
  state: 'idle' | 'busy' | 'stopped' | 'done';
  /**
   * The id of the import; null until it is created. The other two numbers are how many of its recipes have been
   * imported, and how many still have to be checked.
   */
  id: number | null;
  done: number;
  toCheck: number;
  failure: ApiFailure | undefined;
}>;

const NOTHING: Bringing = { state: 'idle', id: null, done: 0, toCheck: 0, failure: undefined };

/** Imports the recipes from a file, several per request. After a failed request, a retry continues where it stopped. */
export function useBringRecipes() {
  const client = useQueryClient();
  const intents = useIntents();
  const [bringing, setBringing] = useState(NOTHING);
  const bring = async (
    { source }: Pick<RecipesOfFile, 'source'>,
    fileName: string,
    recipes: readonly RecipeOfFile['recipe'][],
  ): Promise<void> => {
    let now: Bringing = { ...bringing, state: 'busy', failure: undefined };
    setBringing(now);
    try {
      while (now.done < recipes.length) {
        const some = recipes.slice(now.done, now.done + MAX_RECIPES_AT_ONCE);
        const sent = {
          body: { source, file_name: fileName, recipes: [...some], ...(now.id !== null && { recipe_import: now.id }) },
        };
        const idempotencyKey = intents.keyOf(recipesPaths.createRecipeImport, sent, now.done);
        const { id, to_check: toCheck } = await answer(recipesPaths.createRecipeImport, sent, { idempotencyKey });
        intents.end(idempotencyKey);
        now = { ...now, id, done: now.done + some.length, toCheck: now.toCheck + toCheck };
        setBringing(now);
      }
      setBringing({ ...now, state: 'done' });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      setBringing({ ...now, state: 'stopped', failure });
    } finally {
      refetchAffected(client, AFFECTED);
    }
  };
  return { bringing, bring };
}
