import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';
import { type Preference, type Preferences, preferencesQuery } from './recipe-preferences.ts';

interface Change {
  recipeId: number;
  /** What the person thinks of it from now on. */
  to: Preference | null;
  /** What the person thought of it before. */
  from: Preference | null;
}

const KEY = ['preferRecipe'] as const;

/** What depends on which recipes somebody likes; asked again when it is next looked at, so that no list jumps. */
const DEPENDENT = ['listRecipeInspiration', 'generateMeals'];

/** Lets changes go out one after the other: quickly liked and unliked again is not liked. */
let last: Promise<unknown> = Promise.resolve();

/** Makes a recipe a favourite, a disliked one or neither: shown at once, put back where the server refuses. */
export function usePreferRecipe() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: KEY,
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
      if (client.isMutating({ mutationKey: KEY }) > 1) return;
      void client.invalidateQueries({ queryKey: preferencesQuery.queryKey });
      for (const name of DEPENDENT) void client.invalidateQueries({ queryKey: [name], refetchType: 'none' });
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

async function send({ recipeId, to, from }: Change): Promise<void> {
  if (to === 'favourite') await answer(recipesPaths.createFavouriteRecipe, { body: { recipe: recipeId } });
  else if (to === 'disliked') await answer(recipesPaths.createDislikedRecipe, { body: { recipe: recipeId } });
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
