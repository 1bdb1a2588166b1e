import type { Diet, Intolerance } from '../vocabulary.ts';

/** What may be in a list of intolerances: some clients name a diet there. */
export type ListedIntolerance = Intolerance | 'HALAL';

/** The diets that give way to halal named in a list: none, and to eat everything. */
const OPEN_DIETS: readonly (Diet | null)[] = [null, 'OMNIVORE', 'HALAL'];

/**
 * A diet and a list of intolerances, where halal in the list is read as the diet. Null where the list names it and the
 * diet is another one: neither may be dropped, and a person has one diet.
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
