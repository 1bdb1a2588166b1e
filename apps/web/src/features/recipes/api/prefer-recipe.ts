import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { answer } from '../../../shared/http/call.ts';
import { type Preference, type Preferences, preferencesQuery } from './recipe-preferences.ts';
import { RECIPE_LISTS } from './recipes.ts';

interface Change {
  recipeId: number;
  /** The user's new preference. */
  to: Preference | null;
  /** The user's previous preference. */
  from: Preference | null;
}

const CHANGES_KEY = keyOf(recipesPaths.createFavouriteRecipe);

/** The last change. Changes are sent one after another, so that a quick like and unlike ends as not liked. */
let last: Promise<unknown> = Promise.resolve();

/** Makes a recipe a favourite, disliked or neither: shown immediately, reverted if the server refuses. */
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
      // While more changes are pending, a server response would revert what the screen already shows.
      if (client.isMutating({ mutationKey: CHANGES_KEY }) > 1) return;
      void client.invalidateQueries({ queryKey: preferencesQuery.queryKey });
      // A list is refetched when it is next shown, so that no visible list jumps.
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

/** Each press is a separate intent, because liking a recipe again after unliking it does not repeat the first press. */
async function send({ recipeId, to, from }: Change): Promise<void> {
  const sent = { body: { recipe: recipeId } };
  const intent = { idempotencyKey: crypto.randomUUID() };
  if (to === 'favourite') await answer(recipesPaths.createFavouriteRecipe, sent, intent);
  else if (to === 'disliked') await answer(recipesPaths.createDislikedRecipe, sent, intent);
  else if (from !== null) await forget(recipeId, from);
}

/** Deletes the record, which is looked up by recipe, because it may be brand new or created by another device. */
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
