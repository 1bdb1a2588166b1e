import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { mealSlotSpecification, mealSlotSpecificationChange } from './models.ts';
import { plansPaths } from './paths.ts';

export const updateMealSlotSpecification = endpoint(plansPaths.updateMealSlotSpecification, {
  access: 'subject',
  summary: 'Changes what is given of a meal slot.',
  params: idParams,
  body: mealSlotSpecificationChange,
  answer: mealSlotSpecification,
  errors: ['not_found'],
});
