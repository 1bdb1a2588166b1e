import { energyExpenditure } from '../energy/expenditure.ts';
import { EnergyExpenditureError, type NutritionProfile } from '../energy/profile.ts';
import { ADULT_AGE } from '../goals/adult-age.ts';
import { minimumKcalOf, type PlanMaker } from '../goals/energy-floor.ts';
import { KCAL_PER_GRAM, kcalOfMacros } from '../macros/energy-of-macros.ts';
import { isLowWeight } from '../energy/body-composition.ts';
import { MIN_FAT } from '../macros/fat.ts';
import { MIN_PROTEIN } from '../macros/protein.ts';
import type { Fault } from '../validation/fault.ts';
import type { SlotMacros } from '../macros/macros.ts';
import { DAILY_FIBER } from './compute-nutrition-plan.ts';

/** Why a plan must not contain a day. */
export type DayFaultCode =
  | 'calories_below_minimum'
  | 'protein_below_minimum'
  | 'fat_below_minimum'
  | 'calories_not_of_macros'
  | 'deficit_not_adult'
  | 'deficit_low_weight';

export type DayFault = Fault<DayFaultCode>;

/** For each error, the value that it refers to, of a day or of one of its meals. */
export const FIGURE_OF_FAULT = {
  calories_below_minimum: 'kcal',
  protein_below_minimum: 'protein',
  fat_below_minimum: 'fat',
  calories_not_of_macros: 'kcal',
  deficit_not_adult: 'kcal',
  deficit_low_weight: 'kcal',
} as const satisfies Readonly<Record<DayFaultCode, keyof SlotMacros>>;

/** Maximum difference between a day's energy and that of its macros without fibre, as a share of the energy. */
const MOST_DIFFERENCE = 0.05;

/** How many kcal a day may be below the expenditure before it counts as a deficit, because weights are rounded. */
const ROUNDING_KCAL = 3;

/**
 * Why a plan must not contain this day for health reasons: it is below the minimum for whoever makes the plan, or below
 * the expenditure of a person who is under 18 or underweight. Without body measurements or a profile, only the minimum
 * can be checked.
 */
export function healthFaultsOfDay(
  profile: NutritionProfile | null,
  day: SlotMacros,
  maker: PlanMaker,
): readonly DayFault[] {
  const least = minimumKcalOf(maker);
  const ofMacros = mostKcalOfMacros(day);
  const faults: readonly (false | DayFault)[] = [
    day.kcal < least && { code: 'calories_below_minimum', limit: least },
    day.protein < MIN_PROTEIN && { code: 'protein_below_minimum', limit: MIN_PROTEIN },
    day.fat < MIN_FAT && { code: 'fat_below_minimum', limit: MIN_FAT },
    day.kcal >= least &&
      ofMacros < least && { code: 'calories_not_of_macros', limit: kcalOfMacros(day), given: day.kcal },
  ];
  return [...faults.filter((fault) => fault !== false), ...(profile === null ? [] : deficitFaults(profile, day))];
}

/**
 * Why this day is not allowed in a plan that a person makes: health reasons, or macros that do not match its energy.
 * Throws EnergyExpenditureError if body measurements are missing.
 */
export function faultsOfDay(profile: NutritionProfile, day: SlotMacros, maker: PlanMaker): readonly DayFault[] {
  energyExpenditure(profile);
  const faults = healthFaultsOfDay(profile, day, maker);
  if (agrees(day) || faults.some(({ code }) => code === 'calories_not_of_macros')) return faults;
  return [...faults, { code: 'calories_not_of_macros', limit: kcalOfMacros(day), given: day.kcal }];
}

function deficitFaults(profile: NutritionProfile, day: SlotMacros): readonly DayFault[] {
  const { age } = profile;
  const expenditure = expenditureOf(profile);
  if (expenditure === null || day.kcal >= expenditure - ROUNDING_KCAL) return [];
  const limit = Math.round(expenditure);
  const faults: readonly (false | DayFault)[] = [
    age !== null && age < ADULT_AGE && { code: 'deficit_not_adult', limit },
    isLowWeight(profile) && { code: 'deficit_low_weight', limit },
  ];
  return faults.filter((fault) => fault !== false);
}

function expenditureOf(profile: NutritionProfile): number | null {
  try {
    return energyExpenditure(profile);
  } catch (error) {
    if (error instanceof EnergyExpenditureError) return null;
    throw error;
  }
}

/** The most energy that a day's macros can amount to, including fibre and rounding. */
function mostKcalOfMacros(day: SlotMacros): number {
  return kcalOfMacros(day) + MOST_DIFFERENCE * day.kcal + DAILY_FIBER * KCAL_PER_GRAM.fiber;
}

function agrees(day: SlotMacros): boolean {
  return kcalOfMacros(day) - day.kcal <= MOST_DIFFERENCE * day.kcal && day.kcal <= mostKcalOfMacros(day);
}
