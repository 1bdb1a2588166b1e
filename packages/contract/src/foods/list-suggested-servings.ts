import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { suggestedServing } from './models.ts';
import { foodsPaths } from './paths.ts';

export const listSuggestedServings = endpoint(foodsPaths.listSuggestedServings, {
  access: 'member',
  summary: 'The ways to measure foods, of one food or of all.',
  query: pageQuery.extend({ food: idText.optional() }),
  answer: pageOf(suggestedServing),
});
