import type { Context, Operation } from '../../../platform/http/context.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorize, authorizePerson, authorizeReference } from '../../access/access.public.ts';
import { recipe, recipePreference } from '../recipes.resources.ts';
import { presentPreference } from '../templates/templates.present.ts';
import {
  deletePreferenceFor,
  findPreferenceFor,
  insertPreference,
  listPreferences,
  type PreferenceTable,
  updatePreference,
} from './recipe-preferences.store.ts';
import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';

/** Returns one of a person's two lists of recipes. */
export async function listRecipePreferences(
  ctx: Context<Endpoints['listFavouriteRecipes']>,
  table: PreferenceTable,
): Promise<Answered<Endpoints['listFavouriteRecipes']>> {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const filter = { personId, recipe: ctx.query.recipe, ...pageWindow(ctx.query) };
  const { count, rows } = await listPreferences(ctx.db, table, filter);
  return paginate(ctx, { count, rows: rows.map(presentPreference) });
}

/** Adds a recipe to one list and removes it from the opposite one: a recipe cannot be both liked and disliked. */
export async function createRecipePreference(
  ctx: Context<Endpoints['createFavouriteRecipe']>,
  { table, opposite }: { table: PreferenceTable; opposite: PreferenceTable },
): Promise<Answered<Endpoints['createFavouriteRecipe']>> {
  const { db, body } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  const template = await authorizeReference(ctx, recipe, 'recipe', body.recipe);
  await deletePreferenceFor(db, opposite, personId, template.id);
  const fresh = await insertPreference(db, table, personId, template.id);
  if (fresh !== undefined) return presentPreference(fresh);
  ctx.setStatus(200);
  return presentPreference(await findPreferenceFor(db, table, personId, template.id));
}

export async function deleteRecipePreference(
  ctx: Context<Endpoints['deleteFavouriteRecipe']>,
  table: PreferenceTable,
): Promise<undefined> {
  const row = await authorize(ctx, recipePreference(table), ctx.params.id);
  await deletePreferenceFor(ctx.db, table, row.person_id, row.recipe_template_id);
}

/** Replaces a recipe on a list with another. */
async function updateRecipePreference(
  ctx: Context<Endpoints['updateFavouriteRecipe']>,
  { table, opposite }: { table: PreferenceTable; opposite: PreferenceTable },
): Promise<Answered<Endpoints['updateFavouriteRecipe']>> {
  const row = await authorize(ctx, recipePreference(table), ctx.params.id);
  if (ctx.body.recipe === undefined || ctx.body.recipe === row.recipe_template_id) return presentPreference(row);
  const template = await authorizeReference(ctx, recipe, 'recipe', ctx.body.recipe);
  await deletePreferenceFor(ctx.db, opposite, row.person_id, template.id);
  const changed = await updatePreference(ctx.db, table, row, template.id);
  if (changed === undefined) throw new FieldError({ recipe: 'duplicate' });
  return presentPreference(changed);
}

export const listFavouriteRecipes: Operation<Endpoints['listFavouriteRecipes']> = (ctx) =>
  listRecipePreferences(ctx, 'favourite_recipe');

export const createFavouriteRecipe: Operation<Endpoints['createFavouriteRecipe']> = (ctx) =>
  createRecipePreference(ctx, { table: 'favourite_recipe', opposite: 'disliked_recipe' });

export const deleteFavouriteRecipe: Operation<Endpoints['deleteFavouriteRecipe']> = (ctx) =>
  deleteRecipePreference(ctx, 'favourite_recipe');

export const listDislikedRecipes: Operation<Endpoints['listDislikedRecipes']> = (ctx) =>
  listRecipePreferences(ctx, 'disliked_recipe');

export const createDislikedRecipe: Operation<Endpoints['createDislikedRecipe']> = (ctx) =>
  createRecipePreference(ctx, { table: 'disliked_recipe', opposite: 'favourite_recipe' });

export const deleteDislikedRecipe: Operation<Endpoints['deleteDislikedRecipe']> = (ctx) =>
  deleteRecipePreference(ctx, 'disliked_recipe');

export const getFavouriteRecipe: Operation<Endpoints['getFavouriteRecipe']> = async (ctx) =>
  presentPreference(await authorize(ctx, recipePreference('favourite_recipe'), ctx.params.id));

export const updateFavouriteRecipe: Operation<Endpoints['updateFavouriteRecipe']> = (ctx) =>
  updateRecipePreference(ctx, { table: 'favourite_recipe', opposite: 'disliked_recipe' });

export const getDislikedRecipe: Operation<Endpoints['getDislikedRecipe']> = async (ctx) =>
  presentPreference(await authorize(ctx, recipePreference('disliked_recipe'), ctx.params.id));

export const updateDislikedRecipe: Operation<Endpoints['updateDislikedRecipe']> = (ctx) =>
  updateRecipePreference(ctx, { table: 'disliked_recipe', opposite: 'favourite_recipe' });
