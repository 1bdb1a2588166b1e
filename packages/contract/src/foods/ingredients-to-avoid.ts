import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { ingredientToAvoid, ingredientToAvoidIds } from './models.ts';
import { foodsPaths } from './paths.ts';
import { foodResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const listIngredientsToAvoid = endpoint(foodsPaths.listIngredientsToAvoid, {
  access: 'public',
  summary: 'Lists the ingredients a person can choose to avoid.',
  query: pageQuery,
  answer: pageOf(ingredientToAvoid),
});

export const setIngredientsToAvoid = endpoint(foodsPaths.setIngredientsToAvoid, {
  access: 'subject',
  summary: 'Replaces the ingredients that the caller, or a client named by `user`, avoids.',
  body: z.object({ user: id.optional(), ingredient_to_avoid_ids: ingredientToAvoidIds }),
});

export const getIngredientToAvoid = endpoint(foodResourcePaths.getIngredientToAvoid, {
  access: 'public',
  summary: 'Returns an ingredient a person can choose to avoid.',
  params: idParams,
  answer: ingredientToAvoid,
});
