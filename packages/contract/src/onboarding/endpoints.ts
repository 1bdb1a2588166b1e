export { completeOnboarding } from './complete-onboarding.ts';
export { computeNutritionPlan } from './compute-nutrition-plan.ts';
