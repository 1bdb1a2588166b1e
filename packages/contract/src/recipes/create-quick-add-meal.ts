import { endpoint } from '../endpoint.ts';
import { quickAddMeal, quickFigures } from './models.ts';
import { recipesPaths } from './paths.ts';

export const createQuickAddMeal = endpoint(recipesPaths.createQuickAddMeal, {
  access: 'member',
  summary: 'A meal of bare numbers, to be planned.',
  body: quickFigures,
  answer: quickAddMeal,
  status: 201,
});
