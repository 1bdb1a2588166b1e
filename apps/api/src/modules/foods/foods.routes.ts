import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { autocompleteFoods, searchFoodByBarcode, searchFoods } from './search/food-search.ts';
import { createFood } from './own/create-food.ts';
import { getOwnFood, listOwnFoods } from './own/own-foods.ts';
import { deleteFood, getFood, listFoods } from './foods.ts';
import {
  createPreferredSuggestedServing,
  deletePreferredSuggestedServing,
  getPreferredSuggestedServing,
  getSuggestedServing,
  listPreferredSuggestedServings,
  listSuggestedServings,
  searchSuggestedServings,
  updatePreferredSuggestedServing,
} from './facts/suggested-servings.ts';
import { getIngredientToAvoid, listIngredientsToAvoid, setIngredientsToAvoid } from './avoided/ingredients-to-avoid.ts';

export const foodsRoutes = [
  serve(endpoints.listFoods, listFoods),
  serve(endpoints.createFood, createFood),
  serve(endpoints.getFood, getFood),
  serve(endpoints.deleteFood, deleteFood),
  serve(endpoints.listOwnFoods, listOwnFoods),
  serve(endpoints.getOwnFood, getOwnFood),
  serve(endpoints.searchFoods, searchFoods),
  serve(endpoints.autocompleteFoods, autocompleteFoods),
  serve(endpoints.searchFoodByBarcode, searchFoodByBarcode),
  serve(endpoints.listSuggestedServings, listSuggestedServings),
  serve(endpoints.getSuggestedServing, getSuggestedServing),
  serve(endpoints.searchSuggestedServings, searchSuggestedServings),
  serve(endpoints.listPreferredSuggestedServings, listPreferredSuggestedServings),
  serve(endpoints.createPreferredSuggestedServing, createPreferredSuggestedServing),
  serve(endpoints.getPreferredSuggestedServing, getPreferredSuggestedServing),
  serve(endpoints.updatePreferredSuggestedServing, updatePreferredSuggestedServing),
  serve(endpoints.deletePreferredSuggestedServing, deletePreferredSuggestedServing),
  serve(endpoints.getIngredientToAvoid, getIngredientToAvoid),
  serve(endpoints.listIngredientsToAvoid, listIngredientsToAvoid),
  serve(endpoints.setIngredientsToAvoid, setIngredientsToAvoid),
];
