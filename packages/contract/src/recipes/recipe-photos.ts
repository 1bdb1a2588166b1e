import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipeTemplate } from './models.ts';
import { recipesPaths } from './paths.ts';
import { z } from 'zod';

export const uploadRecipePhoto = endpoint(recipesPaths.uploadRecipePhoto, {
  access: 'member',
  closedToDemo: 'public',
  summary: 'Gives an own recipe a photo in place of the one it has.',
  params: idParams,
  /** `data:;base64,` with a JPEG, PNG or WebP of at most 1,000,000 bytes; the claimed type is ignored. */
  body: z.object({ image: z.string() }),
  answer: recipeTemplate,
  errors: ['own_recipes_off', 'photo_too_large'],
  cost: 20,
  heavy: true,
  // Enough for a million bytes in base64 and the surrounding JSON.
  maxBodyBytes: 1_340_000,
});

export const deleteRecipePhoto = endpoint(recipesPaths.deleteRecipePhoto, {
  access: 'member',
  summary: 'Takes the photo off an own recipe, which shows its painted picture again.',
  params: idParams,
});
