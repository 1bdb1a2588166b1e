import type {
  createFavouriteRecipe,
  deleteFavouriteRecipe,
  listFavouriteRecipes,
} from '@weekbord/contract/recipes/recipe-preferences';
import type { Answered } from '@weekbord/contract/endpoint';
import type { Context } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson, recordReach, visibleTo } from '../accounts/accounts.public.ts';
import {
  deletePreferenceFor,
  findPreference,
  findPreferenceFor,
  insertPreference,
  listPreferences,
  type PreferenceTable,
} from './recipe-preferences.store.ts';
import { readerOf } from './recipe-reader.ts';
import { presentPreference } from './recipes.present.ts';
import { findTemplate } from './recipes.store.ts';

/** Lists one of the two lists of recipes that a person keeps. */
export async function listRecipePreferences(
  ctx: Context<typeof listFavouriteRecipes>,
  table: PreferenceTable,
): Promise<Answered<typeof listFavouriteRecipes>> {
  const person = await reachPerson(ctx, ctx.query.user);
  const filter = { personId: person.id, recipe: ctx.query.recipe, ...pageWindow(ctx.query) };
  const { count, rows } = await listPreferences(ctx.db, table, filter);
  return paginate(ctx, { count, rows: rows.map(presentPreference) });
}

/** Puts a recipe on one list and takes it off the opposite one: nobody both likes and dislikes a recipe. */
export async function createRecipePreference(
  ctx: Context<typeof createFavouriteRecipe>,
  { table, opposite }: { table: PreferenceTable; opposite: PreferenceTable },
): Promise<Answered<typeof createFavouriteRecipe>> {
  const { db, body } = ctx;
  const person = await reachPerson(ctx, body.user);
  const template = await findTemplate(db, body.recipe, readerOf(ctx.actor), ctx.locale);
  if (template === undefined) throw new FieldError({ recipe: 'does_not_exist' });
  await deletePreferenceFor(db, opposite, person.id, template.id);
  const fresh = await insertPreference(db, table, person.id, template.id);
  if (fresh !== undefined) return presentPreference(fresh);
  ctx.setStatus(200);
  const kept = await findPreferenceFor(db, table, person.id, template.id);
  if (kept === undefined) throw new ApiError('not_found');
  return presentPreference(kept);
}

/** Takes a recipe off a list. */
export async function deleteRecipePreference(
  ctx: Context<typeof deleteFavouriteRecipe>,
  table: PreferenceTable,
): Promise<undefined> {
  const row = await findPreference(ctx.db, table, ctx.params.id, visibleTo(ctx.actor));
  if (row === undefined) throw new ApiError('not_found');
  await recordReach(ctx, row.person_id);
  await deletePreferenceFor(ctx.db, table, row.person_id, row.recipe_template_id);
}
