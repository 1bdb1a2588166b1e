import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { answer } from '../../../shared/http/call.ts';
import { RECIPE_LISTS } from './recipes.ts';

/** What a user thinks of a recipe; none is both liked and disliked. */
export type Preference = 'favourite' | 'disliked';
export type Preferences = Readonly<Record<number, Preference>>;

const LISTS = { favourite: recipesPaths.listFavouriteRecipes, disliked: recipesPaths.listDislikedRecipes } as const;
const PAGE_SIZE = 100;
const STALE_MS = 5 * 60 * 1000;

/** What the user thinks of every recipe that they said something of, by the recipe's id. */
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

interface Change {
  recipeId: number;
  /** What the user thinks of it from now on. */
  to: Preference | null;
  /** What the user thought of it before. */
  from: Preference | null;
}

const CHANGES_KEY = keyOf(recipesPaths.createFavouriteRecipe);

/** Lets changes go out one after the other: quickly liked and unliked again is not liked. */
let last: Promise<unknown> = Promise.resolve();

/** Makes a recipe a favourite, a disliked one or neither: shown at once, put back where the server refuses. */
export function usePreferRecipe() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: CHANGES_KEY,
    mutationFn: (change: Change) => {
      const sending = last.then(() => send(change));
      last = sending.catch(() => undefined);
      return sending;
    },
    onMutate: async ({ recipeId, to }) => {
      await client.cancelQueries({ queryKey: preferencesQuery.queryKey });
      show(client, recipeId, to);
    },
    onError: (_error, { recipeId, from }) => show(client, recipeId, from),
    onSettled: () => {
      // While more changes wait, an answer of the server would undo what the screen already shows.
      if (client.isMutating({ mutationKey: CHANGES_KEY }) > 1) return;
      void client.invalidateQueries({ queryKey: preferencesQuery.queryKey });
      // Asked again when it is next looked at, so that no list jumps.
      for (const queryKey of RECIPE_LISTS) void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
  return mutate;
}

function show(client: QueryClient, recipeId: number, preference: Preference | null): void {
  client.setQueryData(preferencesQuery.queryKey, (known): Preferences => {
    const { [recipeId]: _, ...others } = known ?? {};
    return preference === null ? others : { ...others, [recipeId]: preference };
  });
}

/** Each press is an intent of its own: liked, unliked and liked again is no repeat of the first. */
async function send({ recipeId, to, from }: Change): Promise<void> {
  const sent = { body: { recipe: recipeId } };
  const intent = { idempotencyKey: crypto.randomUUID() };
  if (to === 'favourite') await answer(recipesPaths.createFavouriteRecipe, sent, intent);
  else if (to === 'disliked') await answer(recipesPaths.createDislikedRecipe, sent, intent);
  else if (from !== null) await forget(recipeId, from);
}

/** Deletes the record, which is found by its recipe: it may have been made a moment ago, or by another device. */
async function forget(recipeId: number, preference: Preference): Promise<void> {
  const sent = { query: { recipe: String(recipeId) } };
  if (preference === 'favourite') {
    const { results } = await answer(recipesPaths.listFavouriteRecipes, sent);
    await Promise.all(results.map(({ id }) => answer(recipesPaths.deleteFavouriteRecipe, { params: { id } })));
  } else {
    const { results } = await answer(recipesPaths.listDislikedRecipes, sent);
    await Promise.all(results.map(({ id }) => answer(recipesPaths.deleteDislikedRecipe, { params: { id } })));
  }
}
