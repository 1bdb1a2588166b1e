import type { Diet } from '../diets/diets.ts';
import type { Intolerance } from '../foods/allergens.ts';

/** The values allowed in a list of intolerances; some API clients put a diet in it. */
export type ListedIntolerance = Intolerance | 'HALAL';

/** The diets that are overridden by halal in the list: no diet, omnivore, and halal itself. */
const OPEN_DIETS: readonly (Diet | null)[] = [null, 'OMNIVORE', 'HALAL'];

/**
 * Returns a diet and a list of intolerances, with halal in the list read as the diet. Null if the list contains halal
 * but another diet is given, because a person has only one diet.
 */
export function readHalalInList(
  diet: Diet | null,
  listed: readonly ListedIntolerance[],
): Readonly<{ diet: Diet | null; intolerances: readonly Intolerance[] }> | null {
  const intolerances = listed.filter((one) => one !== 'HALAL');
  if (intolerances.length === listed.length) return { diet, intolerances };
  if (!OPEN_DIETS.includes(diet)) return null;
  return { diet: 'HALAL', intolerances: intolerances.length === 0 ? ['NO_INTOLERANCE'] : intolerances };
}
