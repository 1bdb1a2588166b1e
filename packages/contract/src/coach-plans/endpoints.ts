export { getPlanBasis, saveNutritionPlan } from './coach-plans.ts';
