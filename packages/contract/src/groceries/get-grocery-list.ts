import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { groceryList } from './models.ts';
import { groceriesPaths } from './paths.ts';

export const getGroceryList = endpoint(groceriesPaths.getGroceryList, {
  access: 'subject',
  summary: 'One grocery list with its items.',
  params: idParams,
  answer: groceryList,
  errors: ['not_found'],
});
