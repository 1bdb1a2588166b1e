import type { MenstrualCycle } from '../cycle/current-cycle.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { UserProvidedMacros } from '../plans/compute-nutrition-plan.ts';
import { ageOn } from '../intake/birthday.ts';
import type { MotivationAnswer } from '../intake/motivation.ts';
import { dayOfTunedMeals, type TunedMeals } from '../plans/tuned-day.ts';
import type { Activity, Gender } from '../energy/profile.ts';
import type { Diet } from '../diets/diets.ts';
import type { Goal, WeeklyGoal } from '../goals/goals.ts';
import type { IngredientDislike } from '../foods/ingredient-dislikes.ts';
import type { Intolerance } from '../foods/allergens.ts';
import type { MacroPreference } from '../macros/macro-preferences.ts';
import type { MealMoment } from '../slots/meal-moments.ts';
import type { UnitPreferences } from './unit-preferences.ts';

export type DietPreferences = Readonly<{
  dietType: MacroPreference;
  dietaryPreference: Diet | null;
  intolerances: readonly Intolerance[];
  ingredientDislikes: readonly IngredientDislike[];
  mealTimes: readonly MealMoment[];
  userProvidedMacros: UserProvidedMacros | null;
  /**
   * The person's own macros meal by meal; only valid while they match the other macros and the meal times of the form.
   */
  tunedMeals?: TunedMeals | null;
}>;

/** All answers to the self-guided wizard, and those that may be asked before it. The age is in years. */
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
  /** Whether the form is the self-service intake, which has separate rules for the day's meals and fat. */
  isSelfService?: boolean;
  /** The birthday that the age comes from; null if not given or if it no longer matches. */
  birthday?: PlainDate | null;
  /** Null if not asked. */
  motivation?: MotivationAnswer | null;
}>;

/** The wizard's initial answers, with unit preferences from the person's device. */
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

/** The form with another diet type; any type other than CYCLE_DIET clears the menstrual cycle. */
export function chooseDietType(form: OnboardingForm, dietType: MacroPreference): OnboardingForm {
  const menstrualCycle =
    dietType === 'CYCLE_DIET'
      ? form.menstrualCycle
      : { lastMenstrualPeriodStartDate: null, menstrualCycleLength: null };
  return { ...form, dietPreferences: { ...form.dietPreferences, dietType }, menstrualCycle };
}

/** The form with a person's own macros, which sets the diet type to CHOOSE_YOUR_OWN. */
export function chooseOwnMacros(form: OnboardingForm, userProvidedMacros: UserProvidedMacros): OnboardingForm {
  const chosen = chooseDietType(form, 'CHOOSE_YOUR_OWN');
  return { ...chosen, dietPreferences: { ...chosen.dietPreferences, userProvidedMacros } };
}

/** The form with fine-tuned meals of a proposed day; their totals become the person's own macros. */
export function chooseTunedMeals(
  form: OnboardingForm,
  tunedMeals: TunedMeals,
  proposed: UserProvidedMacros,
): OnboardingForm {
  const chosen = chooseOwnMacros(form, dayOfTunedMeals(tunedMeals, proposed));
  return { ...chosen, dietPreferences: { ...chosen.dietPreferences, tunedMeals } };
}

/** The form with a birthday, and the age on `today` that follows from it. */
export function chooseBirthday(form: OnboardingForm, birthday: PlainDate, today: PlainDate): OnboardingForm {
  return { ...form, birthday, biometricData: { ...form.biometricData, age: ageOn(birthday, today) } };
}

/** The form with an age in years. A birthday that implies another age on `today` is cleared. */
export function chooseAge(form: OnboardingForm, age: number, today: PlainDate): OnboardingForm {
  const birthday = form.birthday && ageOn(form.birthday, today) === age ? form.birthday : null;
  return { ...form, birthday, biometricData: { ...form.biometricData, age } };
}
