import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { groceriesPaths } from './paths.ts';

export const deleteGroceryList = endpoint(groceriesPaths.deleteGroceryList, {
  access: 'subject',
  summary: 'Deletes a grocery list.',
  params: idParams,
  errors: ['not_found'],
});
