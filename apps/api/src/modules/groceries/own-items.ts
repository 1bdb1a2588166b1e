import type { Endpoints } from '@weekbord/contract/endpoints';
import { isOnList, isTicked } from '@weekbord/domain/groceries/listed-food';
import { MAX_OWN_ITEMS } from '@weekbord/domain/groceries/own-items';
import { findDuplicateItem, type ListedThing } from '@weekbord/domain/groceries/find-duplicate-item';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson, authorizeReference } from '../access/access.public.ts';
import { measuresOf, neededOf, presentItem } from './groceries.present.ts';
import { groceryItem, groceryList, ownGroceryItem } from './groceries.resources.ts';
import { deleteItems, type ItemRow, listItemPage, listItems, type ListRow, updateAtHome } from './groceries.store.ts';
import { identifyFood } from './identify-food.ts';
import { insertOwnItem, noteAddition } from './own-items.store.ts';

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
  const known = items.find(
    ({ client_key: key, added_keys: added }) =>
      body.key !== undefined && (key === body.key || added.includes(body.key)),
  );
  if (known !== undefined) return presentItem(known, locale);
  const { foodId, category } = await identifyFood(ctx, body.name);
  const listed = body.also ? null : findDuplicateItem({ text: body.name, foodId, language: locale }, thingsOn(items));
  if (listed !== null) {
    await noteAddition(db, list, { ...listed, key: body.key ?? null });
    const item = items.find(({ id }) => id === listed.id)!;
    // Someone who adds an item apparently does not have it at home.
    if (presentItem(item, locale).at_home) await updateAtHome(db, item, false);
    return presentItem(await readItem(ctx, list, listed.id), locale);
  }
  if (items.filter((item) => item.food_id === null).length >= MAX_OWN_ITEMS) {
    throw new FieldError([{ path: [], code: 'own_items_full' }]);
  }
  const id = await insertOwnItem(db, list, { name: body.name, category, key: body.key ?? null });
  return presentItem(await readItem(ctx, list, id), locale);
};

async function readItem({ db, locale }: Pick<Context, 'db' | 'locale'>, list: ListRow, id: number): Promise<ItemRow> {
  const all = await listItems(db, list.person_id, [list.id], locale);
  return all.find((item) => item.id === id)!;
}

/** Returns the open items on a list, in the form that is used to find duplicates. */
function thingsOn(items: readonly ItemRow[]): ListedThing[] {
  return items
    .filter((item) => isOnList(neededOf(item)))
    .map((item) => ({
      id: item.id,
      foodId: item.food_id,
      name: item.name,
      isTicked: isTicked(neededOf(item), measuresOf(item)),
    }));
}

export const deleteGroceryListItem: Operation<Endpoints['deleteGroceryListItem']> = async (ctx) => {
  const item = await authorize(ctx, ownGroceryItem, ctx.params.id);
  await deleteItems(ctx.db, item.person_id, [item.id]);
};

/**
 * Returns the new name of a typed item, and its aisle. Rejects the change if it was renamed elsewhere since the caller
 * saw its name.
 */
export async function nameAfter(
  ctx: Context,
  item: ItemRow,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<Readonly<{ name: string; category: ItemRow['category'] | null }>> {
  if (item.food_id !== null) throw new FieldError({ rename: 'invalid' });
  if (item.name !== from && item.name !== to) throw new ApiError('version_conflict');
  return { name: to, category: (await identifyFood(ctx, to)).category };
}
