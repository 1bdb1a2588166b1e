import type { listFavouriteRecipes as endpoint } from '@weekbord/contract/recipes/recipe-preferences';
import type { Operation } from '../../platform/http/context.ts';
import { listRecipePreferences } from './recipe-preferences.ts';

export const listFavouriteRecipes: Operation<typeof endpoint> = (ctx) => listRecipePreferences(ctx, 'favourite_recipe');
