import type { listDislikedRecipes as endpoint } from '@weekbord/contract/recipes/list-disliked-recipes';
import type { Operation } from '../../platform/http/context.ts';
import { listRecipePreferences } from './recipe-preferences.ts';

export const listDislikedRecipes: Operation<typeof endpoint> = (ctx) => listRecipePreferences(ctx, 'disliked_recipe');
