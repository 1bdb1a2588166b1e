import { energyExpenditure } from '../energy/expenditure.ts';
import type { NutritionProfile } from '../energy/profile.ts';
import { kcalOfMacros } from '../macros/energy-of-macros.ts';
import { distributeDay } from '../slots/distribute-day.ts';
import { areSameGoal, dayGoal } from '../slots/day-goal.ts';
import type { MealMoment } from '../slots/meal-moments.ts';
import type { SlotMacros } from '../macros/macros.ts';
import { computeNutritionPlan, type NutritionPlanSettings, planDayOfEnergy } from './compute-nutrition-plan.ts';
import { type MealSize, sizesOf, usualSizes } from './meal-sizes.ts';
import type { MealGrams, TunedMeals } from './tuned-day.ts';

/** In percent of expenditure; the values offered to a coach. */
export const ENERGY_BALANCES = [80, 90, 100, 105, 110] as const;

/** The default meals of a coach's day plan. */
const USUAL_MOMENTS: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER'];

/** One meal on a day and its target: kcal and whole grams. */
export type PlannedMeal = SlotMacros & Readonly<{ mealMoment: MealMoment }>;

/** The person a coach makes a plan for, and the rules of their organisation. */
export type CoachPlanBasis = Readonly<{
  profile: NutritionProfile;
  settings: Pick<NutritionPlanSettings, 'macroPreference' | 'highProtein' | 'partnerNutritionRules'>;
  /** The requested meal moments of a day; null or absent if not specified. */
  moments?: readonly MealMoment[] | null;
}>;

/** A coach's choices for a day plan. */
export type CoachPlan = Readonly<{
  /** In percent of expenditure. */
  energyBalance: number;
  /** The day if its macros were changed; null if it is as computed. */
  adjusted: SlotMacros | null;
  meals: readonly MealSize[];
  /** The meals as stored, until the day or the sizes change. */
  stored: readonly PlannedMeal[] | null;
  /** The meals that were changed in fine tuning. */
  tuned: TunedMeals;
}>;

/**
 * The day, in kcal and whole grams, at an energy balance in percent, however low, and the expenditure in kcal. Throws
 * EnergyExpenditureError if body measurements are missing.
 */
export function dayAtBalance({ profile, settings }: CoachPlanBasis, energyBalance: number | null) {
  const wanted = { ...settings, userProvidedMacros: null, mealMoments: [] };
  const plan = computeNutritionPlan({ ...profile, energyBalance }, wanted);
  const asked = energyBalance === null ? null : (energyExpenditure(profile) * energyBalance) / 100;
  const {
    calories: kcal,
    protein,
    fat,
    carbohydrates,
  } = asked === null ? plan : planDayOfEnergy(profile, asked, wanted);
  return {
    ...plan,
    day: { kcal, protein, fat, carbohydrates } satisfies SlotMacros,
  };
}

/** A coach's new day plan: the energy balance of the goal, and the three main meals in their usual sizes. */
export function newCoachPlan(basis: CoachPlanBasis): CoachPlan {
  const { energyBalance } = dayAtBalance(basis, null);
  return {
    energyBalance,
    adjusted: null,
    meals: usualSizes(basis.moments ?? USUAL_MOMENTS),
    stored: null,
    tuned: {},
  };
}

/** The choices that a stored day plan reflects. Its meals stay as they are until something is changed. */
export function storedCoachPlan(basis: CoachPlanBasis, meals: readonly PlannedMeal[]): CoachPlan {
  if (meals.length === 0) return newCoachPlan(basis);
  const sum = dayGoal(meals);
  const expenditure = energyExpenditure(basis.profile);
  const energyBalance = Math.round((sum.kcal / expenditure) * 100);
  const { day } = dayAtBalance(basis, energyBalance);
  return {
    energyBalance,
    adjusted: areSameGoal(day, sum) ? null : sum,
    meals: sizesOf(meals.map(({ mealMoment, kcal }) => ({ mealMoment, weight: kcal }))),
    stored: meals,
    tuned: {},
  };
}

/** Changes the energy balance: the day is computed again, and adjustments and tuning are dropped. */
export function chooseBalance(plan: CoachPlan, energyBalance: number): CoachPlan {
  return { ...plan, energyBalance, adjusted: null, stored: null, tuned: {} };
}

/** Changes a macro of the day, in grams: the day counts as adjusted, and its energy follows. */
export function adjustDay(plan: CoachPlan, day: SlotMacros, grams: Partial<MealGrams>): CoachPlan {
  return {
    ...plan,
    adjusted: withGrams(day, { ...day, ...grams }),
    stored: null,
    tuned: {},
  };
}

/** Changes meals or sizes, which drops the fine tuning. */
export function chooseMeals(plan: CoachPlan, meals: readonly MealSize[]): CoachPlan {
  return { ...plan, meals, stored: null, tuned: {} };
}

/** The day of a plan: the coach's adjusted one, otherwise the computed one. */
export function dayOfCoachPlan(basis: CoachPlanBasis, plan: CoachPlan): SlotMacros {
  return plan.adjusted ?? dayAtBalance(basis, plan.energyBalance).day;
}

/** The meals before fine tuning. They add up to the day exactly; the last one gets the remainder. */
export function untunedMeals(basis: CoachPlanBasis, plan: CoachPlan): readonly PlannedMeal[] {
  if (plan.stored !== null) return plan.stored;
  const shares = plan.meals.map(({ mealMoment, size }) => ({
    mealMoment,
    weight: size,
  }));
  return distributeDay(dayOfCoachPlan(basis, plan), shares).map(({ mealMoment, kcal, protein, fat, carbohydrates }) => {
    return { mealMoment, kcal, protein, fat, carbohydrates };
  });
}

/** The meals of a plan as stored; the energy of a fine-tuned meal follows its grams. */
export function mealsOfCoachPlan(basis: CoachPlanBasis, plan: CoachPlan): readonly PlannedMeal[] {
  return untunedMeals(basis, plan).map((meal) => {
    const tuned = plan.tuned[meal.mealMoment];
    return tuned === undefined ? meal : { ...meal, ...withGrams(meal, tuned) };
  });
}

function withGrams(from: SlotMacros, { protein, fat, carbohydrates }: MealGrams): SlotMacros {
  const grams = { protein, fat, carbohydrates };
  const kcal = from.kcal + kcalOfMacros(grams) - kcalOfMacros(from);
  return { kcal: Math.max(0, Math.round(kcal)), ...grams };
}
