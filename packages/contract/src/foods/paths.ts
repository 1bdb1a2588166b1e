import { routes } from '../route.ts';

export const foodsPaths = routes({
  listFoods: 'GET /food/food',
  getFood: 'GET /food/food/:id',
  listIngredientsToAvoid: 'GET /food/ingredientToAvoid',
  setIngredientsToAvoid: 'POST /users/setIngredientsToAvoid',
});
