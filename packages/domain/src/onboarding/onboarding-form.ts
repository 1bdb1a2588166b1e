import type { MenstrualCycle } from '../cycle/current-cycle.ts';
import type { UserProvidedMacros } from '../plans/compute-nutrition-plan.ts';
import type {
  Activity,
  Diet,
  Gender,
  Goal,
  IngredientDislike,
  Intolerance,
  MacroPreference,
  MealMoment,
  WeeklyGoal,
} from '../vocabulary.ts';
import type { UnitPreferences } from './unit-preferences.ts';

export type DietPreferences = Readonly<{
  dietType: MacroPreference;
  dietaryPreference: Diet | null;
  intolerances: readonly Intolerance[];
  ingredientDislikes: readonly IngredientDislike[];
  mealTimes: readonly MealMoment[];
  userProvidedMacros: UserProvidedMacros | null;
}>;

/** Everything that the self-guided wizard asks. Age in years. */
export type OnboardingForm = Readonly<{
  goal: Goal;
  activityLevel: Activity;
  biometricData: Readonly<{ age: number; gender: Gender }>;
  physicalStats: Readonly<{ heightInCm: number; weightInKg: number; goalWeight: number }>;
  /** Asked only of people who want to lose weight. */
  weeklyGoal: WeeklyGoal | null;
  dietPreferences: DietPreferences;
  preferences: UnitPreferences;
  menstrualCycle: MenstrualCycle;
}>;

/** The wizard's answers before a person has given any, with unit preferences from their device. */
export function defaultOnboardingForm(preferences: UnitPreferences): OnboardingForm {
  return {
    goal: 'LOSE_WEIGHT',
    activityLevel: 'MILDLY_ACTIVE',
    biometricData: { age: 25, gender: 'FEMALE' },
    physicalStats: { heightInCm: 160, weightInKg: 70, goalWeight: 65 },
    weeklyGoal: 'LOSE_0_25_KG_PER_WEEK',
    dietPreferences: {
      dietType: 'RECOMMENDED',
      dietaryPreference: null,
      intolerances: ['NO_INTOLERANCE'],
      ingredientDislikes: [],
      mealTimes: ['BREAKFAST', 'LUNCH', 'DINNER'],
      userProvidedMacros: null,
    },
    preferences,
    menstrualCycle: { lastMenstrualPeriodStartDate: null, menstrualCycleLength: null },
  };
}

/** The form with another diet type; anything but CYCLE_DIET clears the menstrual cycle. */
export function chooseDietType(form: OnboardingForm, dietType: MacroPreference): OnboardingForm {
  const menstrualCycle =
    dietType === 'CYCLE_DIET'
      ? form.menstrualCycle
      : { lastMenstrualPeriodStartDate: null, menstrualCycleLength: null };
  return { ...form, dietPreferences: { ...form.dietPreferences, dietType }, menstrualCycle };
}

/** The form with a person's own macros, which makes its diet type CHOOSE_YOUR_OWN. */
export function chooseOwnMacros(form: OnboardingForm, userProvidedMacros: UserProvidedMacros): OnboardingForm {
  const chosen = chooseDietType(form, 'CHOOSE_YOUR_OWN');
  return { ...chosen, dietPreferences: { ...chosen.dietPreferences, userProvidedMacros } };
}
