import type { Operation } from '../../platform/http/context.ts';
import { authorize, authorizeReference, only } from '../access/access.public.ts';
import { deleteItemsOfMeal, updateModified } from './diary.store.ts';
import { findMeal, updatePortions, insertMealOfRecipe } from './recipe-meals.store.ts';
import { recipe } from '../recipes/recipes.public.ts';
import { recipeMeal } from './diary.resources.ts';
import { deleteUnplannedMeals, mealColumns } from './meals.store.ts';
import { presentMeals } from './present-meals.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const createRecipeMeal: Operation<Endpoints['createRecipeMeal']> = async (ctx) => {
  const { db, actor, body, locale, now } = ctx;
  const template = await authorizeReference(ctx, recipe, 'recipe_template', body.recipe_template);
  const size = { portions: body.portions, portionsMultiplier: 1 };
  const row = await insertMealOfRecipe(db, actor.id, template, size, now);
  const [presented] = (await presentMeals(db, actor.id, [row], locale, [template])).values();
  return presented!;
};

export const getRecipeMeal: Operation<Endpoints['getRecipeMeal']> = async (ctx) => {
  const meal = await authorize(ctx, recipeMeal, ctx.params.id);
  const [presented] = (await presentMeals(ctx.db, meal.person_id, [meal], ctx.locale)).values();
  return presented!;
};

export const deleteRecipeMeal: Operation<Endpoints['deleteRecipeMeal']> = async (ctx) => {
  const meal = await authorize(ctx, recipeMeal, ctx.params.id);
  await deleteItemsOfMeal(ctx.db, meal.person_id, { kind: 'recipemeal', id: meal.id });
  await deleteUnplannedMeals(ctx.db, meal.person_id, [mealColumns({ kind: 'recipemeal', id: meal.id })]);
};

export const editRecipeMealPortions: Operation<Endpoints['editRecipeMealPortions']> = async (ctx) => {
  const { db, params, body, now, locale } = ctx;
  const meal = await authorize(ctx, recipeMeal, params.id);
  if (body.portions !== meal.portions) {
    await updatePortions(db, meal, { portions: body.portions, factor: body.portions / meal.portions, now });
    await updateModified(db, meal.person_id, { kind: 'recipemeal', id: meal.id }, now);
  }
  const changed = await findMeal(db, meal.id, only(meal.person_id));
  const [presented] = (await presentMeals(db, meal.person_id, [changed ?? meal], locale)).values();
  return presented!;
};
