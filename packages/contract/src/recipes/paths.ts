import { routes } from '../route.ts';

export const recipesPaths = routes({
  listRecipeTemplates: 'GET /food/recipeTemplate',
  getRecipeTemplate: 'GET /food/recipeTemplate/:id',
  createRecipeMeal: 'POST /food/recipeMeal',
  getRecipeMeal: 'GET /food/recipeMeal/:id',
  generateMeals: 'GET /food/generateMeals',
  listFavouriteRecipes: 'GET /users/userfavouriterecipe',
  createFavouriteRecipe: 'POST /users/userfavouriterecipe',
  deleteFavouriteRecipe: 'DELETE /users/userfavouriterecipe/:id',
  listDislikedRecipes: 'GET /users/userdislikerecipe',
  createDislikedRecipe: 'POST /users/userdislikerecipe',
  deleteDislikedRecipe: 'DELETE /users/userdislikerecipe/:id',
});
