import type { deleteRecipePhoto as endpoint } from '@weekbord/contract/recipes/recipe-photos';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { dropPhoto } from './drop-photo.ts';
import { lockOwnRecipe, showPhoto } from './photos.store.ts';

export const deleteRecipePhoto: Operation<typeof endpoint> = async ({ db, files, actor, params, now }) => {
  const recipe = await lockOwnRecipe(db, params.id, actor.id);
  if (recipe === undefined) throw new ApiError('not_found');
  if (recipe.image === null) return;
  await dropPhoto({ db, files }, actor.id, recipe.image);
  await showPhoto(db, recipe.id, null, now);
};
