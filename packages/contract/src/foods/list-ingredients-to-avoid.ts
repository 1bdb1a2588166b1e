import { endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { ingredientToAvoid } from './models.ts';
import { foodsPaths } from './paths.ts';

export const listIngredientsToAvoid = endpoint(foodsPaths.listIngredientsToAvoid, {
  access: 'public',
  summary: 'The ingredients that a person can choose never to be given.',
  query: pageQuery,
  answer: pageOf(ingredientToAvoid),
});
