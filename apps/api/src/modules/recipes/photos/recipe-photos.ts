import type { EncodedPhoto } from '../../../platform/files/encode-photo.ts';
import type { Files } from '../../../platform/files/files.ts';
import { filesOfPicture, newPictureKey } from '../../../platform/files/picture-names.ts';
import type { Context, Operation, PreparationContext } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorize } from '../../access/access.public.ts';
import { checkMayCreate } from '../own/own-recipe-rights.ts';
import { presentOwnRecipe } from '../own/own-recipes.ts';
import { ownRecipe } from '../recipes.resources.ts';
import { dropPhoto } from './drop-photo.ts';
import { insertPhoto, measurePhotos, showPhoto } from './photos.store.ts';
import { readPhoto } from './read-photo.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import {
  fitsBeside,
  PHOTO_PIXELS_MAX,
  PHOTO_SIDE,
  PHOTO_SIDE_MAX,
  SMALL_PHOTO_SIDE,
} from '@weekbord/domain/recipes/photo-limits';

const LIMITS = {
  pixelsMax: PHOTO_PIXELS_MAX,
  sideMax: PHOTO_SIDE_MAX,
  large: PHOTO_SIDE,
  small: SMALL_PHOTO_SIDE,
} as const;

/** Decodes and encodes what was sent; holds no connection to the database meanwhile. */
export async function encodeUploadedPhoto({
  body,
}: PreparationContext<Endpoints['uploadRecipePhoto']>): Promise<EncodedPhoto> {
  // The library is large; most processes never need it.
  const { encodePhoto } = await import('../../../platform/files/encode-photo.ts');
  const photo = await encodePhoto(readPhoto(body.image), LIMITS);
  if (typeof photo === 'string') throw new FieldError({ image: photo });
  return photo;
}

export const uploadRecipePhoto: Operation<Endpoints['uploadRecipePhoto'], EncodedPhoto> = async (ctx) => {
  const { params, files, prepared: photo } = ctx;
  // The lock comes first: a call that waits for it begins again, and would write the files again.
  const recipe = await authorize(ctx, ownRecipe, params.id);
  await checkMayCreate(ctx);
  await keeping(files, photo, (key) => keepPhoto(ctx, { recipe, key, photo }));
  return presentOwnRecipe(ctx, params.id);
};

/** Stores the photo in place of the one before it. */
async function keepPhoto(
  { db, actor, now, files }: Context<Endpoints['uploadRecipePhoto']>,
  { recipe, key, photo }: { recipe: { id: number; image: string | null }; key: string; photo: EncodedPhoto },
): Promise<void> {
  await dropPhoto({ db, files }, actor.id, recipe.image);
  const bytes = photo.large.length + photo.small.length;
  if (!fitsBeside(await measurePhotos(db, actor.id), bytes)) throw new FieldError({ image: 'photos_full' });
  await insertPhoto(db, { personId: actor.id, recipeId: recipe.id, key, bytes, at: now });
}

/** Saves a photo's files before its row is written, so that no row is without them; a refusal deletes them again. */
async function keeping(files: Files, photo: EncodedPhoto, write: (key: string) => Promise<void>): Promise<void> {
  const key = newPictureKey();
  const [large, small] = filesOfPicture(key);
  try {
    await files.save(large, photo.large);
    await files.save(small, photo.small);
    await write(key);
  } catch (error) {
    await Promise.all([files.delete(large), files.delete(small)]);
    throw error;
  }
}

export const deleteRecipePhoto: Operation<Endpoints['deleteRecipePhoto']> = async (ctx) => {
  const { db, files, actor, params, now } = ctx;
  const recipe = await authorize(ctx, ownRecipe, params.id);
  if (recipe.image === null) return;
  await dropPhoto({ db, files }, actor.id, recipe.image);
  await showPhoto(db, recipe.id, null, now);
};
