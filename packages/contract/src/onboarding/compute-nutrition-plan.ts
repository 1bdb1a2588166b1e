import { endpoint } from '../endpoint.ts';
import { computedNutritionPlan, computePlanForm } from './models.ts';
import { onboardingPaths } from './paths.ts';

export const computeNutritionPlan = endpoint(onboardingPaths.computeNutritionPlan, {
  access: 'public',
  summary: 'Calculates daily energy and macros from the given answers, and the weekly goals that are safe.',
  body: computePlanForm,
  answer: computedNutritionPlan,
  readOnly: true,
});
