import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { food, LONGEST_QUERY } from './models.ts';
import { foodsPaths } from './paths.ts';
import { z } from 'zod';
import { listOf, SIZES } from '../sizes.ts';

export const searchFoods = endpoint(foodsPaths.searchFoods, {
  access: 'member',
  asClient: true,
  summary: 'Searches foods by name in either language, best match first; tolerates typos.',
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: pageOf(food),
});

export const autocompleteFoods = endpoint(foodsPaths.autocompleteFoods, {
  access: 'member',
  asClient: true,
  summary: 'Returns up to ten food names that match the typed text.',
  query: z.object({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: listOf(z.object({ name: z.string() }), SIZES.few),
});

export const searchFoodByBarcode = endpoint(foodsPaths.searchFoodByBarcode, {
  access: 'member',
  asClient: true,
  summary: 'Returns the food with a barcode: EAN-8, EAN-13 or UPC-A, with or without its leading zero.',
  query: z.object({ barcode: text({ min: 1, max: 40 }) }),
  answer: food,
  errors: ['barcode_unknown'],
});
