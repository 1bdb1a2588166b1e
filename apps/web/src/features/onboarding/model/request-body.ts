import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import type { TunedMeals } from '@weekbord/domain/plans/tuned-day';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import type { SentTo } from '../../../shared/http/call.ts';

/** Returns the wizard's answers as a request body, without the questions that this person was not asked. */
export function bodyOfForm(
  form: OnboardingForm,
  portal: string | undefined,
): Omit<SentTo<'completeOnboarding'>['body'], 'start_date'> {
  const { dietPreferences: diet, physicalStats: stats, preferences, menstrualCycle: cycle } = form;
  return {
    goal: form.goal,
    activity_level: form.activityLevel,
    biometric_data: form.biometricData,
    physical_stats: {
      height_in_cm: stats.heightInCm,
      weight_in_kg: stats.weightInKg,
      goal_weight: stats.goalWeight,
    },
    weekly_goal: form.goal === 'LOSE_WEIGHT' ? form.weeklyGoal : null,
    diet_preferences: {
      diet_type: diet.dietType,
      dietary_preference: diet.dietaryPreference,
      intolerances: [...new Set(diet.intolerances)],
      ingredient_dislikes: [...new Set(diet.ingredientDislikes)],
      meal_times: [...new Set(diet.mealTimes)],
      user_provided_macros: diet.dietType === 'CHOOSE_YOUR_OWN' ? diet.userProvidedMacros : null,
      tuned_meals: diet.dietType === 'CHOOSE_YOUR_OWN' ? tunedMealsOf(diet.tunedMeals ?? null) : null,
    },
    preferences: {
      uses_imperial_units_for_recipes: preferences.usesImperialUnitsForRecipes,
      uses_imperial_units_for_height: preferences.usesImperialUnitsForHeight,
      personal_weight_unit: preferences.personalWeightUnit,
    },
    menstrual_cycle:
      diet.dietType === 'CYCLE_DIET'
        ? {
            last_menstrual_period_start_date: cycle.lastMenstrualPeriodStartDate,
            menstrual_cycle_length: cycle.menstrualCycleLength,
          }
        : null,
    is_self_service: form.isSelfService ?? false,
    birthday: form.birthday ?? null,
    motivation: form.motivation ? { reasons: [...form.motivation.reasons], other: form.motivation.other.trim() } : null,
    organisation_subdomain: portal ?? null,
  };
}

function tunedMealsOf(tuned: TunedMeals | null) {
  if (tuned === null) return null;
  return MEAL_MOMENTS.flatMap((moment) => (tuned[moment] ? [{ meal_moment: moment, ...tuned[moment] }] : []));
}
