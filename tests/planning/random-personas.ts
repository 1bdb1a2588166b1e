import { selfReportedExpenditure } from '@weekbord/domain/energy/expenditure';
import { defaultGoalWeightInKg } from '@weekbord/domain/goals/default-goal-weight';
import { offeredWeeklyGoals } from '@weekbord/domain/goals/weekly-goals';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { planSettingsOfForm, profileOfForm } from '@weekbord/domain/onboarding/profile-of-form';
import { defaultUnitPreferences } from '@weekbord/domain/onboarding/unit-preferences';
import { computeNutritionPlan, type UserProvidedMacros } from '@weekbord/domain/plans/compute-nutrition-plan';
import { createRandom, type Random, randomBelow } from '@weekbord/domain/numbers/random';
import { inDisplayOrder, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import { ACTIVITIES, GENDERS } from '@weekbord/domain/energy/profile';
import { GOALS } from '@weekbord/domain/goals/goals';
import { INGREDIENT_DISLIKES } from '@weekbord/domain/foods/ingredient-dislikes';
import { INTOLERANCES } from '@weekbord/domain/foods/allergens';
import { MACRO_PREFERENCES } from '@weekbord/domain/macros/macro-preferences';

const settings = { highProtein: true, partnerNutritionRules: false };
const OTHER_MEALS: readonly MealMoment[] = ['BREAKFAST', 'MORNING_SNACK', 'AFTERNOON_SNACK', 'SNACK'];
/** Share of people without a diet. */
const WITHOUT_DIET = 0.55;
const WITHOUT_INTOLERANCE = 0.55;

/**
 * Without halal, which restricts so little that it would give the same results as no diet; the test of tastes covers
 * it.
 */
const DIETS = ['VEGAN', 'VEGETARIAN', 'PESCATARIAN'] as const;

function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[randomBelow(random, values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

function some<Value>(random: Random, values: readonly Value[], count: number): Value[] {
  const left = [...values];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(randomBelow(random, left.length), 1)[0]!,
  );
}

function between(random: Random, min: number, max: number): number {
  return Math.round(min + random() * (max - min));
}

/**
 * Returns custom macros near the recommended ones, as people would type them: whole grams that add up to the calories.
 */
function ownMacros(random: Random, form: OnboardingForm): UserProvidedMacros {
  const plan = computeNutritionPlan(profileOfForm(form), planSettingsOfForm(form, settings));
  const calories = Math.max(1250, Math.round(plan.calories * (0.95 + random() * 0.15)));
  const protein = Math.max(50, Math.round(plan.protein * (0.9 + random() * 0.3)));
  const fat = Math.max(30, Math.round(plan.fat * (0.9 + random() * 0.3)));
  return { calories, protein, fat, carbohydrates: Math.max(1, Math.round((calories - 4 * protein - 9 * fat) / 4)) };
}

function body(random: Random): Pick<OnboardingForm, 'biometricData' | 'physicalStats' | 'activityLevel' | 'goal'> {
  const gender = pick(random, GENDERS);
  const heightInCm = gender === 'MALE' ? between(random, 165, 200) : between(random, 152, 184);
  const bodyMassIndex = 19.5 + random() * 14;
  return {
    goal: pick(random, GOALS),
    activityLevel: pick(random, ACTIVITIES),
    biometricData: { age: between(random, 18, 75), gender },
    physicalStats: {
      heightInCm,
      weightInKg: Math.max(45, Math.round(bodyMassIndex * (heightInCm / 100) ** 2)),
      goalWeight: defaultGoalWeightInKg(heightInCm),
    },
  };
}

function persona(random: Random): OnboardingForm {
  const about = body(random);
  const dietTypes = about.biometricData.gender === 'MALE' ? MACRO_PREFERENCES.slice(0, 4) : MACRO_PREFERENCES;
  const isIntolerant = random() >= WITHOUT_INTOLERANCE;
  const form: OnboardingForm = {
    ...about,
    weeklyGoal: null,
    preferences: defaultUnitPreferences('nl-NL', 'app', false),
    menstrualCycle: { lastMenstrualPeriodStartDate: null, menstrualCycleLength: null },
    dietPreferences: {
      dietType: pick(random, dietTypes),
      dietaryPreference: random() < WITHOUT_DIET ? null : pick(random, DIETS),
      intolerances: isIntolerant ? some(random, INTOLERANCES.slice(1), 1 + randomBelow(random, 2)) : ['NO_INTOLERANCE'],
      ingredientDislikes: some(random, INGREDIENT_DISLIKES, randomBelow(random, 4)),
      mealTimes: inDisplayOrder(['LUNCH', 'DINNER', ...some(random, OTHER_MEALS, randomBelow(random, 4))]),
      userProvidedMacros: null,
    },
  };
  const offered = offeredWeeklyGoals(selfReportedExpenditure(profileOfForm(form)) ?? 0, false);
  const losing: OnboardingForm =
    form.goal !== 'LOSE_WEIGHT'
      ? form
      : offered.length === 0
        ? { ...form, goal: 'RECOMPOSITION' }
        : { ...form, weeklyGoal: pick(random, offered) };
  const { dietPreferences: diet } = losing;
  if (diet.dietType === 'CYCLE_DIET') {
    return { ...losing, menstrualCycle: { lastMenstrualPeriodStartDate: '2027-03-01', menstrualCycleLength: 28 } };
  }
  return diet.dietType === 'CHOOSE_YOUR_OWN'
    ? { ...losing, dietPreferences: { ...diet, userProvidedMacros: ownMacros(random, losing) } }
    : losing;
}

/** Returns `count` people that the wizard could produce, the same for the same seed. */
export function randomPersonas(count: number, seed: number): OnboardingForm[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => persona(random));
}

/** Returns `count` random people who eat everything, three meals a day, with the macros that the product recommends. */
export function eatersOfEverything(count: number, seed: number): OnboardingForm[] {
  return randomPersonas(count, seed).map((form) => ({
    ...form,
    dietPreferences: {
      ...form.dietPreferences,
      dietType: 'RECOMMENDED',
      dietaryPreference: null,
      intolerances: ['NO_INTOLERANCE'],
      ingredientDislikes: [],
      mealTimes: ['BREAKFAST', 'LUNCH', 'DINNER'],
      userProvidedMacros: null,
    },
  }));
}

/** Returns `count` random people with a diet or an intolerance, or on keto. */
export function restrictedPersonas(count: number, seed: number): OnboardingForm[] {
  return randomPersonas(count * 3, seed)
    .filter(({ dietPreferences: { dietaryPreference, intolerances, dietType } }) => {
      return dietaryPreference !== null || dietType === 'KETO' || !intolerances.includes('NO_INTOLERANCE');
    })
    .slice(0, count);
}
