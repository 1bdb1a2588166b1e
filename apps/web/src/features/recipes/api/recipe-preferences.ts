import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { answer } from '../../../shared/http/call.ts';

/** A user's preference for a recipe; none is both liked and disliked. */
export type Preference = 'favourite' | 'disliked';
export type Preferences = Readonly<Record<number, Preference>>;

const LISTS = { favourite: recipesPaths.listFavouriteRecipes, disliked: recipesPaths.listDislikedRecipes } as const;
const PAGE_SIZE = 100;
const STALE_MS = 5 * 60 * 1000;

/** The user's preferences, by the recipe's id. */
export const preferencesQuery = queryOptions({
  queryKey: [...keyOf(LISTS.favourite), ...keyOf(LISTS.disliked)],
  queryFn: async ({ signal }): Promise<Preferences> => {
    const [favourite, disliked] = await Promise.all([listAll('favourite', signal), listAll('disliked', signal)]);
    return Object.fromEntries([...disliked, ...favourite]);
  },
  staleTime: STALE_MS,
  meta: { offline: true },
});

async function listAll(preference: Preference, signal: AbortSignal): Promise<[number, Preference][]> {
  const found: [number, Preference][] = [];
  for (let page = 1, more = true; more; page += 1) {
    // A page is asked for once the one before said that there is another.
    // oxlint-disable-next-line no-await-in-loop
    const { next, results } = await answer(LISTS[preference], { query: { page, page_size: PAGE_SIZE } }, { signal });
    for (const { recipe } of results) found.push([recipe, preference]);
    more = next !== null;
  }
  return found;
}
