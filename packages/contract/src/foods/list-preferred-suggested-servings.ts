import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { LONGEST_QUERY, preferredServing } from './models.ts';
import { foodsPaths } from './paths.ts';

export const listPreferredSuggestedServings = endpoint(foodsPaths.listPreferredSuggestedServings, {
  access: 'member',
  summary: 'How the caller measured what they chose before, the latest food first.',
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: pageOf(preferredServing),
});
