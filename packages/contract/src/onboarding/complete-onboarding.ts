import { CONSENT_PURPOSES } from '@weekbord/domain/consent/consents';
import { z } from 'zod';
import { givenConsent } from '../accounts/consents.ts';
import { endpoint } from '../endpoint.ts';
import { startDate } from '../fields.ts';
import { userProfile } from '../intake/models.ts';
import { plannedDays } from '../planner/models.ts';
import { weeklyNutritionPlan } from '../plans/models.ts';
import { onboardingForm } from './models.ts';
import { onboardingPaths } from './paths.ts';

export const completeOnboarding = endpoint(onboardingPaths.completeOnboarding, {
  access: 'member',
  summary:
    'Saves the onboarding answers as a profile, day plan, weekly plan and ingredients to avoid, and plans seven days: all of it or nothing.',
  body: onboardingForm.extend({
    start_date: startDate,
    seed: z.number().int().min(0).max(4_294_967_295).optional(),
    /** The consents given with these answers, if not given before. */
    consents: z.array(givenConsent).max(CONSENT_PURPOSES.length).default([]),
  }),
  answer: z.object({
    user_profile: userProfile,
    weekly_nutrition_plan: weeklyNutritionPlan,
    ...plannedDays.shape,
  }),
  errors: ['consent_required'],
  status: 201,
  cost: 50,
  heavy: true,
});
