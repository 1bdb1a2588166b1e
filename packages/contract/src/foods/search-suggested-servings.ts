import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { LONGEST_QUERY, suggestedServing } from './models.ts';
import { foodsPaths } from './paths.ts';

export const searchSuggestedServings = endpoint(foodsPaths.searchSuggestedServings, {
  access: 'member',
  summary: 'The ways to measure the foods that a search finds, best food first.',
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: pageOf(suggestedServing),
});
