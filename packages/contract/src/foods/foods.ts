import { endpoint } from '../endpoint.ts';
import { idParams, idText, line, repeated, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { food } from './models.ts';
import { foodsPaths } from './paths.ts';
import { GROCERY_CATEGORIES } from '@weekbord/domain/vocabulary';
import { z } from 'zod';

export const listFoods = endpoint(foodsPaths.listFoods, {
  access: 'member',
  summary: 'The foods of the catalogue and the caller’s own by name; with ids, those of them that the caller may see.',
  query: pageQuery.extend({
    category: z.enum(GROCERY_CATEGORIES).optional(),
    /** At most a hundred; also foods of open databases, which are not listed otherwise. */
    id: repeated(idText).optional(),
  }),
  answer: pageOf(food),
});

export const getFood = endpoint(foodsPaths.getFood, {
  access: 'member',
  asClient: true,
  summary: 'One food with the ways to measure it.',
  params: idParams,
  answer: food,
});

const figure = z.number().min(0).max(1000);

export const createFood = endpoint(foodsPaths.createFood, {
  access: 'member',
  summary: 'A food of the caller’s own, which no other user sees.',
  body: z.object({
    name: line({ min: 1, max: 120 }),
    brand_name: line({ max: 80 }).nullish(),
    barcode: text({ max: 40 }).nullish(),
    /** As on its label: carbohydrates without fiber. */
    per_100g: z.object({
      kcal: figure,
      protein: figure,
      fat: figure,
      carbohydrates: figure,
      fiber: figure.nullish(),
    }),
    /** How it is measured beside grams, such as a slice of 35 g. */
    serving: z.object({ description: line({ min: 1, max: 60 }), grams: z.number().min(0.1).max(10_000) }).nullish(),
  }),
  answer: food,
  status: 201,
});

export const deleteFood = endpoint(foodsPaths.deleteFood, {
  access: 'member',
  summary: 'Deletes a food of the caller’s own that no meal, recipe or grocery list uses.',
  params: idParams,
  errors: ['food_in_use'],
});
