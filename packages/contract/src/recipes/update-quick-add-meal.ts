import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { quickAddMeal, quickFiguresChange } from './models.ts';
import { recipesPaths } from './paths.ts';

export const updateQuickAddMeal = endpoint(recipesPaths.updateQuickAddMeal, {
  access: 'subject',
  summary: 'Changes what is given of the numbers.',
  params: idParams,
  body: quickFiguresChange,
  answer: quickAddMeal,
  errors: ['not_found'],
});
