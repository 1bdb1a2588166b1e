import { routes } from '../route.ts';

export const onboardingPaths = routes({
  computeNutritionPlan: 'POST /users/computeNutritionPlan',
  completeOnboarding: 'POST /users/completeOnboarding',
});
