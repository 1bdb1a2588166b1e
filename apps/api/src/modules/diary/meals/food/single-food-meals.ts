import type { Context, Operation } from '../../../../platform/http/context.ts';
import { authorize, listRecords } from '../../../access/access.public.ts';
import { noteFoodUse } from '../../../foods/foods.public.ts';
import { deleteItemsOfMeal, updateModified } from '../../diary.store.ts';
import { deleteUnplannedMeals, mealColumns } from '../meals.store.ts';
import { presentSingleFoodMeal } from '../plain-meals.present.ts';
import { checkServing, presentSingleFoodMeals } from '../plain-meals.ts';
import { singleFoodMeal } from '../../diary.resources.ts';
import {
  findFoodOfServing,
  insertSingleFoodMeal,
  type SingleFoodRow,
  updateSingleFoodMeal as save,
} from './single-food-meals.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listSingleFoodMeals: Operation<Endpoints['listSingleFoodMeals']> = (ctx) =>
  listRecords(ctx, 'single_food_meal', (personId, ids) => presentSingleFoodMeals(ctx.db, personId, ids, ctx.locale));

export const createSingleFoodMeal: Operation<Endpoints['createSingleFoodMeal']> = async (ctx) => {
  const { db, actor, body, locale, now } = ctx;
  const amount = { servingId: body.suggested_serving, quantity: body.quantity };
  await checkServing(db, 'suggested_serving', amount.servingId, [actor.id]);
  const id = await insertSingleFoodMeal(db, actor.id, amount);
  await noteFoodUse(db, actor.id, amount, now);
  const [presented] = (await presentSingleFoodMeals(db, actor.id, [id], locale)).values();
  return presented!;
};

export const getSingleFoodMeal: Operation<Endpoints['getSingleFoodMeal']> = async (ctx) =>
  presentSingleFoodMeal(await authorize(ctx, singleFoodMeal, ctx.params.id));

export const updateSingleFoodMeal: Operation<Endpoints['updateSingleFoodMeal']> = async (ctx) => {
  const { db, body, locale, now } = ctx;
  const meal = await authorize(ctx, singleFoodMeal, ctx.params.id);
  const { suggested_serving: servingId = meal.serving_id, quantity = meal.quantity } = body;
  if (servingId !== meal.serving_id) await checkChange(ctx, meal, servingId);
  if (servingId !== meal.serving_id || quantity !== meal.quantity) {
    await save(db, meal, { servingId, quantity });
    await updateModified(db, meal.person_id, { kind: 'singlefoodmeal', id: meal.id }, now);
  }
  const [presented] = (await presentSingleFoodMeals(db, meal.person_id, [meal.id], locale)).values();
  return presented!;
};

/** Another measure of the same food is always allowed, even if the food is a coach's own. */
async function checkChange(
  { db, actor }: Context<Endpoints['updateSingleFoodMeal']>,
  meal: SingleFoodRow,
  servingId: number,
): Promise<void> {
  if ((await findFoodOfServing(db, servingId)) === meal.food_id) return;
  await checkServing(db, 'suggested_serving', servingId, [actor.id, meal.person_id]);
}

export const deleteSingleFoodMeal: Operation<Endpoints['deleteSingleFoodMeal']> = async (ctx) => {
  const { id, person_id: personId } = await authorize(ctx, singleFoodMeal, ctx.params.id);
  await deleteItemsOfMeal(ctx.db, personId, { kind: 'singlefoodmeal', id });
  await deleteUnplannedMeals(ctx.db, personId, [mealColumns({ kind: 'singlefoodmeal', id })]);
};
