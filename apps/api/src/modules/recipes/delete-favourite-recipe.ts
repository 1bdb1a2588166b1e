import type { deleteFavouriteRecipe as endpoint } from '@weekbord/contract/recipes/recipe-preferences';
import type { Operation } from '../../platform/http/context.ts';
import { deleteRecipePreference } from './recipe-preferences.ts';

export const deleteFavouriteRecipe: Operation<typeof endpoint> = (ctx) =>
  deleteRecipePreference(ctx, 'favourite_recipe');
