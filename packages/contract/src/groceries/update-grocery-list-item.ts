import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { groceryListItem } from './models.ts';
import { groceriesPaths } from './paths.ts';

export const updateGroceryListItem = endpoint(groceriesPaths.updateGroceryListItem, {
  access: 'subject',
  summary: 'Ticks a grocery item off, or not.',
  params: idParams,
  body: z.object({ checked: z.boolean().optional() }),
  answer: groceryListItem,
  errors: ['not_found'],
});
