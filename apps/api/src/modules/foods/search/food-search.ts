import type { Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { gtinOf } from './barcode.ts';
import { findFoods } from './find-foods.ts';
import { findFoodByGtin } from './food-search.store.ts';
import { presentFoods } from '../foods.present.ts';
import { listFoodsByIds, listServings } from '../foods.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { foldText } from '@weekbord/domain/foods/fold-text';

export const searchFoods: Operation<Endpoints['searchFoods']> = async (ctx) => {
  const { db, actor, locale, query } = ctx;
  const found = await findFoods(db, { personId: actor.id, locale }, query.query);
  const { limit, offset } = pageWindow(query);
  const ids = found.slice(offset, offset + limit).map(({ id }) => id);
  const rows = await listFoodsByIds(db, ids, locale);
  const servings = ids.length === 0 ? [] : await listServings(db, ids, locale);
  return paginate(ctx, { count: found.length, rows: presentFoods(rows, servings) });
};

const MOST_NAMES = 10;

export const autocompleteFoods: Operation<Endpoints['autocompleteFoods']> = async ({ db, actor, locale, query }) => {
  const found = await findFoods(db, { personId: actor.id, locale }, query.query);
  const names = new Map<string, string>();
  for (const food of found) {
    const name = food[`name_${locale}`];
    const folded = foldText(name);
    if (!names.has(folded)) names.set(folded, name);
    if (names.size === MOST_NAMES) break;
  }
  return [...names.values()].map((name) => ({ name }));
};

export const searchFoodByBarcode: Operation<Endpoints['searchFoodByBarcode']> = async ({
  db,
  actor,
  locale,
  query,
}) => {
  const id = await findFoodByGtin(db, actor.id, gtinOf(query.barcode));
  if (id === null) throw new ApiError('barcode_unknown');
  const rows = await listFoodsByIds(db, [id], locale);
  const [food] = presentFoods(rows, await listServings(db, [id], locale));
  if (food === undefined) throw new ApiError('barcode_unknown');
  return food;
};
