import type { listDislikedRecipes as endpoint } from '@weekbord/contract/recipes/recipe-preferences';
import type { Operation } from '../../platform/http/context.ts';
import { listRecipePreferences } from './recipe-preferences.ts';

export const listDislikedRecipes: Operation<typeof endpoint> = (ctx) => listRecipePreferences(ctx, 'disliked_recipe');
