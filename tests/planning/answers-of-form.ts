import type { OnboardingFormBody } from '@weekbord/contract/onboarding/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';

/** How many days before the first planned day a cycle began, if there is one. */
const CYCLE_BEGAN_DAYS_BEFORE = 14;

/** Returns the wizard's answers as sent by a person who starts on the given date. */
export function answersOf(form: OnboardingForm, start: string): OnboardingFormBody {
  const { dietPreferences: diet, physicalStats: stats, preferences: units, menstrualCycle: cycle } = form;
  const hasCycle = cycle.lastMenstrualPeriodStartDate !== null;
  return {
    goal: form.goal,
    activity_level: form.activityLevel,
    biometric_data: form.biometricData,
    physical_stats: {
      height_in_cm: stats.heightInCm,
      weight_in_kg: stats.weightInKg,
      goal_weight: stats.goalWeight,
    },
    weekly_goal: form.weeklyGoal,
    diet_preferences: {
      diet_type: diet.dietType,
      dietary_preference: diet.dietaryPreference,
      intolerances: [...diet.intolerances],
      ingredient_dislikes: [...diet.ingredientDislikes],
      meal_times: [...diet.mealTimes],
      user_provided_macros: diet.userProvidedMacros,
    },
    preferences: {
      uses_imperial_units_for_recipes: units.usesImperialUnitsForRecipes,
      uses_imperial_units_for_height: units.usesImperialUnitsForHeight,
      personal_weight_unit: units.personalWeightUnit,
    },
    menstrual_cycle: {
      last_menstrual_period_start_date: hasCycle ? addDays(start, -CYCLE_BEGAN_DAYS_BEFORE) : null,
      menstrual_cycle_length: cycle.menstrualCycleLength,
    },
  };
}
