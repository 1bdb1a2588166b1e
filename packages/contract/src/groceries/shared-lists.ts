import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { sharedGroceryList } from './models.ts';
import { groceriesPaths } from './paths.ts';
import { z } from 'zod';

export const shareGroceryList = endpoint(groceriesPaths.shareGroceryList, {
  access: 'member',
  closedToDemo: 'link',
  summary:
    'Makes a link of an own grocery list for others, who need no account to tick things off. The link that it had before ends. The secret is answered this once.',
  params: idParams,
  answer: z.object({ secret: z.string(), link_fingerprint: z.string() }).meta({ id: 'GroceryListLink' }),
  keepsNoAnswer: true,
});

export const stopSharingGroceryList = endpoint(groceriesPaths.stopSharingGroceryList, {
  access: 'subject',
  summary: 'Ends the link of a grocery list at once.',
  params: idParams,
});

const secretParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });
/** Maximum number of entries in a body, as for the owner of the list. */
const MAX_TICKS = 500;

export const getSharedGroceryList = endpoint(groceriesPaths.getSharedGroceryList, {
  access: 'public',
  summary: 'A grocery list for whoever has its link: what to buy and what to look for, and nothing else of the person.',
  params: secretParams,
  answer: sharedGroceryList,
});

export const tickSharedGroceryList = endpoint(groceriesPaths.tickSharedGroceryList, {
  access: 'public',
  summary: 'Ticks items of a grocery list off, or not, for whoever has its link. What is on it no more is passed over.',
  params: secretParams,
  body: z.object({ items: z.array(z.object({ id, checked: z.boolean() })).max(MAX_TICKS) }),
  answer: sharedGroceryList,
  keepsNoAnswer: true,
});
