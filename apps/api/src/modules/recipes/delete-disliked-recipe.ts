import type { deleteDislikedRecipe as endpoint } from '@weekbord/contract/recipes/recipe-preferences';
import type { Operation } from '../../platform/http/context.ts';
import { deleteRecipePreference } from './recipe-preferences.ts';

export const deleteDislikedRecipe: Operation<typeof endpoint> = (ctx) => deleteRecipePreference(ctx, 'disliked_recipe');
