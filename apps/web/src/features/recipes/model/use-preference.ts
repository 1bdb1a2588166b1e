import { useQuery } from '@tanstack/react-query';
import { usePreferRecipe } from '../api/prefer-recipe.ts';
import { type Preference, preferencesQuery } from '../api/recipe-preferences.ts';

/** The user's preference for a recipe, and a function to change it; `isKnown` is false until it is loaded. */
export function usePreference(recipeId: number) {
  const { data } = useQuery(preferencesQuery);
  const prefer = usePreferRecipe();
  const preference = data?.[recipeId] ?? null;
  return {
    preference,
    isKnown: data !== undefined,
    prefer: (to: Preference | null) => prefer({ recipeId, to, from: preference }),
    /** Restores a previous preference. Usable in a message that outlives this render. */
    putBack: (from: Preference) => prefer({ recipeId, to: preference, from }),
  };
}
