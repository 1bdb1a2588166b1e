import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const recipeResourcePaths = routes({
  getRecipeTag: 'GET /food/recipeTag/:id',
  replaceRecipeTemplate: 'PUT /food/recipeTemplate/:id',
  replaceRecipeFeedbackLineItem: 'PUT /food/recipeFeedbackLineItem/:id',
  getFavouriteRecipe: 'GET /users/userfavouriterecipe/:id',
  replaceFavouriteRecipe: 'PUT /users/userfavouriterecipe/:id',
  updateFavouriteRecipe: 'PATCH /users/userfavouriterecipe/:id',
  getDislikedRecipe: 'GET /users/userdislikerecipe/:id',
  replaceDislikedRecipe: 'PUT /users/userdislikerecipe/:id',
  updateDislikedRecipe: 'PATCH /users/userdislikerecipe/:id',
});
