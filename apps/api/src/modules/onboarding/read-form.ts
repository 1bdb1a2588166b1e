import type { OnboardingFormBody } from '@weekbord/contract/onboarding/models';
import { readHalalInList } from '@weekbord/domain/onboarding/halal-in-list';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import type { UnitPreferences } from '@weekbord/domain/onboarding/unit-preferences';
import { withoutDuplicates } from '@weekbord/domain/onboarding/validate-choices';
import type { TunedMeals } from '@weekbord/domain/plans/tuned-day';
import { inDisplayOrder } from '@weekbord/domain/slots/meal-moments';
import type { Diet } from '@weekbord/domain/diets/diets';
import type { Intolerance } from '@weekbord/domain/foods/allergens';
import { FieldError } from '../../platform/http/errors.ts';

/** The units of a person who chose none and whose coach has none. */
export const METRIC: UnitPreferences = {
  usesImperialUnitsForRecipes: false,
  usesImperialUnitsForHeight: false,
  personalWeightUnit: 'KILOGRAMS',
};

/** The same in an organisation that defaults to feet, inches and pounds. */
export const FEET_AND_POUNDS: UnitPreferences = {
  ...METRIC,
  usesImperialUnitsForHeight: true,
  personalWeightUnit: 'POUNDS',
};

/**
 * Returns the wizard's answers in the domain's form, without duplicate choices; `units` apply if the request contains
 * none.
 */
export function readForm(body: OnboardingFormBody, units: UnitPreferences): OnboardingForm {
  const { physical_stats: stats, diet_preferences: diet, preferences } = body;
  const eaten = readEaten(diet);
  return {
    goal: body.goal,
    activityLevel: body.activity_level,
    biometricData: body.biometric_data,
    physicalStats: {
      heightInCm: stats.height_in_cm,
      weightInKg: stats.weight_in_kg,
      // A missing weight is passed as NaN, which the domain's check treats as missing.
      goalWeight: stats.goal_weight ?? Number.NaN,
    },
    weeklyGoal: body.weekly_goal ?? null,
    dietPreferences: {
      dietType: diet.diet_type,
      dietaryPreference: eaten.diet,
      intolerances: withoutDuplicates(eaten.intolerances),
      ingredientDislikes: withoutDuplicates(diet.ingredient_dislikes),
      mealTimes: inDisplayOrder(diet.meal_times),
      userProvidedMacros: diet.user_provided_macros ?? null,
      tunedMeals: readTunedMeals(diet.tuned_meals),
    },
    preferences:
      preferences === undefined
        ? units
        : {
            usesImperialUnitsForRecipes: preferences.uses_imperial_units_for_recipes,
            usesImperialUnitsForHeight: preferences.uses_imperial_units_for_height,
            personalWeightUnit: preferences.personal_weight_unit,
          },
    menstrualCycle: {
      lastMenstrualPeriodStartDate: body.menstrual_cycle?.last_menstrual_period_start_date ?? null,
      menstrualCycleLength: body.menstrual_cycle?.menstrual_cycle_length ?? null,
    },
    isSelfService: body.is_self_service ?? false,
    birthday: body.birthday ?? null,
    motivation: body.motivation ?? null,
  };
}

/** Returns the diet and the intolerances of a request. Rejects halal in the list if another diet is named. */
export function readEaten(
  preferences: Readonly<Partial<OnboardingFormBody['diet_preferences']>> | undefined,
): Readonly<{ diet: Diet | null; intolerances: readonly Intolerance[] }> {
  const read = readHalalInList(preferences?.dietary_preference ?? null, preferences?.intolerances ?? []);
  if (read === null) throw new FieldError([{ path: ['diet_preferences', 'intolerances'], code: 'halal_beside_diet' }]);
  return read;
}

/** Returns meals by their moment. If a moment occurs twice, the last one counts. */
export function readTunedMeals(meals: OnboardingFormBody['diet_preferences']['tuned_meals']): TunedMeals | null {
  return meals ? Object.fromEntries(meals.map(({ meal_moment, ...grams }) => [meal_moment, grams])) : null;
}
