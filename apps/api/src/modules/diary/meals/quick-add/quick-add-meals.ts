import type { Operation } from '../../../../platform/http/context.ts';
import { authorize, listRecords } from '../../../access/access.public.ts';
import { deleteItemsOfMeal, updateModified } from '../../diary.store.ts';
import { deleteUnplannedMeals, mealColumns } from '../meals.store.ts';
import { presentQuickAddMeal } from '../plain-meals.present.ts';
import { presentQuickAddMeals } from '../plain-meals.ts';
import { insertQuickAddMeal, updateQuickAddMeal as save } from './quick-add-meals.store.ts';
import { quickAddMeal } from '../../diary.resources.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listQuickAddMeals: Operation<Endpoints['listQuickAddMeals']> = (ctx) =>
  listRecords(ctx, 'quick_add_meal', (personId, ids) => presentQuickAddMeals(ctx.db, personId, ids));

export const createQuickAddMeal: Operation<Endpoints['createQuickAddMeal']> = async (ctx) => {
  return presentQuickAddMeal(await insertQuickAddMeal(ctx.db, ctx.actor.id, ctx.body));
};

export const getQuickAddMeal: Operation<Endpoints['getQuickAddMeal']> = async (ctx) =>
  presentQuickAddMeal(await authorize(ctx, quickAddMeal, ctx.params.id));

export const updateQuickAddMeal: Operation<Endpoints['updateQuickAddMeal']> = async (ctx) => {
  const { db, body, now } = ctx;
  const meal = await authorize(ctx, quickAddMeal, ctx.params.id);
  const {
    name = meal.name,
    kcal = meal.kcal,
    protein = meal.protein,
    fat = meal.fat,
    carbohydrates = meal.carbohydrates,
  } = body;
  const changed = await save(db, meal, { name, kcal, protein, fat, carbohydrates });
  await updateModified(db, meal.person_id, { kind: 'quickaddmeal', id: meal.id }, now);
  return presentQuickAddMeal(changed);
};

export const deleteQuickAddMeal: Operation<Endpoints['deleteQuickAddMeal']> = async (ctx) => {
  const { id, person_id: personId } = await authorize(ctx, quickAddMeal, ctx.params.id);
  await deleteItemsOfMeal(ctx.db, personId, { kind: 'quickaddmeal', id });
  await deleteUnplannedMeals(ctx.db, personId, [mealColumns({ kind: 'quickaddmeal', id })]);
};
