import { endpoint } from '../endpoint.ts';
import { date, id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { groceryList, groceryListItem } from './models.ts';
import { groceriesPaths } from './paths.ts';
import { z } from 'zod';

export const listGroceryLists = endpoint(groceriesPaths.listGroceryLists, {
  access: 'subject',
  summary: 'The grocery lists of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(groceryList),
});

export const createGroceryList = endpoint(groceriesPaths.createGroceryList, {
  access: 'subject',
  summary: 'Adds up what the planned meals of some days need.',
  body: z.object({ start_date: date, end_date: date, user: id.optional() }),
  answer: groceryList,
  status: 201,
  cost: 5,
});

export const getGroceryList = endpoint(groceriesPaths.getGroceryList, {
  access: 'subject',
  summary: 'One grocery list with its items.',
  params: idParams,
  answer: groceryList,
});

/** More items than a list of the most days has. */
const MAX_TICKS = 2000;

export const updateGroceryList = endpoint(groceriesPaths.updateGroceryList, {
  access: 'subject',
  summary:
    'Ticks any number of its items off, or not: all of them or none. What is on the list no more is passed over.',
  params: idParams,
  body: z.object({
    items: z
      .array(z.object({ id, checked: z.boolean() }))
      .max(MAX_TICKS)
      .optional(),
  }),
  answer: groceryList,
});

export const deleteGroceryList = endpoint(groceriesPaths.deleteGroceryList, {
  access: 'subject',
  summary: 'Deletes a grocery list.',
  params: idParams,
});

export const updateGroceryListItem = endpoint(groceriesPaths.updateGroceryListItem, {
  access: 'subject',
  summary: 'Ticks a grocery item off, or not.',
  params: idParams,
  body: z.object({ checked: z.boolean().optional() }),
  answer: groceryListItem,
});
