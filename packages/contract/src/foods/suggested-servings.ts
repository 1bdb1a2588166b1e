import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, idText, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { foodQuantity, LONGEST_QUERY, preferredServing, suggestedServing } from './models.ts';
import { foodsPaths } from './paths.ts';
import { foodResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const listSuggestedServings = endpoint(foodsPaths.listSuggestedServings, {
  access: 'member',
  asClient: true,
  summary: 'Lists servings, of one food or of all.',
  query: pageQuery.extend({ food: idText.optional() }),
  answer: pageOf(suggestedServing),
});

export const getSuggestedServing = endpoint(foodsPaths.getSuggestedServing, {
  access: 'member',
  asClient: true,
  summary: 'Returns a serving.',
  params: idParams,
  answer: suggestedServing,
});

export const searchSuggestedServings = endpoint(foodsPaths.searchSuggestedServings, {
  access: 'member',
  asClient: true,
  summary: 'Lists the servings of the foods a search finds, best match first.',
  query: pageQuery.extend({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: pageOf(suggestedServing),
});

export const listPreferredSuggestedServings = endpoint(foodsPaths.listPreferredSuggestedServings, {
  access: 'member',
  asClient: true,
  summary: 'Lists the servings the caller last chose, latest food first.',
  query: pageQuery.extend({
    query: text({ max: LONGEST_QUERY }).default(''),
    /** The caller's organisation; ignored, because the list is always the caller's own. */
    organisation_id: idText.optional(),
  }),
  answer: pageOf(preferredServing),
});

const preferred = z.object({ suggested_serving: id, quantity: foodQuantity });

export const createPreferredSuggestedServing = endpoint(foodResourcePaths.createPreferredSuggestedServing, {
  access: 'member',
  summary: 'Saves the serving the caller chose for a food, replacing the earlier choice.',
  body: preferred.extend({ quantity: foodQuantity.default(1) }),
  answer: preferredServing,
  status: 201,
});

export const getPreferredSuggestedServing = endpoint(foodResourcePaths.getPreferredSuggestedServing, {
  access: 'member',
  summary: "Returns the caller's choice for a food, by the id of the serving.",
  params: idParams,
  answer: preferredServing,
});

export const updatePreferredSuggestedServing = endpoint(foodResourcePaths.updatePreferredSuggestedServing, {
  access: 'member',
  summary: "Updates the caller's choice for a food: the amount, or another serving, whose id it then has.",
  params: idParams,
  body: preferred.partial(),
  answer: preferredServing,
});

export const replacePreferredSuggestedServing = replacementOf(
  updatePreferredSuggestedServing,
  foodResourcePaths.replacePreferredSuggestedServing,
  { summary: "Replaces the caller's choice for a food.", body: preferred },
);

export const deletePreferredSuggestedServing = endpoint(foodResourcePaths.deletePreferredSuggestedServing, {
  access: 'member',
  summary: "Deletes the caller's choice for a food.",
  params: idParams,
});
