import { routes } from '../route.ts';

/** Calls that complete a resource for other clients of the API; the web app makes none of them. */
export const plannerResourcePaths = routes({
  getRecipeInspiration: 'GET /food/recipeInspiration/:id',
});
