import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { autocompleteFoods } from './autocomplete-foods.ts';
import { createFood } from './create-food.ts';
import { deleteFood } from './delete-food.ts';
import { getFood } from './get-food.ts';
import { getSuggestedServing } from './get-suggested-serving.ts';
import { listFoods } from './list-foods.ts';
import { listIngredientsToAvoid } from './list-ingredients-to-avoid.ts';
import { listPreferredSuggestedServings } from './list-preferred-suggested-servings.ts';
import { listSuggestedServings } from './list-suggested-servings.ts';
import { searchFoodByBarcode } from './search-food-by-barcode.ts';
import { searchFoods } from './search-foods.ts';
import { searchSuggestedServings } from './search-suggested-servings.ts';
import { setIngredientsToAvoid } from './set-ingredients-to-avoid.ts';

export const foodsRoutes = [
  serve(endpoints.listFoods, listFoods),
  serve(endpoints.createFood, createFood),
  serve(endpoints.getFood, getFood),
  serve(endpoints.deleteFood, deleteFood),
  serve(endpoints.searchFoods, searchFoods),
  serve(endpoints.autocompleteFoods, autocompleteFoods),
  serve(endpoints.searchFoodByBarcode, searchFoodByBarcode),
  serve(endpoints.listSuggestedServings, listSuggestedServings),
  serve(endpoints.getSuggestedServing, getSuggestedServing),
  serve(endpoints.searchSuggestedServings, searchSuggestedServings),
  serve(endpoints.listPreferredSuggestedServings, listPreferredSuggestedServings),
  serve(endpoints.listIngredientsToAvoid, listIngredientsToAvoid),
  serve(endpoints.setIngredientsToAvoid, setIngredientsToAvoid),
];
