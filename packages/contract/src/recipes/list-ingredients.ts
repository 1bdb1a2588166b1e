import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { ingredient } from './models.ts';
import { recipesPaths } from './paths.ts';

export const listIngredients = endpoint(recipesPaths.listIngredients, {
  access: 'member',
  summary: "The ingredients of the caller's own recipes and meals, newest first.",
  query: pageQuery.extend({ name: text({ max: 100 }).optional() }),
  answer: pageOf(ingredient),
});
