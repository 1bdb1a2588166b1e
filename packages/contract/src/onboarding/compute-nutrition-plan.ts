import { endpoint } from '../endpoint.ts';
import { computedNutritionPlan, computePlanForm } from './models.ts';
import { onboardingPaths } from './paths.ts';

export const computeNutritionPlan = endpoint(onboardingPaths.computeNutritionPlan, {
  access: 'public',
  summary: "A day's energy and macros for the answers given, and the weekly goals that are safe.",
  body: computePlanForm,
  answer: computedNutritionPlan,
  readOnly: true,
});
