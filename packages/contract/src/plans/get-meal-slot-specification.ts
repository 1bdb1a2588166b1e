import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { mealSlotSpecification } from './models.ts';
import { plansPaths } from './paths.ts';

export const getMealSlotSpecification = endpoint(plansPaths.getMealSlotSpecification, {
  access: 'subject',
  summary: 'One meal slot.',
  params: idParams,
  answer: mealSlotSpecification,
  errors: ['not_found'],
});
