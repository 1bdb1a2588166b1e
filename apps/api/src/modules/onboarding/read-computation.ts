import type { ComputePlanFormBody } from '@weekbord/contract/onboarding/models';
import type { NutritionProfile } from '@weekbord/domain/energy/profile';
import { dietOfPreference } from '@weekbord/domain/onboarding/profile-of-form';
import type { Coached } from '@weekbord/domain/intake/minors';
import { validateGoalWeight, validateHeightInCm, validateWeight } from '@weekbord/domain/onboarding/validate-body';
import { validateMacros } from '@weekbord/domain/onboarding/validate-macros';
import { validateOwnAge } from '@weekbord/domain/onboarding/validate-own-age';
import type { FormFault } from '@weekbord/domain/onboarding/validate-onboarding-form';
import { validateEnergyBalance } from '@weekbord/domain/energy/energy-balance';
import type { NutritionPlanSettings } from '@weekbord/domain/plans/compute-nutrition-plan';
import type { Fault } from '@weekbord/domain/validation/fault';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { readEaten, readTunedMeals } from './read-form.ts';
import type { OnboardingSettings } from './onboarding-settings.ts';

/** The meals of a computed plan if the request contains none. */
const USUAL_MEALS: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER'];

/** Returns the profile for a computation: measured if body fat is given, otherwise self-reported. */
export function readProfile(body: ComputePlanFormBody): NutritionProfile {
  return {
    gender: body.biometric_data.gender,
    activity: body.activity_level,
    sustainability: body.sustainability ?? 'SUSTAINABLE',
    diet: body.diet ?? dietOfPreference(readEaten(body.diet_preferences).diet),
    goal: body.goal,
    weeklyGoal: body.goal === 'LOSE_WEIGHT' ? (body.weekly_goal ?? null) : null,
    weightInKg: body.physical_stats.weight_in_kg ?? null,
    heightInCm: body.physical_stats.height_in_cm ?? null,
    age: body.biometric_data.age ?? null,
    bodyFatFraction: body.body_fat_percentage ?? null,
    exercises: (body.exercises ?? []).map((exercise) => ({
      kcalPerKgPerMinute: exercise.kcal_per_kg_per_min,
      minutesPerSession: exercise.minutes_per_session,
      sessionsPerWeek: exercise.sessions_per_week,
    })),
    energyBalance: body.energy_balance ?? null,
  };
}

/** Returns what the answers and the organisation require of the plan. */
export function readPlanSettings(body: ComputePlanFormBody, settings: OnboardingSettings): NutritionPlanSettings {
  const diet = body.diet_preferences;
  return {
    macroPreference: diet?.diet_type ?? 'RECOMMENDED',
    userProvidedMacros: diet?.user_provided_macros ?? null,
    tunedMeals: readTunedMeals(diet?.tuned_meals),
    mealMoments: diet?.meal_times ?? USUAL_MEALS,
    highProtein: settings.highProtein,
    partnerNutritionRules: settings.partnerNutritionRules,
  };
}

type Check = readonly [path: readonly string[], fault: Fault | null];

function ownMacrosChecks(body: ComputePlanFormBody): Check[] {
  const diet = body.diet_preferences;
  // A coach may go below the minimums that apply to people's own entries.
  const isOwn = diet?.diet_type === 'CHOOSE_YOUR_OWN' && body.body_fat_percentage == null;
  if (!isOwn || diet.user_provided_macros == null) return [];
  const path = ['dietPreferences', 'userProvidedMacros'];
  return Object.entries(validateMacros(diet.user_provided_macros)).map(([macro, fault]): Check => [
    [...path, macro],
    fault,
  ]);
}

/** Returns the errors in the answers for a computation. Missing answers are not errors. */
export function computationFaults(body: ComputePlanFormBody, coached: Coached): FormFault[] {
  const { height_in_cm: height, weight_in_kg: weight, goal_weight: goalWeight } = body.physical_stats;
  const { age } = body.biometric_data;
  const checks: Check[] = [
    [['biometricData', 'age'], age == null ? null : validateOwnAge(age, coached)],
    [['physicalStats', 'heightInCm'], height == null ? null : validateHeightInCm(height)],
    [['physicalStats', 'weightInKg'], weight == null ? null : validateWeight(weight, 'KILOGRAMS')],
    [
      ['physicalStats', 'goalWeight'],
      goalWeight == null ? null : validateGoalWeight(goalWeight, 'KILOGRAMS', height ?? null),
    ],
    [['energyBalance'], body.energy_balance == null ? null : validateEnergyBalance(body.energy_balance)],
    ...ownMacrosChecks(body),
  ];
  return checks.flatMap(([path, fault]) => (fault === null ? [] : [{ path, fault }]));
}
