import { endpoint } from '../endpoint.ts';
import { mealSlotSpecification, mealSlotSpecificationCreate } from './models.ts';
import { plansPaths } from './paths.ts';

export const createMealSlotSpecification = endpoint(plansPaths.createMealSlotSpecification, {
  access: 'subject',
  summary: 'A meal slot in a day plan; one per meal moment.',
  body: mealSlotSpecificationCreate,
  answer: mealSlotSpecification,
  status: 201,
});
