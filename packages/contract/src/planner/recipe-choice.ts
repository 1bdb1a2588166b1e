import { MARKED_DIETS } from '@weekbord/domain/diets/diets';
import { RECIPE_SORTS } from '@weekbord/domain/recipes/list/recipe-filters';
import { z } from 'zod';
import { flagText, repeated } from '../fields.ts';

/** The filters for recipes fitted to a person, which apply to the fitted version, and the sort order. */
export const recipeChoice = {
  /** Only recipes known to fit all of these diets. */
  diets: repeated(z.enum(MARKED_DIETS)).optional(),
  /** Only recipes that get at least a quarter of their energy from protein. */
  high_protein: flagText.optional(),
  /** `BEST_FIT` if absent; ties are sorted by best fit. */
  sort: z.enum(RECIPE_SORTS).optional(),
};
