import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { proposalFilters } from './generate-meals.ts';
import { recipeMeal } from './models.ts';
import { recipesPaths } from './paths.ts';

export const generateMealsFromBody = endpoint(recipesPaths.generateMealsFromBody, {
  access: 'subject',
  summary: 'The same as GET food/generateMeals, whose filters stand in the body; `next` is such a GET.',
  body: proposalFilters,
  answer: pageOf(recipeMeal),
  cost: 5,
  readOnly: true,
});
