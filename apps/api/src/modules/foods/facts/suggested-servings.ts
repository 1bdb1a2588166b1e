import type { Operation } from '../../../platform/http/context.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorize, authorizePerson, authorizeReference } from '../../access/access.public.ts';
import { findFoods } from '../search/find-foods.ts';
import { preferredServing, serving } from '../foods.resources.ts';
import { pictureOfFood, presentServing } from '../foods.present.ts';
import { listServingPage, listServings } from '../foods.store.ts';
import {
  deleteRecentFood,
  findRecentServing,
  listRecentServings,
  noteFoodUse,
  type RecentServingRow,
} from '../search/recent-foods.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Language } from '@weekbord/domain/languages/languages';
import { readFoodQuery } from '@weekbord/domain/foods/food-query';
import { readPlainerQuery } from '@weekbord/domain/recipes/read/plainer-query';
import { rankFoods } from '@weekbord/domain/foods/rank-foods';

export const listSuggestedServings: Operation<Endpoints['listSuggestedServings']> = async (ctx) => {
  const { actor, locale, query } = ctx;
  const filter = { personId: actor.id, locale, food: query.food, ...pageWindow(query) };
  const { count, rows } = await listServingPage(ctx.db, filter);
  return paginate(ctx, { count, rows: rows.map(presentServing) });
};

export const getSuggestedServing: Operation<Endpoints['getSuggestedServing']> = async (ctx) =>
  presentServing(await authorize(ctx, serving, ctx.params.id));

export const searchSuggestedServings: Operation<Endpoints['searchSuggestedServings']> = async (ctx) => {
  const { db, actor, locale, query } = ctx;
  const ids = (await findFoods(db, { personId: actor.id, locale }, query.query)).map(({ id }) => id);
  const servings = ids.length === 0 ? [] : await listServings(db, ids, locale);
  const byFood = Map.groupBy(servings, (row) => row.food_id);
  const rows = ids.flatMap((id) => byFood.get(id) ?? []);
  const { limit, offset } = pageWindow(query);
  return paginate(ctx, { count: rows.length, rows: rows.slice(offset, offset + limit).map(presentServing) });
};

export const listPreferredSuggestedServings: Operation<Endpoints['listPreferredSuggestedServings']> = async (ctx) => {
  const { db, actor, locale, query } = ctx;
  const recent = await listRecentServings(db, { personId: actor.id, locale });
  const fitting = fittingServings(recent, locale, query.query);
  const { limit, offset } = pageWindow(query);
  return paginate(ctx, { count: fitting.length, rows: fitting.slice(offset, offset + limit).map(present) });
};

export const createPreferredSuggestedServing: Operation<Endpoints['createPreferredSuggestedServing']> = async (ctx) => {
  const { db, actor, body, locale, now } = ctx;
  await authorizePerson(ctx);
  const { serving_id: id } = await authorizeReference(ctx, serving, 'suggested_serving', body.suggested_serving);
  await noteFoodUse(db, actor.id, { servingId: id, quantity: body.quantity }, now);
  return present((await findRecentServing(db, { personId: actor.id, locale }, id))!);
};

export const getPreferredSuggestedServing: Operation<Endpoints['getPreferredSuggestedServing']> = async (ctx) =>
  present(await authorize(ctx, preferredServing, ctx.params.id));

export const updatePreferredSuggestedServing: Operation<Endpoints['updatePreferredSuggestedServing']> = async (ctx) => {
  const { db, actor, body, locale, now } = ctx;
  const row = await authorize(ctx, preferredServing, ctx.params.id);
  const { suggested_serving: wanted = row.serving_id, quantity = row.quantity } = body;
  const { serving_id: id, food_id: foodId } = await authorizeReference(ctx, serving, 'suggested_serving', wanted);
  if (foodId !== row.food_id) throw new FieldError({ suggested_serving: 'does_not_exist' });
  await noteFoodUse(db, actor.id, { servingId: id, quantity }, now);
  return present((await findRecentServing(db, { personId: actor.id, locale }, id))!);
};

export const deletePreferredSuggestedServing: Operation<Endpoints['deletePreferredSuggestedServing']> = async (ctx) => {
  const { food_id: foodId } = await authorize(ctx, preferredServing, ctx.params.id);
  await deleteRecentFood(ctx.db, ctx.actor.id, foodId);
};

/**
 * Returns the servings of foods that match what was typed, ignoring its amount if nothing matches; all if nothing was
 * typed.
 */
function fittingServings(recent: readonly RecentServingRow[], locale: Language, typed: string) {
  const wanted = readFoodQuery(typed);
  if (wanted === null) return recent;
  const candidates = recent.map(candidateOf);
  const asTyped = rankFoods(wanted, locale, candidates);
  const plainer = asTyped.length > 0 ? null : readPlainerQuery(typed);
  const ranked = plainer === null ? asTyped : rankFoods(plainer, locale, candidates);
  return ranked.map(({ row }) => row);
}

function candidateOf(row: RecentServingRow) {
  const isOwn = row.source === 'PERSON';
  return { ...row, row, id: row.food_id, isCatalogue: row.source === 'CATALOGUE', isOwn, isRecent: true };
}

function present(row: RecentServingRow) {
  const { food_name, brand_name, quantity, last_used_at } = row;
  const said = { food_name, brand_name, picture: pictureOfFood(row), quantity };
  return { ...presentServing(row), ...said, last_used_at: last_used_at.toISOString() };
}
