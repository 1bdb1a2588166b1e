import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { answer } from '../../../shared/http/call.ts';

/** Takes the photo off a recipe of one's own; answers whether it is gone, and tells the person where it is not. */
export async function deleteRecipePhoto(recipeId: number): Promise<boolean> {
  try {
    await answer(recipesPaths.deleteRecipePhoto, { params: { id: recipeId } });
    return true;
  } catch (error) {
    await alertFailure(error);
    return false;
  }
}
