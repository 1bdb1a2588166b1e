import { endpoint } from '../endpoint.ts';
import { idParams, idText, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { LONGEST_QUERY, preferredServing, suggestedServing } from './models.ts';
import { foodsPaths } from './paths.ts';

export const listSuggestedServings = endpoint(foodsPaths.listSuggestedServings, {
  access: 'member',
  asClient: true,
  summary: 'The ways to measure foods, of one food or of all.',
  query: pageQuery.extend({ food: idText.optional() }),
  answer: pageOf(suggestedServing),
});

export const getSuggestedServing = endpoint(foodsPaths.getSuggestedServing, {
  access: 'member',
  asClient: true,
  summary: 'One way to measure a food.',
  params: idParams,
  answer: suggestedServing,
});

export const searchSuggestedServings = endpoint(foodsPaths.searchSuggestedServings, {
  access: 'member',
  asClient: true,
  summary: 'The ways to measure the foods that a search finds, best food first.',
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: pageOf(suggestedServing),
});

export const listPreferredSuggestedServings = endpoint(foodsPaths.listPreferredSuggestedServings, {
  access: 'member',
  asClient: true,
  summary: 'How the caller measured what they chose before, the latest food first.',
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: pageOf(preferredServing),
});
