import type { createFavouriteRecipe as endpoint } from '@weekbord/contract/recipes/recipe-preferences';
import type { Operation } from '../../platform/http/context.ts';
import { createRecipePreference } from './recipe-preferences.ts';

export const createFavouriteRecipe: Operation<typeof endpoint> = (ctx) =>
  createRecipePreference(ctx, { table: 'favourite_recipe', opposite: 'disliked_recipe' });
