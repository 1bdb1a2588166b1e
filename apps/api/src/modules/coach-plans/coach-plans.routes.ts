import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { getPlanBasis } from './get-plan-basis.ts';
import { saveNutritionPlan } from './save-nutrition-plan.ts';

export const coachPlansRoutes = [
  serve(endpoints.getPlanBasis, getPlanBasis),
  serve(endpoints.saveNutritionPlan, saveNutritionPlan),
];
