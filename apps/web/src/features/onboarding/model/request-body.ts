import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import type { SentTo } from '../../../shared/http/call.ts';

/** The wizard's answers as the API takes them; what was not asked of this person is left out. */
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
    organisation_subdomain: portal ?? null,
  };
}
