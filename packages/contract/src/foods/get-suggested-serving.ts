import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { suggestedServing } from './models.ts';
import { foodsPaths } from './paths.ts';

export const getSuggestedServing = endpoint(foodsPaths.getSuggestedServing, {
  access: 'member',
  summary: 'One way to measure a food.',
  params: idParams,
  answer: suggestedServing,
  errors: ['not_found'],
});
