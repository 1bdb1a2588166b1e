import type { FileRecipe } from '@weekbord/contract/recipes/file-recipe';
import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { useRef } from 'react';
import { useSend } from '../../../shared/api/use-send.ts';
import type { RecipeSource } from '../model/recipe-source.ts';
import { RECIPE_LISTS } from './recipes.ts';

/** One recipe from a file that was already read. */
type RecipeToRead = Readonly<{ kind: 'recipe'; value: FileRecipe }>;

/** Creates a draft from an imported recipe; nothing is stored. `cancel` aborts without a result. */
export function useReadRecipe() {
  const underWay = useRef<AbortController>(null);
  const reading = useSend(recipesPaths.readRecipe, {
    networkMode: 'always',
    meta: { quiet: true },
    sent: (source: RecipeSource | RecipeToRead) => ({ body: { [source.kind]: source.value } }),
    signal: () => (underWay.current = new AbortController()).signal,
  });
  const cancel = () => {
    underWay.current?.abort();
    reading.reset();
  };
  return { ...reading, cancel };
}

/** Deletes a custom recipe: it can no longer be found, but plans that use it keep it. */
export function useDeleteOwnRecipe() {
  return useSend(recipesPaths.deleteRecipeTemplate, {
    sent: (id: number) => ({ params: { id } }),
    affects: RECIPE_LISTS,
  });
}
