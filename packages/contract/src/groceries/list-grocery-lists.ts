import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { groceryList } from './models.ts';
import { groceriesPaths } from './paths.ts';

export const listGroceryLists = endpoint(groceriesPaths.listGroceryLists, {
  access: 'subject',
  summary: 'The grocery lists of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(groceryList),
});
