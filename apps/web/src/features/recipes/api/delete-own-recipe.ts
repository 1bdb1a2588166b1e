import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';

/** Takes a recipe of one's own back: nobody finds it any more, and plans that have it keep it. */
export function useDeleteOwnRecipe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => answer(recipesPaths.deleteRecipeTemplate, { params: { id } }),
    onSuccess: () => {
      for (const name of ['listRecipeInspiration', 'generateMeals', 'listRecipeTemplates'])
        void client.invalidateQueries({ queryKey: [name] });
    },
  });
}
