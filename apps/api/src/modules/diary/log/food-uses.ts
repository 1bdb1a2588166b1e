import type { Endpoints } from '@weekbord/contract/endpoints';
import { SIZES } from '@weekbord/contract/sizes';
import type { Operation } from '../../../platform/http/context.ts';
import { authorize } from '../../access/access.public.ts';
import { isFoodUsed, ownFood } from '../../foods/foods.public.ts';
import { listGroceryListsOfFood, listMealsOfFood, listRecipesOfFood } from './food-uses.store.ts';

export const listFoodUses: Operation<Endpoints['listFoodUses']> = async (ctx) => {
  const { db, actor } = ctx;
  const { id } = await authorize(ctx, ownFood, ctx.params.id);
  const own = { personId: actor.id, limit: SIZES.few };
  const meals = await listMealsOfFood(db, actor.id, id);
  const recipes = await listRecipesOfFood(db, id, own);
  const lists = await listGroceryListsOfFood(db, id, own);
  const logged = meals.filter((meal) => meal.is_logged).length;
  const isUsedHere = meals.length + recipes.length + lists.length > 0;
  return {
    logged_meals: logged,
    planned_meals: meals.length - logged,
    dates: [...new Set(meals.map(({ date }) => date))].slice(0, SIZES.week),
    recipes: recipes.flatMap(({ id: recipeId, name, published }) => (published ? [{ id: recipeId, name }] : [])),
    deleted_recipes: recipes.filter(({ published }) => !published).length,
    grocery_lists: lists,
    is_used_by_others: !isUsedHere && (await isFoodUsed(db, id)),
  };
};
