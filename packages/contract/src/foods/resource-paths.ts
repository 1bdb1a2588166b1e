import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const foodResourcePaths = routes({
  getIngredientToAvoid: 'GET /food/ingredientToAvoid/:id',
  createPreferredSuggestedServing: 'POST /food/preferredSuggestedServings',
  getPreferredSuggestedServing: 'GET /food/preferredSuggestedServings/:id',
  replacePreferredSuggestedServing: 'PUT /food/preferredSuggestedServings/:id',
  updatePreferredSuggestedServing: 'PATCH /food/preferredSuggestedServings/:id',
  deletePreferredSuggestedServing: 'DELETE /food/preferredSuggestedServings/:id',
});
