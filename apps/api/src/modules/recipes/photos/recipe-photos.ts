import type { EncodedPhoto } from '../../../platform/files/encode-photo.ts';
import type { Operation, PreparationContext } from '../../../platform/http/context.ts';
import { authorize } from '../../access/access.public.ts';
import { dropPicture, encodeUploaded, keepPicture } from '../../pictures/pictures.public.ts';
import { checkMayCreate } from '../own/own-recipe-rights.ts';
import { presentOwnRecipe } from '../own/own-recipes.ts';
import { ownRecipe } from '../recipes.resources.ts';
import { showPhoto } from './photos.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { PHOTO_SIDE, SMALL_PHOTO_SIDE } from '@weekbord/domain/recipes/photos/photo-limits';

/** Decodes and re-encodes the upload, without occupying a database connection. */
export function encodeUploadedPhoto({
  body,
}: PreparationContext<Endpoints['uploadRecipePhoto']>): Promise<EncodedPhoto> {
  return encodeUploaded(body.image, 'image', {
    large: PHOTO_SIDE,
    small: SMALL_PHOTO_SIDE,
    tooLarge: 'photo_too_large',
  });
}

export const uploadRecipePhoto: Operation<Endpoints['uploadRecipePhoto'], EncodedPhoto> = async (ctx) => {
  const { db, actor, params, now, prepared: photo } = ctx;
  const recipe = await authorize(ctx, ownRecipe, params.id);
  await checkMayCreate(ctx);
  const show = (address: string) => showPhoto(db, recipe.id, address, now);
  await keepPicture(ctx, { personId: actor.id, field: 'image', photo, former: recipe.image, at: now, show });
  return presentOwnRecipe(ctx, params.id);
};

export const deleteRecipePhoto: Operation<Endpoints['deleteRecipePhoto']> = async (ctx) => {
  const { db, actor, params, now } = ctx;
  const recipe = await authorize(ctx, ownRecipe, params.id);
  if (recipe.image === null) return;
  await dropPicture(ctx, actor.id, recipe.image);
  await showPhoto(db, recipe.id, null, now);
};
