import { MARKED_DIETS, RECIPE_SORTS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { flagText, repeated } from '../fields.ts';

/** What recipes fitted to a person are narrowed down to by what is on the plate, and their order. */
export const recipeChoice = {
  /** Known to fit all of these. */
  diets: repeated(z.enum(MARKED_DIETS)).optional(),
  /** A quarter of the energy or more is from protein. */
  high_protein: flagText.optional(),
  /** `BEST_FIT` where it is left out; of equal ones what fits best comes first. */
  sort: z.enum(RECIPE_SORTS).optional(),
};
