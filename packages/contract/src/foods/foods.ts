import { endpoint } from '../endpoint.ts';
import { idParams, idText, repeated, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { food, foodLabel, LONGEST_QUERY } from './models.ts';
import { foodsPaths } from './paths.ts';
import { GROCERY_CATEGORIES } from '@weekbord/domain/foods/grocery-categories';
import { z } from 'zod';

export const listFoods = endpoint(foodsPaths.listFoods, {
  access: 'member',
  summary: 'The foods of the catalogue and the caller’s own by name; with ids, those of them that the caller may see.',
  query: pageQuery.extend({
    category: z.enum(GROCERY_CATEGORIES).optional(),
    /** At most a hundred; may include foods from open databases, which are not listed otherwise. */
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

export const createFood = endpoint(foodsPaths.createFood, {
  access: 'member',
  summary: 'A food of the caller’s own, which no other user sees.',
  body: foodLabel,
  answer: food,
  status: 201,
});

/** One of the caller's custom foods, with the fields of its form. */
const ownFood = z
  .object({
    id: z.number().int(),
    name: z.string(),
    brand_name: z.string().nullable(),
    barcode: z.string().nullable(),
    picture: z.string(),
    per_100g: z.object({
      kcal: z.number(),
      protein: z.number(),
      fat: z.number(),
      carbohydrates: z.number(),
      fiber: z.number().nullable(),
    }),
    by_volume: z.boolean(),
    serving: z.object({ description: z.string(), grams: z.number() }).nullable(),
    is_hidden: z.boolean(),
  })
  .meta({ id: 'OwnFood' });

export const listOwnFoods = endpoint(foodsPaths.listOwnFoods, {
  access: 'member',
  summary: 'The caller’s own foods by name, hidden ones too.',
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).optional() }),
  answer: pageOf(ownFood),
});

export const getOwnFood = endpoint(foodsPaths.getOwnFood, {
  access: 'member',
  summary: 'One food of the caller’s own as its form has it.',
  params: idParams,
  answer: ownFood,
});

export const deleteFood = endpoint(foodsPaths.deleteFood, {
  access: 'member',
  summary: 'Deletes a food of the caller’s own that no meal, recipe or grocery list uses.',
  params: idParams,
  errors: ['food_in_use'],
});
