import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { recordReach, visibleTo } from '../access/access.public.ts';
import { noteFoodUse } from '../foods/foods.public.ts';
import {
  checkMayEdit,
  findWholeTemplate,
  insertTemplateLines,
  listLinesOfTemplate,
  refreshRecipe,
  lockOwnRecipe,
  readerOf,
  recordRecipeReach,
  readSearch,
  presentIngredient,
  findTemplate,
  listTemplateIngredients,
} from '../recipes/recipes.public.ts';
import {
  checkNewServing,
  checkRoomForLine,
  checkStillPublishable,
  type IngredientOwner,
  presentOneIngredient,
  reachIngredient,
  reachMealToChange,
  refreshMeal,
} from './ingredient-owner.ts';
import {
  deleteMealLine,
  deleteTemplateLine,
  findMealLine,
  findTemplateLine,
  insertMealLine,
  listOwnIngredients,
  updateMealLine,
  updateTemplateLine,
} from './ingredients.store.ts';
import { findMeal, listMealIngredients } from './recipe-meals.store.ts';
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
  const { db, actor, params, locale } = ctx;
  const line = await findTemplateLine(db, params.id);
  const template = line && (await findTemplate(db, line.templateId, readerOf(actor), locale));
  if (template !== undefined) {
    await recordRecipeReach(ctx, [template]);
    return presentOneIngredient(ctx, { kind: 'recipetemplate', id: template.id }, params.id);
  }
  const ofMeal = await findMealLine(db, params.id, visibleTo(actor));
  const meal = ofMeal && (await findMeal(db, ofMeal.mealId, visibleTo(actor)));
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  return presentOneIngredient(ctx, { kind: 'recipemeal', id: meal.id, personId: meal.person_id }, params.id);
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
  const { db, actor, body } = ctx;
  if (body.content_type === 'recipetemplate') await checkMayEdit(ctx);
  const owner = body.content_type === 'recipemeal' ? await reachMealToChange(ctx, body.object_id) : await recipe();
  if (owner === undefined) throw new FieldError({ object_id: 'does_not_exist' });
  return owner;

  async function recipe(): Promise<IngredientOwner | undefined> {
    const own = await lockOwnRecipe(db, body.object_id, actor.id);
    const template = own && (await findWholeTemplate(db, own.id));
    return template && { kind: 'recipetemplate', template };
  }
}

export const updateIngredient: Operation<Endpoints['updateIngredient']> = async (ctx) => {
  const { db, body, now } = ctx;
  const { id } = ctx.params;
  const { owner, amount: before } = await reachIngredient(ctx, id);
  const amount = { servingId: body.suggested_serving ?? before.servingId, quantity: body.quantity ?? before.quantity };
  await checkNewServing(ctx, owner, { before: before.servingId, after: amount.servingId });
  if (owner.kind === 'recipemeal') {
    const { id: mealId, person_id: personId } = owner.meal;
    await updateMealLine(db, { personId, id }, amount, now);
    await refreshMeal(ctx, owner.meal);
    return presentOneIngredient(ctx, { kind: 'recipemeal', id: mealId, personId }, id);
  }
  await updateTemplateLine(db, id, amount);
  await refreshRecipe(db, owner.template.id, now);
  return presentOneIngredient(ctx, { kind: 'recipetemplate', id: owner.template.id }, id);
};

export const deleteIngredient: Operation<Endpoints['deleteIngredient']> = async (ctx) => {
  const { db, params, now } = ctx;
  const { owner } = await reachIngredient(ctx, params.id);
  if (owner.kind === 'recipemeal') {
    await deleteMealLine(db, owner.meal.person_id, params.id);
    return refreshMeal(ctx, owner.meal);
  }
  const left = (await listLinesOfTemplate(db, owner.template.id)).length - 1;
  checkStillPublishable(owner.template, left);
  await deleteTemplateLine(db, params.id);
  await refreshRecipe(db, owner.template.id, now);
};
