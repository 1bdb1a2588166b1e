import { MAX_OWN_ITEM_LENGTH, MAX_OWN_ITEMS } from '@weekbord/domain/groceries/own-items';
import { endpoint, replacementOf } from '../endpoint.ts';
import { date, id, idParams, idText, line } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { groceryList, groceryListChanges, groceryListItem } from './models.ts';
import { groceriesPaths } from './paths.ts';
import { groceryResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const listGroceryLists = endpoint(groceriesPaths.listGroceryLists, {
  access: 'subject',
  summary: 'Lists the grocery lists of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(groceryList),
});

export const createGroceryList = endpoint(groceriesPaths.createGroceryList, {
  access: 'subject',
  summary: 'Creates a grocery list with everything the planned meals of some days need.',
  body: z.object({ start_date: date, end_date: date, user: id.optional() }),
  answer: groceryList,
  status: 201,
  cost: 5,
});

export const getGroceryList = endpoint(groceriesPaths.getGroceryList, {
  access: 'subject',
  summary: 'Returns a grocery list with its items.',
  params: idParams,
  answer: groceryList,
});

/** Maximum number of entries in a body; even the longest list has fewer items. */
const MAX_TICKS = 500;
/** Maximum quantity of an item: a tonne, in grams. */
const MAX_QUANTITY = 1_000_000;

const tick = z.object({
  id,
  checked: z.boolean(),
  /** The amount in the basket, if less than everything needed; in the item's unit. */
  bought_quantity: z.number().positive().max(MAX_QUANTITY).nullish(),
});

const name = line({ min: 1, max: MAX_OWN_ITEM_LENGTH });

/**
 * A new name for an item that the person typed; rejected with `version_conflict` if its name is now neither `from` nor
 * `to`.
 */
const rename = z.object({ from: z.string().max(MAX_OWN_ITEM_LENGTH), to: name });

/**
 * An item that the person typed, identified by its device's key, because the device may not know the server's id yet.
 */
const ownItem = z.object({
  key: z.uuid(),
  checked: z.boolean().optional(),
  rename: rename.optional(),
  removed: z.literal(true).optional(),
});

export const updateGroceryList = endpoint(groceriesPaths.updateGroceryList, {
  access: 'subject',
  summary:
    'Ticks or unticks items and renames or removes own items: all changes or none. Items no longer on the list are skipped.',
  params: idParams,
  body: z.object({
    items: z.array(tick).max(MAX_TICKS).optional(),
    own_items: z.array(ownItem).max(MAX_OWN_ITEMS).optional(),
  }),
  answer: groceryList,
});

export const deleteGroceryList = endpoint(groceriesPaths.deleteGroceryList, {
  access: 'subject',
  summary: 'Deletes a grocery list.',
  params: idParams,
});

export const createGroceryListItem = endpoint(groceriesPaths.createGroceryListItem, {
  access: 'subject',
  summary:
    'Adds an own item to a grocery list, such as toilet paper; `key`, chosen by the device, prevents duplicates. Returns the existing item if it still has to be bought and no other amount is given.',
  body: z.object({
    list: id,
    name,
    key: z.uuid().optional(),
    /** Adds the item even if the list already has it. */
    also: z.boolean().optional(),
  }),
  answer: groceryListItem,
  status: 201,
});

export const deleteGroceryListItem = endpoint(groceriesPaths.deleteGroceryListItem, {
  access: 'subject',
  summary: 'Removes an own item from its list.',
  params: idParams,
});

export const getGroceryListChanges = endpoint(groceriesPaths.getGroceryListChanges, {
  access: 'subject',
  summary: 'Returns how a grocery list differs from what its days need now.',
  params: idParams,
  answer: groceryListChanges,
});

export const bringGroceryListUpToDate = endpoint(groceriesPaths.bringGroceryListUpToDate, {
  access: 'subject',
  summary: 'Updates a grocery list to what its days need now. Ticked items stay.',
  params: idParams,
  answer: groceryList,
  cost: 5,
});

export const updateGroceryListItem = endpoint(groceriesPaths.updateGroceryListItem, {
  access: 'subject',
  summary: 'Ticks or unticks a grocery item, sets whether it is at home, or renames an own item.',
  params: idParams,
  body: z.object({ checked: z.boolean().optional(), at_home: z.boolean().optional(), rename: rename.optional() }),
  answer: groceryListItem,
});

export const replaceGroceryList = replacementOf(updateGroceryList, groceryResourcePaths.replaceGroceryList, {
  summary: 'Sets which items of a grocery list are ticked; the items themselves follow from the planned meals.',
  body: z.object({ items: z.array(tick).max(MAX_TICKS) }),
});

export const listGroceryListItems = endpoint(groceryResourcePaths.listGroceryListItems, {
  access: 'subject',
  summary: 'Lists the items on the grocery lists of the caller, or of a client named by `user`; newest list first.',
  query: pageQuery.extend({ user: idText.optional(), list: idText.optional() }),
  answer: pageOf(groceryListItem),
});

export const getGroceryListItem = endpoint(groceryResourcePaths.getGroceryListItem, {
  access: 'subject',
  summary: 'Returns a grocery item.',
  params: idParams,
  answer: groceryListItem,
});

export const replaceGroceryListItem = replacementOf(
  updateGroceryListItem,
  groceryResourcePaths.replaceGroceryListItem,
  {
    summary: 'Sets whether a grocery item is ticked, and whether it is at home.',
    body: z.object({ checked: z.boolean(), at_home: z.boolean().default(false) }),
  },
);
