import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { getFood } from './get-food.ts';
import { listFoods } from './list-foods.ts';
import { listIngredientsToAvoid } from './list-ingredients-to-avoid.ts';
import { setIngredientsToAvoid } from './set-ingredients-to-avoid.ts';

export const foodsRoutes = [
  serve(endpoints.listFoods, listFoods),
  serve(endpoints.getFood, getFood),
  serve(endpoints.listIngredientsToAvoid, listIngredientsToAvoid),
  serve(endpoints.setIngredientsToAvoid, setIngredientsToAvoid),
];
