import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { useMutation } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';

/** Gives a recipe of one's own a photo, a data URL from `preparePhoto`; answers the recipe with the photo's address. */
export function uploadRecipePhoto(recipeId: number, photo: string) {
  return answer(recipesPaths.uploadRecipePhoto, { params: { id: recipeId }, body: { image: photo } });
}

/** The same, for a component that shows how it goes. */
export function useUploadRecipePhoto() {
  return useMutation({
    mutationFn: ({ recipeId, photo }: { recipeId: number; photo: string }) => uploadRecipePhoto(recipeId, photo),
  });
}
