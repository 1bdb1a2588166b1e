import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorizeReference, only } from '../../access/access.public.ts';
import { noteFoodUses } from '../../foods/foods.public.ts';
import { mealToPlan } from '../diary.resources.ts';
import type { MealKey } from '../meals/meals.store.ts';
import { checkServing, copyMeal } from '../meals/plain-meals.ts';
import { planMeals, spotOfBody } from '../meals/plan-meal.ts';
import { insertQuickAddMeal } from '../meals/quick-add/quick-add-meals.store.ts';
import { findMeal } from '../meals/recipe/recipe-meals.store.ts';
import { setPortions } from '../meals/recipe/recipe-meals.ts';
import { insertSingleFoodMeal } from '../meals/food/single-food-meals.store.ts';
import { statusOfLogged } from './status-of-logged.ts';

type Ctx = Context<Endpoints['logMeals']>;
type Logged = Ctx['body']['meals'][number];

export const logMeals: Operation<Endpoints['logMeals']> = async (ctx) => {
  const { db, body, now } = ctx;
  const spot = await spotOfBody(ctx, body.calendar_day_id, { field: 'meal_slot_id', id: body.meal_slot_id });
  const { day } = spot;
  const meals: MealKey[] = [];
  for (const logged of body.meals) meals.push(await writeMeal(ctx, day.person_id, logged));
  const foods = body.meals.flatMap((one) =>
    one.content_type === 'singlefoodmeal' ? [{ servingId: one.suggested_serving_id, quantity: one.quantity }] : [],
  );
  await noteFoodUses(db, day.person_id, foods, now);
  return { calendar_items: await planMeals(ctx, spot, meals, statusOfLogged(ctx, day, body)) };
};

/** Creates a meal for the day's person. Rejects foods and meals that are out of the caller's reach. */
async function writeMeal(ctx: Ctx, personId: number, logged: Logged): Promise<MealKey> {
  const { db, actor } = ctx;
  switch (logged.content_type) {
    case 'singlefoodmeal': {
      const { suggested_serving_id: servingId, quantity } = logged;
      await checkServing(db, 'meals', servingId, [actor.id, personId]);
      return { kind: 'singlefoodmeal', id: await insertSingleFoodMeal(db, personId, { servingId, quantity }) };
    }
    case 'recipemeal':
      return copyOf(ctx, personId, logged);
    case 'quickaddmeal':
      return { kind: 'quickaddmeal', id: (await insertQuickAddMeal(db, personId, logged)).id };
  }
}

async function copyOf(
  ctx: Ctx,
  personId: number,
  { object_id: id, portions }: Extract<Logged, { content_type: 'recipemeal' }>,
): Promise<MealKey> {
  const key = { kind: 'recipemeal', id } as const;
  const { owner } = await authorizeReference(ctx, mealToPlan, 'meals', key);
  if (owner !== personId && owner !== ctx.actor.id) throw new FieldError({ meals: 'does_not_exist' });
  const copy = await copyMeal(ctx, { ...key, owner }, personId, { isFresh: true });
  if (portions !== undefined) await setPortions(ctx, (await findMeal(ctx.db, copy.id, only(personId)))!, portions);
  return copy;
}
