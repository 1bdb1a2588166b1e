import { MARKED_DIETS } from '@weekbord/domain/diets/diets';
import { RECIPE_SORTS } from '@weekbord/domain/recipes/recipe-filters';
import { z } from 'zod';
import { flagText, repeated } from '../fields.ts';

/** The filters for recipes fitted to a person, applied to what is on the plate, and their order. */
export const recipeChoice = {
  /** Known to fit all of these. */
  diets: repeated(z.enum(MARKED_DIETS)).optional(),
  /** At least a quarter of the energy is from protein. */
  high_protein: flagText.optional(),
  /** `BEST_FIT` if absent; among equal ones, the best fit comes first. */
  sort: z.enum(RECIPE_SORTS).optional(),
};
