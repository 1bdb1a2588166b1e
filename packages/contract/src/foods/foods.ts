import { endpoint } from '../endpoint.ts';
import { idParams, idText, repeated, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { food, foodLabel, LONGEST_QUERY } from './models.ts';
import { foodsPaths } from './paths.ts';
import { GROCERY_CATEGORIES } from '@weekbord/domain/foods/grocery-categories';
import { z } from 'zod';

export const listFoods = endpoint(foodsPaths.listFoods, {
  access: 'member',
  summary: "Lists the catalogue's foods and the caller's own, by name; with ids, those of them the caller may see.",
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
  summary: 'Returns a food with its servings.',
  params: idParams,
  answer: food,
});

export const createFood = endpoint(foodsPaths.createFood, {
  access: 'member',
  summary: "Creates a food of the caller's own, which no other user can see.",
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
  summary: "Lists the caller's own foods by name, including hidden ones.",
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).optional() }),
  answer: pageOf(ownFood),
});

export const getOwnFood = endpoint(foodsPaths.getOwnFood, {
  access: 'member',
  summary: "Returns one of the caller's own foods with the values of its form.",
  params: idParams,
  answer: ownFood,
});

export const deleteFood = endpoint(foodsPaths.deleteFood, {
  access: 'member',
  summary: "Deletes one of the caller's own foods that no meal, recipe or grocery list uses.",
  params: idParams,
  errors: ['food_in_use'],
});
