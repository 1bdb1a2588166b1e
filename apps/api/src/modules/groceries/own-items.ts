import type { Endpoints } from '@weekbord/contract/endpoints';
import { MAX_OWN_ITEMS } from '@weekbord/domain/groceries/own-items';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson, authorizeReference } from '../access/access.public.ts';
import { presentItem } from './groceries.present.ts';
import { groceryItem, groceryList, ownGroceryItem } from './groceries.resources.ts';
import { deleteItems, type ItemRow, listItemPage, listItems } from './groceries.store.ts';
import { insertOwnItem } from './own-items.store.ts';

export const listGroceryListItems: Operation<Endpoints['listGroceryListItems']> = async (ctx) => {
  const { db, query, locale } = ctx;
  const personId = await authorizePerson(ctx, query.user);
  const { count, rows } = await listItemPage(db, { personId, listId: query.list, ...pageWindow(query) }, locale);
  return paginate(ctx, { count, rows: rows.map((item) => presentItem(item, locale)) });
};

export const getGroceryListItem: Operation<Endpoints['getGroceryListItem']> = async (ctx) =>
  presentItem(await authorize(ctx, groceryItem, ctx.params.id), ctx.locale);

export const createGroceryListItem: Operation<Endpoints['createGroceryListItem']> = async (ctx) => {
  const { db, body, locale } = ctx;
  const list = await authorizeReference(ctx, groceryList, 'list', body.list);
  const items = await listItems(db, list.person_id, [list.id], locale);
  const known = items.find((item) => item.client_key !== null && item.client_key === body.key);
  if (known !== undefined) return presentItem(known, locale);
  if (items.filter((item) => item.food_id === null).length >= MAX_OWN_ITEMS) {
    throw new FieldError([{ path: [], code: 'own_items_full' }]);
  }
  const id = await insertOwnItem(db, list, { name: body.name, key: body.key ?? null });
  const all = await listItems(db, list.person_id, [list.id], locale);
  return presentItem(
    all.find((item) => item.id === id)!,
    locale,
  );
};

export const deleteGroceryListItem: Operation<Endpoints['deleteGroceryListItem']> = async (ctx) => {
  const item = await authorize(ctx, ownGroceryItem, ctx.params.id);
  await deleteItems(ctx.db, item.person_id, [item.id]);
};

/** What an own item is called from now on. Refuses where it was renamed elsewhere since the caller saw its name. */
export function nameAfter(item: ItemRow, { from, to }: Readonly<{ from: string; to: string }>): string {
  if (item.food_id !== null) throw new FieldError({ rename: 'invalid' });
  if (item.name !== from && item.name !== to) throw new ApiError('version_conflict');
  return to;
}
