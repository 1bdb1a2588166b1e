import { MARKED_DIETS } from '@weekbord/domain/diets/diets';
import { RECIPE_SORTS } from '@weekbord/domain/recipes/recipe-filters';
import { z } from 'zod';
import { flagText, repeated } from '../fields.ts';

/** The filters for recipes fitted to a person, applied to what is on the plate, and the sort order. */
export const recipeChoice = {
  /** Known to fit all of these diets. */
  diets: repeated(z.enum(MARKED_DIETS)).optional(),
  /** At least a quarter of the energy comes from protein. */
  high_protein: flagText.optional(),
  /** `BEST_FIT` if absent; ties are sorted by best fit. */
  sort: z.enum(RECIPE_SORTS).optional(),
};
