import type { Context, Operation } from '../../../../platform/http/context.ts';
import { pageWindow, paginate } from '../../../../platform/http/paginate.ts';
import { type Asking, authorize, authorizeReference } from '../../../access/access.public.ts';
import { noteFoodUse } from '../../../foods/foods.public.ts';
import {
  checkMayEdit,
  insertTemplateLines,
  listLinesOfTemplate,
  refreshRecipe,
  ownRecipe,
  readSearch,
  presentIngredient,
  listTemplateIngredients,
} from '../../../recipes/recipes.public.ts';
import { changedLine } from './changed-line.ts';
import { recipeMeal } from '../../diary.resources.ts';
import {
  checkNewServing,
  checkRoomForLine,
  checkStillPublishable,
  ingredient,
  type IngredientOwner,
  ingredientToChange,
  presentOneIngredient,
  refreshMeal,
} from './ingredient-owner.ts';
import {
  deleteMealLine,
  deleteTemplateLine,
  insertMealLine,
  listOwnIngredients,
  updateMealLine,
  updateTemplateLine,
} from './ingredients.store.ts';
import { listMealIngredients } from './recipe-meals.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listIngredients: Operation<Endpoints['listIngredients']> = async (ctx) => {
  const { db, actor, query, locale } = ctx;
  const search = await readSearch(db, query.name, actor.id);
  const { count, rows } = await listOwnIngredients(db, { personId: actor.id, search, ...pageWindow(query) });
  const ownersOf = (kind: string) => [...new Set(rows.filter((row) => row.kind === kind).map((row) => row.ownerId))];
  const ofRecipes = await listTemplateIngredients(db, ownersOf('recipetemplate'), locale);
  const ofMeals = await listMealIngredients(db, actor.id, ownersOf('recipemeal'), locale);
  const lines = new Map([...ofRecipes, ...ofMeals].map((line) => [line.id, line]));
  return paginate(ctx, { count, rows: rows.map(({ id, kind }) => presentIngredient(lines.get(id)!, kind, true)) });
};

export const getIngredient: Operation<Endpoints['getIngredient']> = async (ctx) => {
  const { id } = ctx.params;
  const owner = await authorize(ctx, ingredient, id);
  if (owner.kind === 'recipetemplate')
    return presentOneIngredient(ctx, { kind: owner.kind, id: owner.template.id }, id);
  const { id: mealId, person_id: personId } = owner.meal;
  return presentOneIngredient(ctx, { kind: owner.kind, id: mealId, personId }, id);
};

type Ctx = Context<Endpoints['createIngredient']>;

export const createIngredient: Operation<Endpoints['createIngredient']> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const owner = await ownerOfBody(ctx);
  const amount = { servingId: body.suggested_serving, quantity: body.quantity };
  await checkNewServing(ctx, owner, { before: null, after: amount.servingId });
  await checkRoomForLine(db, owner);
  await noteFoodUse(db, actor.id, amount, now);
  if (owner.kind === 'recipemeal') {
    const { id: mealId, person_id: personId } = owner.meal;
    const id = await insertMealLine(db, owner.meal, amount, now);
    await refreshMeal(ctx, owner.meal);
    return presentOneIngredient(ctx, { kind: 'recipemeal', id: mealId, personId }, id);
  }
  const { id: templateId } = owner.template;
  const id = await insertTemplateLines(db, templateId, [{ ...amount, noteEn: null, noteNl: null }]);
  await refreshRecipe(db, templateId, now);
  return presentOneIngredient(ctx, { kind: 'recipetemplate', id: templateId }, id);
};

async function ownerOfBody(ctx: Ctx): Promise<IngredientOwner> {
  const { content_type: kind, object_id: id } = ctx.body;
  if (kind === 'recipemeal') return { kind, meal: await authorizeReference(ctx, recipeMeal, 'object_id', id) };
  await checkMayEdit(ctx);
  return { kind, template: await authorizeReference(ctx, ownRecipe, 'object_id', id) };
}

/**
 * Returns the ingredient that a request changes. If recipes are switched off, ingredients of recipes cannot be changed.
 */
async function authorizeToChange(ctx: Asking, id: number) {
  const found = await authorize(ctx, ingredientToChange, id);
  if (found.kind === 'recipetemplate') await checkMayEdit(ctx);
  return found;
}

export const updateIngredient: Operation<Endpoints['updateIngredient']> = async (ctx) => {
  const { db, body, now } = ctx;
  const { id } = ctx.params;
  const found = await authorizeToChange(ctx, id);
  const { amount: before } = found;
  const amount = { servingId: body.suggested_serving ?? before.servingId, quantity: body.quantity ?? before.quantity };
  await checkNewServing(ctx, found, { before: before.servingId, after: amount.servingId });
  if (found.kind === 'recipemeal') {
    const { id: mealId, person_id: personId } = found.meal;
    await updateMealLine(db, await changedLine(db, found.amount, amount), now);
    await refreshMeal(ctx, found.meal);
    return presentOneIngredient(ctx, { kind: 'recipemeal', id: mealId, personId }, id);
  }
  await updateTemplateLine(db, id, amount);
  await refreshRecipe(db, found.template.id, now);
  return presentOneIngredient(ctx, { kind: 'recipetemplate', id: found.template.id }, id);
};

export const deleteIngredient: Operation<Endpoints['deleteIngredient']> = async (ctx) => {
  const { db, params, now } = ctx;
  const found = await authorizeToChange(ctx, params.id);
  if (found.kind === 'recipemeal') {
    await deleteMealLine(db, found.meal.person_id, params.id);
    return refreshMeal(ctx, found.meal);
  }
  const { template } = found;
  const left = (await listLinesOfTemplate(db, template.id)).length - 1;
  checkStillPublishable(template, left);
  await deleteTemplateLine(db, params.id);
  await refreshRecipe(db, template.id, now);
};
