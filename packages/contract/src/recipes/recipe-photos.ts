import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipeTemplate } from './models.ts';
import { recipesPaths } from './paths.ts';
import { z } from 'zod';

export const uploadRecipePhoto = endpoint(recipesPaths.uploadRecipePhoto, {
  access: 'member',
  closedToDemo: 'public',
  summary: 'Sets or replaces the photo of an own recipe.',
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
  summary: 'Removes the photo of an own recipe, which then shows its illustration again.',
  params: idParams,
});
