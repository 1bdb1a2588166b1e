import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { sharedGroceryList } from './models.ts';
import { groceriesPaths } from './paths.ts';
import { z } from 'zod';

export const shareGroceryList = endpoint(groceriesPaths.shareGroceryList, {
  access: 'member',
  closedToDemo: 'link',
  summary:
    "Creates a link to one of the caller's grocery lists, for ticking items without an account; any earlier link stops working. The secret is returned only once.",
  params: idParams,
  answer: z.object({ secret: z.string(), link_fingerprint: z.string() }).meta({ id: 'GroceryListLink' }),
  keepsNoAnswer: true,
});

export const stopSharingGroceryList = endpoint(groceriesPaths.stopSharingGroceryList, {
  access: 'subject',
  summary: "Revokes a grocery list's link immediately.",
  params: idParams,
});

const secretParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });
/** Maximum number of entries in a body, as for the owner of the list. */
const MAX_TICKS = 500;

export const getSharedGroceryList = endpoint(groceriesPaths.getSharedGroceryList, {
  access: 'public',
  summary:
    'Returns a grocery list for anyone with its link: what to buy and what to look for, and nothing else about the person.',
  params: secretParams,
  answer: sharedGroceryList,
});

export const tickSharedGroceryList = endpoint(groceriesPaths.tickSharedGroceryList, {
  access: 'public',
  summary:
    'Ticks or unticks items of a grocery list, for anyone with its link. Items no longer on the list are skipped.',
  params: secretParams,
  body: z.object({ items: z.array(z.object({ id, checked: z.boolean() })).max(MAX_TICKS) }),
  answer: sharedGroceryList,
  keepsNoAnswer: true,
});
