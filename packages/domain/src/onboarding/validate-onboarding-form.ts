import { validateCycleLength, validateMenstrualDate } from '../cycle/validate-cycle.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import { selfReportedExpenditure } from '../energy/expenditure.ts';
import { computeNutritionPlan, DAILY_FIBER } from '../plans/compute-nutrition-plan.ts';
import type { Fault } from '../validation/fault.ts';
import { type Coached, ON_THEIR_OWN } from '../intake/minors.ts';
import { validateFatOf, validateMainMeals } from '../intake/validate-intake.ts';
import type { FeatureFlag } from '../organisations/feature-flags.ts';
import { permittedDietTypes, permittedDiets } from './offered-options.ts';
import type { OnboardingForm } from './onboarding-form.ts';
import { possiblePaces } from './possible-paces.ts';
import { profileOfForm } from './profile-of-form.ts';
import { validateGoalWeight, validateHeightInCm, validateWeight } from './validate-body.ts';
import {
  validateDiet,
  validateDietType,
  validateDislikes,
  validateIntolerances,
  validateMealTimes,
  validateWeeklyGoal,
} from './validate-choices.ts';
import { type MacrosFaults, validateMacros } from './validate-macros.ts';
import { validateOwnAge } from './validate-own-age.ts';

/** An error and its field, as the path of names in the form. */
export type FormFault = Readonly<{ path: readonly string[]; fault: Fault }>;

export type FormRules = Readonly<{
  flags: readonly FeatureFlag[];
  partnerNutritionRules: boolean;
  today: PlainDate;
  /** Absent if the person has no coach. */
  coached?: Coached;
}>;

type Check = readonly [path: string, fault: Fault | null];

function bodyChecks(form: OnboardingForm, coached: Coached): readonly Check[] {
  const { heightInCm, weightInKg, goalWeight } = form.physicalStats;
  return [
    ['biometricData.age', validateOwnAge(form.biometricData.age, coached)],
    ['physicalStats.heightInCm', validateHeightInCm(heightInCm)],
    ['physicalStats.weightInKg', validateWeight(weightInKg, 'KILOGRAMS')],
    ['physicalStats.goalWeight', validateGoalWeight(goalWeight, 'KILOGRAMS', heightInCm)],
  ];
}

function weeklyGoalCheck(form: OnboardingForm, partnerNutritionRules: boolean): Check {
  if (form.goal !== 'LOSE_WEIGHT') return ['weeklyGoal', null];
  const possible = possiblePaces(form, partnerNutritionRules);
  // If no pace can be chosen, the error is on the goal.
  if (form.weeklyGoal === null && possible.length === 0) return ['goal', { code: 'no_safe_pace' }];
  return ['weeklyGoal', validateWeeklyGoal(form.weeklyGoal, possible)];
}

/**
 * The error in the meal times: the self-service intake requires two main meals, the wizard requires lunch and dinner.
 */
function mealsFault({ dietPreferences: { mealTimes }, isSelfService = false }: OnboardingForm): Fault | null {
  const fault = validateMealTimes(mealTimes);
  if (!isSelfService || (fault && fault.code !== 'meals_required')) return fault;
  return validateMainMeals(mealTimes);
}

function dietChecks(form: OnboardingForm, flags: readonly FeatureFlag[]): readonly Check[] {
  const diet = form.dietPreferences;
  const plantBased = flags.includes('FF_PLANT_BASED_APP');
  return [
    ['dietPreferences.dietType', validateDietType(diet.dietType, permittedDietTypes(form.biometricData.gender, flags))],
    ['dietPreferences.dietaryPreference', validateDiet(diet.dietaryPreference, permittedDiets(flags), plantBased)],
    ['dietPreferences.intolerances', validateIntolerances(diet.intolerances)],
    ['dietPreferences.ingredientDislikes', validateDislikes(diet.ingredientDislikes)],
    ['dietPreferences.mealTimes', mealsFault(form)],
  ];
}

/** Validation errors in the macros a person entered themselves, under the rules of the flow that asked for them. */
export function ownMacrosFaults(form: OnboardingForm): MacrosFaults {
  const none = { calories: null, protein: null, fat: null, carbohydrates: null };
  const macros = form.dietPreferences.userProvidedMacros ?? none;
  if (!form.isSelfService) return validateMacros(macros);
  const fat = validateFatOf(macros.calories ?? 0, macros.fat, proposedFat(form));
  const faults = validateMacros(macros, DAILY_FIBER);
  return { ...faults, fat: fat ?? faults.fat };
}

/**
 * The fat in grams that the product itself would plan for these answers: the lower of the values for high-protein and
 * low-protein plans.
 */
function proposedFat(form: OnboardingForm): number {
  const profile = profileOfForm(form);
  if (selfReportedExpenditure(profile) === null) return Infinity;
  const fats = [true, false].map((highProtein) => {
    const rules = { highProtein, partnerNutritionRules: true, userProvidedMacros: null, mealMoments: [] };
    return computeNutritionPlan(profile, { ...rules, macroPreference: 'RECOMMENDED' }).fat;
  });
  return Math.min(...fats);
}

function ownMacrosChecks(form: OnboardingForm): readonly Check[] {
  if (form.dietPreferences.dietType !== 'CHOOSE_YOUR_OWN') return [];
  const path = 'dietPreferences.userProvidedMacros';
  return Object.entries(ownMacrosFaults(form)).map(([macro, fault]): Check => [`${path}.${macro}`, fault]);
}

function cycleChecks({ dietPreferences, menstrualCycle }: OnboardingForm, today: PlainDate): readonly Check[] {
  if (dietPreferences.dietType !== 'CYCLE_DIET') return [];
  const { lastMenstrualPeriodStartDate, menstrualCycleLength } = menstrualCycle;
  return [
    ['menstrualCycle.lastMenstrualPeriodStartDate', validateMenstrualDate(lastMenstrualPeriodStartDate, today)],
    ['menstrualCycle.menstrualCycleLength', validateCycleLength(menstrualCycleLength)],
  ];
}

function faultsOf(checks: readonly Check[]): readonly FormFault[] {
  return checks.flatMap(([path, fault]) => (fault ? [{ path: path.split('.'), fault }] : []));
}

/**
 * All errors in the form, each with its field; if there are none, the form can be saved. The weekly goal is checked
 * once age, height and weights are valid, because it depends on them. `today` is the person's own date.
 */
export function validateOnboardingForm(form: OnboardingForm, rules: FormRules): readonly FormFault[] {
  const body = faultsOf(bodyChecks(form, rules.coached ?? ON_THEIR_OWN));
  const weeklyGoal = body.length === 0 ? [weeklyGoalCheck(form, rules.partnerNutritionRules)] : [];
  const others = [
    ...weeklyGoal,
    ...dietChecks(form, rules.flags),
    ...ownMacrosChecks(form),
    ...cycleChecks(form, rules.today),
  ];
  return [...body, ...faultsOf(others)];
}
