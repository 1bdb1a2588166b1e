import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import {
  mealSlotSpecification,
  mealSlotSpecificationChange,
  mealSlotSpecificationCreate,
  planReason,
} from './models.ts';
import { plansPaths } from './paths.ts';
import { planResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const listMealSlotSpecifications = endpoint(plansPaths.listMealSlotSpecifications, {
  access: 'subject',
  summary: 'Lists the meal slots of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional(), nutrition_day_plan: idText.optional() }),
  answer: pageOf(mealSlotSpecification),
});

export const createMealSlotSpecification = endpoint(plansPaths.createMealSlotSpecification, {
  access: 'subject',
  summary: 'Adds a meal slot to a day plan; one per meal moment.',
  body: mealSlotSpecificationCreate,
  answer: mealSlotSpecification,
  status: 201,
});

export const getMealSlotSpecification = endpoint(plansPaths.getMealSlotSpecification, {
  access: 'subject',
  summary: 'Returns a meal slot.',
  params: idParams,
  answer: mealSlotSpecification,
});

export const updateMealSlotSpecification = endpoint(plansPaths.updateMealSlotSpecification, {
  access: 'subject',
  summary: 'Updates the given fields of a meal slot.',
  params: idParams,
  body: mealSlotSpecificationChange,
  answer: mealSlotSpecification,
});

export const deleteMealSlotSpecification = endpoint(plansPaths.deleteMealSlotSpecification, {
  access: 'subject',
  summary: 'Removes a meal slot from its day plan.',
  params: idParams,
  query: z.object({ reason: planReason.optional() }),
});

export const replaceMealSlotSpecification = replacementOf(
  updateMealSlotSpecification,
  planResourcePaths.replaceMealSlotSpecification,
  {
    summary: 'Replaces the targets and the moment of a meal slot.',
    body: mealSlotSpecificationCreate.omit({ nutrition_day_plan: true }),
  },
);
