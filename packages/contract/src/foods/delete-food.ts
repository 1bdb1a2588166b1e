import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { foodsPaths } from './paths.ts';

export const deleteFood = endpoint(foodsPaths.deleteFood, {
  access: 'member',
  summary: 'Deletes a food of the caller’s own that no meal, recipe or grocery list uses.',
  params: idParams,
  errors: ['not_found', 'food_in_use'],
});
