import type { NutritionProfile } from '../energy/profile.ts';
import type { NutritionPlanSettings } from '../plans/compute-nutrition-plan.ts';
import type { Diet, DietaryPreference } from '../vocabulary.ts';
import type { OnboardingForm } from './onboarding-form.ts';

/** The diet that an intake records for a dietary preference; none, and halal, eat everything as far as protein goes. */
export function dietOfPreference(preference: DietaryPreference | null): Diet {
  return preference === null || preference === 'HALAL' ? 'OMNIVORE' : preference;
}

/** The self-reported profile that the wizard's answers make. */
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

/** What the wizard's answers and the organisation ask of the plan. */
export function planSettingsOfForm(
  form: OnboardingForm,
  organisation: Pick<NutritionPlanSettings, 'highProtein' | 'partnerNutritionRules'>,
): NutritionPlanSettings {
  return {
    macroPreference: form.dietPreferences.dietType,
    userProvidedMacros: form.dietPreferences.userProvidedMacros,
    mealMoments: form.dietPreferences.mealTimes,
    highProtein: organisation.highProtein,
    partnerNutritionRules: organisation.partnerNutritionRules,
  };
}
