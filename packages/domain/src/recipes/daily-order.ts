import { daysBetween, type PlainDate } from '../dates/plain-date.ts';
import { createRandom } from '../numbers/random.ts';

/** A recipe to be put in order: what it is about, so that neighbours differ. */
export type Ordered = Readonly<{ id: number; family?: string }>;

const EPOCH: PlainDate = '2000-01-01';
/** Primes that keep people, days and recipes apart. */
const [DAY_STEP, PERSON_STEP, RECIPE_STEP] = [7919, 104_729, 1_299_709];
/** How far ahead something else is looked for before the same follows the same. */
const LOOK_AHEAD = 12;

/**
 * Recipes in an order of their own for each person and date, so that there is something else to see every day, and the
 * pages of one day fit together. A recipe's place does not depend on which others there are. Where it can, no recipe is
 * about the same as the one before it. Of these the first `limit`.
 */
export function inDailyOrder<Recipe extends Ordered>(
  recipes: readonly Recipe[],
  { personId, date }: Readonly<{ personId: number; date: PlainDate }>,
  limit = Infinity,
): Recipe[] {
  const seed = Math.imul(personId, PERSON_STEP) ^ Math.imul(daysBetween(EPOCH, date), DAY_STEP);
  const left = recipes
    .map((recipe) => ({ recipe, key: createRandom(seed ^ Math.imul(recipe.id, RECIPE_STEP))() }))
    .toSorted((a, b) => a.key - b.key || a.recipe.id - b.recipe.id)
    .map(({ recipe }) => recipe);
  const ordered: Recipe[] = [];
  while (left.length > 0 && ordered.length < limit) {
    const last = ordered.at(-1)?.family;
    const other = left.slice(0, LOOK_AHEAD).findIndex(({ family }) => family === undefined || family !== last);
    ordered.push(...left.splice(Math.max(0, other), 1));
  }
  return ordered;
}
