import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { read } from '../../../shared/api/query-of.ts';

/** A user's preference for a recipe; a recipe is never both liked and disliked. */
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

/** Returns every recipe with a preference; a page is fetched after the previous one says that there are more. */
async function listAll(preference: Preference, signal: AbortSignal, page = 1): Promise<[number, Preference][]> {
  const { next, results } = await read(LISTS[preference], { query: { page, page_size: PAGE_SIZE } }, signal);
  const found = results.map(({ recipe }): [number, Preference] => [recipe, preference]);
  return next === null ? found : [...found, ...(await listAll(preference, signal, page + 1))];
}
