import type { Endpoints } from '@weekbord/contract/endpoints';
import { type ListedFood, withTick } from '@weekbord/domain/groceries/listed-food';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../access/access.public.ts';
import { neededOf, presentItem } from './groceries.present.ts';
import { groceryItem, groceryList } from './groceries.resources.ts';
import {
  deleteItems,
  deleteList,
  type ItemRow,
  listItems,
  listLists,
  updateAtHome,
  updateBought,
} from './groceries.store.ts';
import { updateOwnNames } from './own-items.store.ts';
import { nameAfter } from './own-items.ts';
import { showList, showLists } from './show-lists.ts';

export const listGroceryLists: Operation<Endpoints['listGroceryLists']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const { count, rows } = await listLists(ctx.db, personId, pageWindow(ctx.query));
  return paginate(ctx, { count, rows: await showLists(ctx, personId, rows) });
};

export const getGroceryList: Operation<Endpoints['getGroceryList']> = async (ctx) =>
  showList(ctx, await authorize(ctx, groceryList, ctx.params.id));

export const updateGroceryList: Operation<Endpoints['updateGroceryList']> = async (ctx) => {
  const { db, body, locale } = ctx;
  const list = await authorize(ctx, groceryList, ctx.params.id);
  const ticks = new Map(body.items?.map((tick) => [tick.id, tick]));
  const own = new Map(body.own_items?.map((item) => [item.key, item]));
  const items = await listItems(db, list.person_id, [list.id], locale);
  const ownOf = ({ client_key: key }: ItemRow) => (key === null ? undefined : own.get(key));
  // If an item was not added because it was already on the list, ticking it ticks the existing item.
  const tickOf = (item: ItemRow) =>
    ticks.get(item.id) ?? ownOf(item) ?? item.added_keys.map((key) => own.get(key)).find((tick) => tick !== undefined);
  const changed = items.flatMap((item) => {
    const { checked, ...tick } = tickOf(item) ?? {};
    return checked === undefined ? [] : [{ id: item.id, bought: boughtAfter(item, { ...tick, checked }) }];
  });
  await updateBought(db, list.person_id, changed);
  for (const item of items) {
    const { rename } = ownOf(item) ?? {};
    if (rename === undefined) continue;
    await updateOwnNames(db, list.person_id, [{ id: item.id, ...(await nameAfter(ctx, item, rename)) }]);
  }
  const removed = items.filter((item) => ownOf(item)?.removed).map(({ id }) => id);
  await deleteItems(db, list.person_id, removed);
  return showList(ctx, list);
};

interface Tick {
  readonly checked: boolean;
  readonly bought_quantity?: number | null | undefined;
}

/** Returns how much of an item is in the basket after a tick: the given amount, or else everything its meals need. */
function boughtAfter(item: ItemRow, { checked, bought_quantity: quantity }: Tick): ListedFood['bought'] {
  if (checked && quantity != null) return { grams: quantity * (item.grams_per_ml ?? 1) };
  return withTick(neededOf(item), checked).bought;
}

export const deleteGroceryList: Operation<Endpoints['deleteGroceryList']> = async (ctx) => {
  await deleteList(ctx.db, await authorize(ctx, groceryList, ctx.params.id));
};

export const updateGroceryListItem: Operation<Endpoints['updateGroceryListItem']> = async (ctx) => {
  const { db, body, locale, params } = ctx;
  const item = await authorize(ctx, groceryItem, params.id);
  if (body.at_home !== undefined) await updateAtHome(db, item, body.at_home);
  const named = body.rename === undefined ? null : await nameAfter(ctx, item, body.rename);
  if (named !== null) await updateOwnNames(db, item.person_id, [{ id: item.id, ...named }]);
  const said = {
    ...item,
    name: named?.name ?? item.name,
    category: named === null ? item.category : (named.category ?? 'OTHER'),
    at_home: body.at_home ?? item.at_home,
  };
  if (body.checked === undefined) return presentItem(said, locale);
  const bought = boughtAfter(item, { checked: body.checked });
  await updateBought(db, item.person_id, [{ id: item.id, bought }]);
  return presentItem({ ...said, checked: bought !== null, bought_grams: bought?.grams ?? null }, locale);
};
