import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../access/access.public.ts';
import { presentItem, presentLists } from './groceries.present.ts';
import { deleteList, listItems, listLists, updateChecked } from './groceries.store.ts';
import { groceryItem, groceryList } from './groceries.resources.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listGroceryLists: Operation<Endpoints['listGroceryLists']> = async (ctx) => {
  const { db, locale, query } = ctx;
  const personId = await authorizePerson(ctx, query.user);
  const { count, rows } = await listLists(db, personId, pageWindow(query));
  const ids = rows.map(({ id }) => id);
  const items = ids.length === 0 ? [] : await listItems(db, personId, ids, locale);
  return paginate(ctx, { count, rows: presentLists(rows, items, locale) });
};

export const getGroceryList: Operation<Endpoints['getGroceryList']> = async (ctx) => {
  const list = await authorize(ctx, groceryList, ctx.params.id);
  const items = await listItems(ctx.db, list.person_id, [list.id], ctx.locale);
  const [presented] = presentLists([list], items, ctx.locale);
  return presented!;
};

export const deleteGroceryList: Operation<Endpoints['deleteGroceryList']> = async (ctx) => {
  await deleteList(ctx.db, await authorize(ctx, groceryList, ctx.params.id));
};

export const updateGroceryListItem: Operation<Endpoints['updateGroceryListItem']> = async (ctx) => {
  const { db, body, locale, params } = ctx;
  const item = await authorize(ctx, groceryItem, params.id);
  const { checked = item.checked } = body;
  if (checked !== item.checked) await updateChecked(db, item, checked);
  return presentItem({ ...item, checked }, locale);
};
