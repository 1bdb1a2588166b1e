import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { food } from './models.ts';
import { foodsPaths } from './paths.ts';

export const getFood = endpoint(foodsPaths.getFood, {
  access: 'member',
  summary: 'One food with the ways to measure it.',
  params: idParams,
  answer: food,
  errors: ['not_found'],
});
