import type { deleteQuickAddMeal as endpoint } from '@weekbord/contract/diary/quick-add-meals';
import type { Operation } from '../../platform/http/context.ts';
import { deleteItemsOfMeal } from '../planner/planner.public.ts';
import { deleteUnplannedMeals, mealColumns } from './meals.store.ts';
import { reachQuickAddMeal } from './reach-meal.ts';

export const deleteQuickAddMeal: Operation<typeof endpoint> = async (ctx) => {
  const { id, person_id: personId } = await reachQuickAddMeal(ctx, ctx.params.id);
  await deleteItemsOfMeal(ctx.db, personId, { kind: 'quickaddmeal', id });
  await deleteUnplannedMeals(ctx.db, personId, [mealColumns({ kind: 'quickaddmeal', id })]);
};
