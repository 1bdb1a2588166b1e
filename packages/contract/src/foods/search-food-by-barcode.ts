import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { food } from './models.ts';
import { foodsPaths } from './paths.ts';

export const searchFoodByBarcode = endpoint(foodsPaths.searchFoodByBarcode, {
  access: 'member',
  summary: 'The food with a barcode: EAN-8, EAN-13 or UPC-A, with or without its leading zero.',
  query: z.object({ barcode: text({ min: 1, max: 40 }) }),
  answer: food,
  errors: ['barcode_unknown'],
});
