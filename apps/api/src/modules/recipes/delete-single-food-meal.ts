import type { deleteSingleFoodMeal as endpoint } from '@weekbord/contract/diary/single-food-meals';
import type { Operation } from '../../platform/http/context.ts';
import { deleteItemsOfMeal } from '../planner/planner.public.ts';
import { deleteUnplannedMeals, mealColumns } from './meals.store.ts';
import { reachSingleFoodMeal } from './reach-meal.ts';

export const deleteSingleFoodMeal: Operation<typeof endpoint> = async (ctx) => {
  const { id, person_id: personId } = await reachSingleFoodMeal(ctx, ctx.params.id);
  await deleteItemsOfMeal(ctx.db, personId, { kind: 'singlefoodmeal', id });
  await deleteUnplannedMeals(ctx.db, personId, [mealColumns({ kind: 'singlefoodmeal', id })]);
};
