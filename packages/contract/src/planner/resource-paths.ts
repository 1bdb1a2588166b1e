import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const plannerResourcePaths = routes({
  getRecipeInspiration: 'GET /food/recipeInspiration/:id',
});
