import type { Operation } from '../../../../platform/http/context.ts';
import { type Asking, authorize, authorizeReference, listRecords, only } from '../../../access/access.public.ts';
import { deleteItemsOfMeal, updateModified } from '../../diary.store.ts';
import { recordRejection } from '../../replacements/note-turned-down.ts';
import { insertMealOfRecipe } from './meals-of-recipes.store.ts';
import { refreshMeal } from './ingredient-owner.ts';
import {
  findMeal,
  listMealIngredients,
  listMealsByIds,
  type MealRow,
  updateCookFor,
  updatePortions,
} from './recipe-meals.store.ts';
import { findEater, recipe, presentRecipeMeal } from '../../../recipes/recipes.public.ts';
import { recipeMeal } from '../../diary.resources.ts';
import { deleteUnplannedMeals, mealColumns } from '../meals.store.ts';
import { presentMeals } from '../present-meals.ts';
import { isKitchenQuantity, nearestQuantity } from '@weekbord/domain/plates/kitchen-measure';
import { OWN_PORTION } from '@weekbord/domain/plates/plate-code';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listRecipeMeals: Operation<Endpoints['listRecipeMeals']> = (ctx) =>
  listRecords(ctx, 'recipe_meal', async (personId, ids) =>
    presentMeals(ctx.db, personId, await listMealsByIds(ctx.db, personId, ids), ctx.locale),
  );

export const createRecipeMeal: Operation<Endpoints['createRecipeMeal']> = async (ctx) => {
  const { actor, body } = ctx;
  const template = await authorizeReference(ctx, recipe, 'recipe_template', body.recipe_template);
  const size = { portions: body.portions, plate: OWN_PORTION };
  const eating = await findEater(ctx.db, actor.id);
  const {
    meal,
    recipe: shown,
    lines,
  } = await insertMealOfRecipe(ctx, { personId: actor.id, recipe: template, eating, ...size });
  return presentRecipeMeal(meal, shown, lines);
};

export const getRecipeMeal: Operation<Endpoints['getRecipeMeal']> = async (ctx) => {
  const meal = await authorize(ctx, recipeMeal, ctx.params.id);
  const [presented] = (await presentMeals(ctx.db, meal.person_id, [meal], ctx.locale)).values();
  return presented!;
};

export const deleteRecipeMeal: Operation<Endpoints['deleteRecipeMeal']> = async (ctx) => {
  const meal = await authorize(ctx, recipeMeal, ctx.params.id);
  const gone = await deleteItemsOfMeal(ctx.db, meal.person_id, { kind: 'recipemeal', id: meal.id });
  await recordRejection(ctx, meal, meal.recipe_template_id, gone);
  await deleteUnplannedMeals(ctx.db, meal.person_id, [mealColumns({ kind: 'recipemeal', id: meal.id })]);
};

export const editRecipeMealPortions: Operation<Endpoints['editRecipeMealPortions']> = async (ctx) => {
  const { db, params, body, locale } = ctx;
  const meal = await authorize(ctx, recipeMeal, params.id);
  if (body.portions !== undefined) await setPortions(ctx, meal, body.portions);
  if (body.cook_for !== undefined && body.cook_for !== meal.cook_for) {
    await updateCookFor(db, meal, body.cook_for);
    await updateModified(db, meal.person_id, { kind: 'recipemeal', id: meal.id }, ctx.now);
  }
  const changed = await findMeal(db, meal.id, only(meal.person_id));
  const [presented] = (await presentMeals(db, meal.person_id, [changed ?? meal], locale)).values();
  return presented!;
};

/** Sets a meal's portions, and updates its ingredients and nutrients. */
export async function setPortions(ctx: Asking, meal: MealRow, portions: number): Promise<void> {
  const { db, now, locale } = ctx;
  if (portions === meal.portions) return;
  const factor = portions / meal.portions;
  const lines = await listMealIngredients(db, meal.person_id, [meal.id], locale);
  const amounts = lines.map(({ id, quantity, measure, replaced }) => ({
    id,
    quantity: scaled(quantity, measure, factor),
    replaced: replaced ? scaled(replaced.quantity, replaced.serving.measure, factor) : null,
  }));
  await updatePortions(db, meal, { portions, amounts, now });
  await refreshMeal(ctx, meal);
}

/**
 * Returns a quantity times a factor. A kitchen amount is rounded to a kitchen amount; an exact amount that a person
 * typed is not rounded.
 */
function scaled(quantity: number, measure: string, factor: number): number {
  return isKitchenQuantity(quantity, measure) ? nearestQuantity(quantity * factor, measure) : quantity * factor;
}
