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
  summary: 'Foods by what they are called in either language, best first; forgives typing errors.',
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: pageOf(food),
});

export const autocompleteFoods = endpoint(foodsPaths.autocompleteFoods, {
  access: 'member',
  asClient: true,
  summary: 'Up to ten names of foods that fit what is typed.',
  query: z.object({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: listOf(z.object({ name: z.string() }), SIZES.few),
});

export const searchFoodByBarcode = endpoint(foodsPaths.searchFoodByBarcode, {
  access: 'member',
  asClient: true,
  summary: 'The food with a barcode: EAN-8, EAN-13 or UPC-A, with or without its leading zero.',
  query: z.object({ barcode: text({ min: 1, max: 40 }) }),
  answer: food,
  errors: ['barcode_unknown'],
});
