import { routes } from '../route.ts';

export const foodsPaths = routes({
  listFoods: 'GET /food/food',
  getFood: 'GET /food/food/:id',
  createFood: 'POST /food/food',
  deleteFood: 'DELETE /food/food/:id',
  listOwnFoods: 'GET /food/ownFoods',
  getOwnFood: 'GET /food/ownFoods/:id',
  searchFoods: 'GET /food/search',
  autocompleteFoods: 'GET /food/search/autocomplete',
  searchFoodByBarcode: 'GET /food/search/byBarcode',
  listSuggestedServings: 'GET /food/suggestedServing',
  getSuggestedServing: 'GET /food/suggestedServing/:id',
  searchSuggestedServings: 'GET /food/suggestedServingSearch',
  listPreferredSuggestedServings: 'GET /food/preferredSuggestedServings',
  listIngredientsToAvoid: 'GET /food/ingredientToAvoid',
  setIngredientsToAvoid: 'POST /users/setIngredientsToAvoid',
});
