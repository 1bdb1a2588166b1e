import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';

const STALE_MS = 5 * 60 * 1000;

/** One recipe with its ingredients and steps, as of one portion. */
export function recipeTemplateQuery(id: number) {
  return queryOptions({
    queryKey: ['getRecipeTemplate', id],
    queryFn: ({ signal }) => answer(recipesPaths.getRecipeTemplate, { params: { id } }, { signal }),
    staleTime: STALE_MS,
  });
}
