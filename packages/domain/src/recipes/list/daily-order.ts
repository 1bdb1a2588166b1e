import { daysBetween, type PlainDate } from '../../dates/plain-date.ts';
import { firstRandom } from '../../numbers/random.ts';

/** A recipe to be sorted, with its protein source, so that neighbours can differ. */
export type Ordered = Readonly<{ id: number; source?: string }>;

const EPOCH: PlainDate = '2000-01-01';
/** DAY_STEP, PERSON_STEP and RECIPE_STEP: primes that keep the sort keys of days, people and recipes apart. */
const [DAY_STEP, PERSON_STEP, RECIPE_STEP] = [7919, 104_729, 1_299_709];
/** How many recipes ahead to look for a different source before repeating one. */
const LOOK_AHEAD = 12;

/**
 * The first `limit` recipes in an order that depends on the person and the date, so that every day shows something new
 * while the pages within a day stay consistent. If possible, no recipe has the same protein source as the one before
 * it.
 */
export function inDailyOrder<Recipe extends Ordered>(
  recipes: readonly Recipe[],
  { personId, date }: Readonly<{ personId: number; date: PlainDate }>,
  limit = Infinity,
): Recipe[] {
  const seed = Math.imul(personId, PERSON_STEP) ^ Math.imul(daysBetween(EPOCH, date), DAY_STEP);
  // A loop, because `Float64Array.from` takes several times as long.
  const keys = new Float64Array(recipes.length);
  for (const [at, { id }] of recipes.entries()) keys[at] = firstRandom(seed ^ Math.imul(id, RECIPE_STEP));
  const last = boundOf(keys, limit + LOOK_AHEAD);
  const left = recipes
    .flatMap((recipe, at) => (keys[at]! <= last ? [{ recipe, key: keys[at]! }] : []))
    .toSorted((a, b) => a.key - b.key || a.recipe.id - b.recipe.id)
    .map(({ recipe }) => recipe);
  const ordered: Recipe[] = [];
  while (left.length > 0 && ordered.length < limit) {
    const before = ordered.at(-1)?.source;
    const other = left.slice(0, LOOK_AHEAD).findIndex(({ source }) => source === undefined || source !== before);
    ordered.push(...left.splice(Math.max(0, other), 1));
  }
  return ordered;
}

/**
 * A bound that at least `wanted` of the keys (from 0 to 1) do not exceed, but not many more than that; 1 if no smaller
 * bound is found.
 */
function boundOf(keys: Float64Array, wanted: number): number {
  // The numbers are evenly distributed; aiming for twice as many as wanted allows for chance.
  const bound = (2 * wanted) / keys.length;
  if (bound >= 1) return 1;
  let below = 0;
  for (const key of keys) if (key <= bound) below += 1;
  return below >= wanted ? bound : 1;
}
