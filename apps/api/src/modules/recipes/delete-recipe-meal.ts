import type { deleteRecipeMeal as endpoint } from '@weekbord/contract/diary/recipe-meals';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { recordReach, visibleTo } from '../accounts/accounts.public.ts';
import { deleteItemsOfMeal } from '../planner/planner.public.ts';
import { deleteUnplannedMeals, mealColumns } from './meals.store.ts';
import { findMeal } from './recipe-meals.store.ts';

export const deleteRecipeMeal: Operation<typeof endpoint> = async (ctx) => {
  const meal = await findMeal(ctx.db, ctx.params.id, visibleTo(ctx.actor));
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  await deleteItemsOfMeal(ctx.db, meal.person_id, { kind: 'recipemeal', id: meal.id });
  await deleteUnplannedMeals(ctx.db, meal.person_id, [mealColumns({ kind: 'recipemeal', id: meal.id })]);
};
