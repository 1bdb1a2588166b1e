import { completeOnboarding as completeOnboardingEndpoint } from '@weekbord/contract/onboarding/complete-onboarding';
import { computeNutritionPlan as computeNutritionPlanEndpoint } from '@weekbord/contract/onboarding/compute-nutrition-plan';
import { serve, type Served } from '../../platform/http/serve.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { computeNutritionPlan } from './compute-nutrition-plan.ts';

export const onboardingRoutes: readonly Served[] = [
  serve(computeNutritionPlanEndpoint, computeNutritionPlan),
  serve(completeOnboardingEndpoint, completeOnboarding),
];
