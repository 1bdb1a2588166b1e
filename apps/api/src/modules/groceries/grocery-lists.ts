import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson, recordReach, visibleTo } from '../access/access.public.ts';
import { presentItem, presentLists } from './groceries.present.ts';
import { deleteList, findItem, listItems, listLists, updateChecked } from './groceries.store.ts';
import { reachList } from './reach-list.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listGroceryLists: Operation<Endpoints['listGroceryLists']> = async (ctx) => {
  const { db, locale, query } = ctx;
  const person = await reachPerson(ctx, query.user);
  const { count, rows } = await listLists(db, person.id, pageWindow(query));
  const ids = rows.map(({ id }) => id);
  const items = ids.length === 0 ? [] : await listItems(db, person.id, ids, locale);
  return paginate(ctx, { count, rows: presentLists(rows, items, locale) });
};

export const getGroceryList: Operation<Endpoints['getGroceryList']> = async (ctx) => {
  const list = await reachList(ctx, ctx.params.id);
  const items = await listItems(ctx.db, list.person_id, [list.id], ctx.locale);
  const [presented] = presentLists([list], items, ctx.locale);
  return presented!;
};

export const deleteGroceryList: Operation<Endpoints['deleteGroceryList']> = async (ctx) => {
  await deleteList(ctx.db, await reachList(ctx, ctx.params.id));
};

export const updateGroceryListItem: Operation<Endpoints['updateGroceryListItem']> = async (ctx) => {
  const { actor, db, body, locale, params } = ctx;
  const item = await findItem(db, params.id, visibleTo(actor), locale);
  if (item === undefined) throw new ApiError('not_found');
  await recordReach(ctx, item.person_id);
  const { checked = item.checked } = body;
  if (checked !== item.checked) await updateChecked(db, item, checked);
  return presentItem({ ...item, checked }, locale);
};
