import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { Context, Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../access/access.public.ts';
import { presentItem, presentLists } from './groceries.present.ts';
import { deleteList, listItems, listLists, type ListRow, updateChecked, updateTicks } from './groceries.store.ts';
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
  return present(ctx, await authorize(ctx, groceryList, ctx.params.id));
};

export const updateGroceryList: Operation<Endpoints['updateGroceryList']> = async (ctx) => {
  const list = await authorize(ctx, groceryList, ctx.params.id);
  await updateTicks(ctx.db, list, new Map(ctx.body.items?.map(({ id, checked }) => [id, checked])));
  return present(ctx, list);
};

async function present({ db, locale }: Pick<Context, 'db' | 'locale'>, list: ListRow): Promise<GroceryList> {
  const [presented] = presentLists([list], await listItems(db, list.person_id, [list.id], locale), locale);
  return presented!;
}

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
