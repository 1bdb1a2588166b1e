import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id } from '../fields.ts';
import { groceryList } from './models.ts';
import { groceriesPaths } from './paths.ts';

export const GROCERY_RANGE_MAX_DAYS = 31;

export const createGroceryList = endpoint(groceriesPaths.createGroceryList, {
  access: 'subject',
  summary: 'Adds up what the planned meals of some days need.',
  body: z.object({ start_date: date, end_date: date, user: id.optional() }),
  answer: groceryList,
  status: 201,
  cost: 5,
});
