import { routes } from '../route.ts';

/** Calls that complete a resource for other API clients; the web app does not use them. */
export const plannerResourcePaths = routes({
  getRecipeInspiration: 'GET /food/recipeInspiration/:id',
});
