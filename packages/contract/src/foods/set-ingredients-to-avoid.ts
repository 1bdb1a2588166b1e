import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { foodsPaths } from './paths.ts';

export const setIngredientsToAvoid = endpoint(foodsPaths.setIngredientsToAvoid, {
  access: 'member',
  summary: "Replaces the caller's ingredients to avoid.",
  body: z.object({ ingredient_to_avoid_ids: z.array(id).max(100) }),
});
