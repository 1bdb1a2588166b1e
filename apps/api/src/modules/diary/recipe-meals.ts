import type { Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { recordReach, visibleTo } from '../access/access.public.ts';
import { deleteItemsOfMeal, updateModified } from './diary.store.ts';
import { findMeal, lockMeal, updatePortions, insertMealOfRecipe } from './recipe-meals.store.ts';
import { readerOf, findTemplate } from '../recipes/recipes.public.ts';
import { deleteUnplannedMeals, mealColumns } from './meals.store.ts';
import { presentMeals } from './present-meals.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const createRecipeMeal: Operation<Endpoints['createRecipeMeal']> = async ({ db, actor, body, locale, now }) => {
  const template = await findTemplate(db, body.recipe_template, readerOf(actor), locale);
  if (template === undefined) throw new FieldError({ recipe_template: 'does_not_exist' });
  const size = { portions: body.portions, portionsMultiplier: 1 };
  const row = await insertMealOfRecipe(db, actor.id, template, size, now);
  const [presented] = (await presentMeals(db, actor.id, [row], locale, [template])).values();
  return presented!;
};

export const getRecipeMeal: Operation<Endpoints['getRecipeMeal']> = async (ctx) => {
  const meal = await findMeal(ctx.db, ctx.params.id, visibleTo(ctx.actor));
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  const [presented] = (await presentMeals(ctx.db, meal.person_id, [meal], ctx.locale)).values();
  return presented!;
};

export const deleteRecipeMeal: Operation<Endpoints['deleteRecipeMeal']> = async (ctx) => {
  const meal = await findMeal(ctx.db, ctx.params.id, visibleTo(ctx.actor));
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  await deleteItemsOfMeal(ctx.db, meal.person_id, { kind: 'recipemeal', id: meal.id });
  await deleteUnplannedMeals(ctx.db, meal.person_id, [mealColumns({ kind: 'recipemeal', id: meal.id })]);
};

export const editRecipeMealPortions: Operation<Endpoints['editRecipeMealPortions']> = async (ctx) => {
  const { db, params, body, now, locale } = ctx;
  const meal = await lockMeal(db, params.id, visibleTo(ctx.actor));
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  if (body.portions !== meal.portions) {
    await updatePortions(db, meal, { portions: body.portions, factor: body.portions / meal.portions, now });
    await updateModified(db, meal.person_id, { kind: 'recipemeal', id: meal.id }, now);
  }
  const changed = await findMeal(db, meal.id, visibleTo(ctx.actor));
  const [presented] = (await presentMeals(db, meal.person_id, [changed ?? meal], locale)).values();
  return presented!;
};
