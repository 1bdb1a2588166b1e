import type { createDislikedRecipe as endpoint } from '@weekbord/contract/recipes/recipe-preferences';
import type { Operation } from '../../platform/http/context.ts';
import { createRecipePreference } from './recipe-preferences.ts';

export const createDislikedRecipe: Operation<typeof endpoint> = (ctx) =>
  createRecipePreference(ctx, { table: 'disliked_recipe', opposite: 'favourite_recipe' });
