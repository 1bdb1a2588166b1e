import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { food, LONGEST_QUERY } from './models.ts';
import { foodsPaths } from './paths.ts';

export const searchFoods = endpoint(foodsPaths.searchFoods, {
  access: 'member',
  summary: 'Foods by what they are called in either language, best first; forgives typing errors.',
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: pageOf(food),
});
