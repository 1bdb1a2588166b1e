import { estimateBodyFatFraction } from '../energy/body-composition.ts';
import { energyBalance } from '../energy/energy-balance.ts';
import { energyExpenditure, restingEnergy, selfReportedExpenditure } from '../energy/expenditure.ts';
import { bodyOf, type NutritionProfile } from '../energy/profile.ts';
import { MIN_KCAL } from '../goals/energy-floor.ts';
import { offeredWeeklyGoals } from '../goals/weekly-goals.ts';
import { fillWithCarbohydrates } from '../macros/carbohydrates.ts';
import { measuredFat, selfReportedFat } from '../macros/fat.ts';
import { dailyProtein } from '../macros/protein.ts';
import { shapeMacros } from '../macros/shape-macros.ts';
import { distributeDay, type MealSlot } from '../slots/distribute-day.ts';
import { slotsOfTunedMeals, type TunedMeals } from './tuned-day.ts';
import { mealSharesOfDay } from '../slots/meal-shares.ts';
import type { MacroPreference } from '../macros/macro-preferences.ts';
import type { Macros } from '../macros/macros.ts';
import type { MealMoment } from '../slots/meal-moments.ts';
import type { WeeklyGoal } from '../goals/goals.ts';

/** In grams per day. */
export const DAILY_FIBER = 40;

/** Numbers that a person typed: kcal and grams per day. */
export type UserProvidedMacros = Readonly<{ calories: number; protein: number; fat: number; carbohydrates: number }>;

export type NutritionPlanSettings = Readonly<{
  macroPreference: MacroPreference;
  /** Used unchanged if the diet type is CHOOSE_YOUR_OWN; if null, the recommended macros are used. */
  userProvidedMacros: UserProvidedMacros | null;
  /** The same numbers meal by meal, used only while they match the day; otherwise the usual shares apply. */
  tunedMeals?: TunedMeals | null;
  mealMoments: readonly MealMoment[];
  highProtein: boolean;
  partnerNutritionRules: boolean;
}>;

/** A daily plan in whole numbers: energy in kcal, energy balance in percent of expenditure, macros in grams. */
export type NutritionPlan = Readonly<{
  energyExpenditure: number;
  energyBalance: number;
  calories: number;
  protein: number;
  fat: number;
  carbohydrates: number;
  fiber: number;
  weeklyGoals: readonly WeeklyGoal[];
  mealSlots: readonly MealSlot[];
}>;

/**
 * The kcal per day, unrounded, that a profile's goal requires at this expenditure in kcal per day; for a self-reported
 * profile never below a plan's minimum. Throws EnergyExpenditureError if body measurements are missing.
 */
export function energyTarget(profile: NutritionProfile, expenditure: number): number {
  const target = (expenditure * energyBalance(profile, expenditure)) / 100;
  return bodyOf(profile).kind === 'measured' ? target : Math.max(MIN_KCAL, target);
}

function macrosOfEnergy(profile: NutritionProfile, kcal: number, settings: NutritionPlanSettings): Macros {
  const body = bodyOf(profile);
  const bodyFatFraction =
    body.kind === 'measured' ? body.bodyFatFraction : estimateBodyFatFraction({ gender: profile.gender, ...body });
  const protein = dailyProtein(
    { ...profile, weightInKg: body.weightInKg, bodyFatFraction },
    kcal,
    settings.highProtein,
  );
  const fat =
    body.kind === 'measured'
      ? measuredFat(restingEnergy(profile.gender, body), kcal, profile.sustainability)
      : selfReportedFat(kcal);
  const day = fillWithCarbohydrates({ kcal, protein, fat, fiber: DAILY_FIBER });
  return shapeMacros(day, settings.macroPreference, settings.partnerNutritionRules);
}

/** The macros of a day and the target of each meal, in kcal and whole grams. */
export type PlannedDay = Readonly<{
  calories: number;
  protein: number;
  fat: number;
  carbohydrates: number;
  mealSlots: readonly MealSlot[];
}>;

/** The day of a profile's plan at this many kcal, in whole numbers. */
export function planDayOfEnergy(profile: NutritionProfile, kcal: number, settings: NutritionPlanSettings): PlannedDay {
  return wholeDay(macrosOfEnergy(profile, kcal, settings), settings.mealMoments);
}

function wholeDay(macros: Omit<Macros, 'fiber'>, mealMoments: readonly MealMoment[]): PlannedDay {
  const day = {
    kcal: Math.round(macros.kcal),
    protein: Math.round(macros.protein),
    fat: Math.round(macros.fat),
    carbohydrates: Math.round(macros.carbohydrates),
  };
  const { kcal: calories, ...grams } = day;
  return { calories, ...grams, mealSlots: distributeDay(day, mealSharesOfDay(mealMoments, day.kcal)) };
}

function weeklyGoalsFor(profile: NutritionProfile, settings: NutritionPlanSettings): readonly WeeklyGoal[] {
  const expenditure = selfReportedExpenditure(profile);
  if (expenditure === null || profile.goal === 'GAIN_MUSCLE') return [];
  return offeredWeeklyGoals(expenditure, settings.partnerNutritionRules);
}

/**
 * A person's daily energy and macros, the weekly goals that are safe for them and the target of each meal. Measured
 * profiles (with body fat) follow the coach's formulas, self-reported ones the wizard's. Self-reported profiles get at
 * least 1250 kcal, 50 g of protein and 30 g of fat, unless they typed their own numbers. Throws EnergyExpenditureError
 * if body measurements are missing.
 */
export function computeNutritionPlan(profile: NutritionProfile, settings: NutritionPlanSettings): NutritionPlan {
  const expenditure = energyExpenditure(profile);
  const own = settings.macroPreference === 'CHOOSE_YOUR_OWN' ? settings.userProvidedMacros : null;
  const macros = own
    ? { ...own, kcal: own.calories, fiber: 0 }
    : macrosOfEnergy(profile, energyTarget(profile, expenditure), settings);
  const day = wholeDay(macros, settings.mealMoments);
  return {
    energyExpenditure: Math.round(expenditure),
    energyBalance: profile.energyBalance ?? Math.round(energyBalance(profile, expenditure)),
    fiber: macros.fiber,
    weeklyGoals: weeklyGoalsFor(profile, settings),
    ...day,
    mealSlots: (own && slotsOfTunedMeals(settings.tunedMeals ?? null, day, settings.mealMoments)) ?? day.mealSlots,
  };
}
