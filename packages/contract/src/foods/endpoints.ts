export { autocompleteFoods, searchFoodByBarcode, searchFoods } from './food-search.ts';
export { createFood, deleteFood, getFood, getOwnFood, listFoods, listOwnFoods } from './foods.ts';
export { getIngredientToAvoid, listIngredientsToAvoid, setIngredientsToAvoid } from './ingredients-to-avoid.ts';
export {
  createPreferredSuggestedServing,
  deletePreferredSuggestedServing,
  getPreferredSuggestedServing,
  getSuggestedServing,
  listPreferredSuggestedServings,
  listSuggestedServings,
  replacePreferredSuggestedServing,
  searchSuggestedServings,
  updatePreferredSuggestedServing,
} from './suggested-servings.ts';
