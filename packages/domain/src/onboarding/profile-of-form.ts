import type { NutritionProfile } from '../energy/profile.ts';
import type { NutritionPlanSettings } from '../plans/compute-nutrition-plan.ts';
import type { Diet } from '../diets/diets.ts';
import type { OnboardingForm } from './onboarding-form.ts';

/** The diet that an intake records for a dietary preference; OMNIVORE without a preference. */
export function dietOfPreference(preference: Diet | null): Diet {
  return preference ?? 'OMNIVORE';
}

/** The self-reported profile that results from the wizard's answers. */
export function profileOfForm(form: OnboardingForm): NutritionProfile {
  return {
    gender: form.biometricData.gender,
    activity: form.activityLevel,
    sustainability: 'SUSTAINABLE',
    diet: dietOfPreference(form.dietPreferences.dietaryPreference),
    goal: form.goal,
    weeklyGoal: form.goal === 'LOSE_WEIGHT' ? form.weeklyGoal : null,
    weightInKg: form.physicalStats.weightInKg,
    heightInCm: form.physicalStats.heightInCm,
    age: form.biometricData.age,
    bodyFatFraction: null,
    exercises: [],
    energyBalance: null,
  };
}

/** The plan settings that follow from the wizard's answers and the organisation. */
export function planSettingsOfForm(
  form: OnboardingForm,
  organisation: Pick<NutritionPlanSettings, 'highProtein' | 'partnerNutritionRules'>,
): NutritionPlanSettings {
  return {
    macroPreference: form.dietPreferences.dietType,
    userProvidedMacros: form.dietPreferences.userProvidedMacros,
    tunedMeals: form.dietPreferences.tunedMeals ?? null,
    mealMoments: form.dietPreferences.mealTimes,
    highProtein: organisation.highProtein,
    partnerNutritionRules: organisation.partnerNutritionRules,
  };
}
