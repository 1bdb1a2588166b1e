import { onboardingPaths } from '@weekbord/contract/onboarding/paths';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { planSettingsOfForm, profileOfForm } from '@weekbord/domain/onboarding/profile-of-form';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { computeNutritionPlan, type NutritionPlan } from '@weekbord/domain/plans/compute-nutrition-plan';
import { mealTypeOf } from '@weekbord/domain/slots/meal-moments';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { bodyOfForm } from '../model/request-body.ts';
import type { WizardRules } from '../model/wizard-rules.ts';
import { siteHostname } from '../../../shared/http/site.ts';

/** A day of a plan, as shown in the wizard. */
export type ShownPlan = Pick<
  NutritionPlan,
  'calories' | 'protein' | 'fat' | 'carbohydrates' | 'fiber' | 'weeklyGoals' | 'mealSlots'
>;

/**
 * The plan that follows from the answers: computed immediately if the app knows the organisation's rules, or else by
 * the server.
 */
export function useNutritionPlan(
  form: OnboardingForm,
  { nutrition }: WizardRules,
): Readonly<{ plan: ShownPlan | undefined; error: Error | null; retry: () => void }> {
  const here = useMemo(
    () => (nutrition ? computeNutritionPlan(profileOfForm(form), planSettingsOfForm(form, nutrition)) : undefined),
    [form, nutrition],
  );
  const body = bodyOfForm(form, portalOf(siteHostname()));
  const asked = useQuery({
    // Dropped from the cache as soon as the wizard is left, because it is body data.
    ...queryOf(onboardingPaths.computeNutritionPlan, { body }, { gcTime: 0, enabled: nutrition === null }),
    select: planOfAnswer,
    placeholderData: keepPreviousData,
  });
  return { plan: here ?? asked.data, error: asked.error, retry: () => void asked.refetch() };
}

function planOfAnswer(computed: AnswerOf<'computeNutritionPlan'>): ShownPlan {
  return {
    calories: computed.calories,
    protein: computed.protein,
    fat: computed.fat,
    carbohydrates: computed.carbohydrates,
    fiber: computed.fiber,
    weeklyGoals: computed.weekly_goals,
    mealSlots: computed.meal_slots.map((slot, order) => ({
      mealMoment: slot.meal_moment,
      mealType: mealTypeOf(slot.meal_moment),
      order,
      kcal: slot.kcal,
      protein: slot.protein,
      fat: slot.fat,
      carbohydrates: slot.carbohydrates,
    })),
  };
}
