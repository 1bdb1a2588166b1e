import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { ingredientToAvoid } from './models.ts';
import { foodsPaths } from './paths.ts';
import { foodResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const listIngredientsToAvoid = endpoint(foodsPaths.listIngredientsToAvoid, {
  access: 'public',
  summary: 'The ingredients that a person can choose never to be given.',
  query: pageQuery,
  answer: pageOf(ingredientToAvoid),
});

export const setIngredientsToAvoid = endpoint(foodsPaths.setIngredientsToAvoid, {
  access: 'member',
  summary: "Replaces the caller's ingredients to avoid.",
  body: z.object({ ingredient_to_avoid_ids: z.array(id).max(100) }),
});

export const getIngredientToAvoid = endpoint(foodResourcePaths.getIngredientToAvoid, {
  access: 'public',
  summary: 'One ingredient that a person can choose never to be given.',
  params: idParams,
  answer: ingredientToAvoid,
});
