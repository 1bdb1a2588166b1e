import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Intents, useIntents } from '../../../shared/api/intents.ts';
import { keyOf } from '../../../shared/api/key-of.ts';
import { refetchAffected } from '../../../shared/api/write.ts';
import { answer, call } from '../../../shared/http/call.ts';
import { bodyOf } from '../model/own-recipe.ts';
import { preparePhoto } from '../model/prepare-photo.ts';
import type { RecipeDraft } from '../model/recipe-draft.ts';
import { RECIPE_LISTS } from './recipes.ts';

interface Saving {
  draft: RecipeDraft;
  /** Runs instead of publishing, for example to publish and plan the recipe at once. */
  finish?: (recipeId: number) => Promise<unknown>;
}

/** The server's state of a save in progress. */
interface Begun {
  readonly text: string;
  readonly isPublished: boolean;
  id: number | null;
  photo: string | null;
}

/** The queries that show recipes and change with them. */
const AFFECTED = [...RECIPE_LISTS, keyOf(recipesPaths.getRecipeTemplate)];

/**
 * Saves a recipe with its photo and returns its id. Replaces the edited recipe `of`, if it is not null. A retry
 * continues where it stopped, so that nothing is created twice.
 */
export function useSaveOwnRecipe(of: number | null) {
  const client = useQueryClient();
  const intents = useIntents();
  const begun = useRef<Begun | null>(null);
  /** Whether the recipe to check has been saved and is no longer pending. */
  const isChecked = useRef(false);
  return useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async ({ draft, finish }: Saving): Promise<number> => {
      const isPublished = finish === undefined;
      const previous = begun.current;
      // If an earlier attempt already published the recipe, this one edits that recipe.
      const pattern = previous?.isPublished && previous.id !== null ? previous.id : of;
      const fields = { ...bodyOf(draft), published: isPublished };
      const text = JSON.stringify(fields);
      const now: Begun = previous?.text === text ? previous : { text, isPublished, id: null, photo: null };
      begun.current = now;
      if (previous && previous !== now && !previous.isPublished) await forget(previous.id);
      if (now.id === null) {
        const body = pattern === null ? fields : { ...fields, recipe_template: pattern };
        const sent = {
          body: draft.toCheck === null || isChecked.current ? body : { ...body, recipe_to_check: draft.toCheck },
        };
        const idempotencyKey = intents.keyOf(recipesPaths.createRecipe, sent);
        now.id = (await answer(recipesPaths.createRecipe, sent, { idempotencyKey })).id;
        intents.end(idempotencyKey);
        isChecked.current = draft.toCheck !== null;
      }
      await sendPhoto(now, now.id, draft.photo, intents);
      await finish?.(now.id);
      begun.current = null;
      return now.id;
    },
    onSettled: () => refetchAffected(client, AFFECTED),
  });
}

async function sendPhoto(begun: Begun, id: number, photo: string | null, intents: Intents): Promise<void> {
  if (begun.photo === photo) return;
  if (photo === null) await answer(recipesPaths.deleteRecipePhoto, { params: { id } });
  else {
    const image = await dataOf(photo);
    if (image !== null) {
      const sent = { params: { id }, body: { image } };
      const idempotencyKey = intents.keyOf(recipesPaths.uploadRecipePhoto, sent);
      await answer(recipesPaths.uploadRecipePhoto, sent, { idempotencyKey });
      intents.end(idempotencyKey);
    }
  }
  begun.photo = photo;
}

/**
 * Returns a photo in the form in which it is sent; the photo of the edited recipe is fetched first. Null if it was
 * deleted.
 */
function dataOf(photo: string): Promise<string | null> | string {
  return photo.startsWith('data:') ? photo : preparePhoto(photo);
}

/** Deletes a server draft that will not be published. No one can see it, so a failure does not matter. */
async function forget(id: number | null): Promise<void> {
  if (id !== null) await call(recipesPaths.deleteRecipeTemplate, { params: { id } });
}
