import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { plansPaths } from './paths.ts';

export const deleteMealSlotSpecification = endpoint(plansPaths.deleteMealSlotSpecification, {
  access: 'subject',
  summary: 'Takes a meal slot out of its day plan.',
  params: idParams,
  errors: ['not_found'],
});
