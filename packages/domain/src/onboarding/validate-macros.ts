import { MIN_KCAL } from '../goals/energy-floor.ts';
import { KCAL_PER_GRAM, kcalOfMacros } from '../macros/energy-of-macros.ts';
import { MIN_FAT } from '../macros/fat.ts';
import { MIN_PROTEIN } from '../macros/protein.ts';
import { type Fault, isMissing } from '../validation/fault.ts';
import type { UserProvidedMacros } from '../plans/compute-nutrition-plan.ts';

export type MacrosFaults = Readonly<{
  calories: Fault<'required' | 'calories_below_minimum' | 'calories_not_of_macros'> | null;
  protein: Fault<'required' | 'protein_below_minimum'> | null;
  fat: Fault<'required' | 'fat_below_minimum'> | null;
  carbohydrates: Fault<'required' | 'not_positive'> | null;
}>;

/** The macros as entered in a form; null if a field is empty or not a number. */
export type TypedMacros = Readonly<{ [Key in keyof UserProvidedMacros]: number | null }>;
export type MacroPercentages = Readonly<{ protein: number; fat: number; carbohydrates: number }>;

function validateMinimum<Code extends string>(
  value: number | null,
  min: number,
  code: Code,
): Fault<Code | 'required'> | null {
  if (isMissing(value)) return { code: 'required' };
  return value < min ? { code, limit: min } : null;
}

function validateCarbohydrates(value: number | null): Fault<'required' | 'not_positive'> | null {
  if (isMissing(value)) return { code: 'required' };
  return value > 0 ? null : { code: 'not_positive' };
}

/** How far the energy of the macros may deviate from the calories, as a share of the calories. */
const MOST_DIFFERENCE = 0.05;

/**
 * Checks that the energy of the macros, with or without that of the fibre, matches the calories within 5%; otherwise
 * there would be two conflicting targets.
 */
function validateEnergy(
  { calories, ...grams }: UserProvidedMacros,
  fiberKcal: number,
): Fault<'calories_not_of_macros'> | null {
  const ofMacros = kcalOfMacros(grams);
  const slack = MOST_DIFFERENCE * calories;
  if (ofMacros - calories <= slack && calories - ofMacros <= slack + fiberKcal) return null;
  return { code: 'calories_not_of_macros', limit: Math.round(ofMacros), given: calories };
}

/**
 * Checks a person's own macros, kcal and grams per day: first each field, then the calories against the macros. The
 * calories may also include the energy of this much fibre, in grams.
 */
export function validateMacros(macros: TypedMacros, fiber = 0): MacrosFaults {
  const faults = {
    calories: validateMinimum(macros.calories, MIN_KCAL, 'calories_below_minimum'),
    protein: validateMinimum(macros.protein, MIN_PROTEIN, 'protein_below_minimum'),
    fat: validateMinimum(macros.fat, MIN_FAT, 'fat_below_minimum'),
    carbohydrates: validateCarbohydrates(macros.carbohydrates),
  };
  if (Object.values(faults).some((fault) => fault !== null)) return faults;
  return { ...faults, calories: validateEnergy(macros as UserProvidedMacros, fiber * KCAL_PER_GRAM.fiber) };
}

/** Checks that percentages of the day's energy add up to 100. */
export function validatePercentages(percentages: MacroPercentages): Fault<'percentages_not_100'> | null {
  const total = Math.round(percentages.protein + percentages.fat + percentages.carbohydrates);
  return total === 100 ? null : { code: 'percentages_not_100' };
}

/** Whole grams per day for percentages of this many kcal. */
export function gramsFromPercentages(calories: number, percentages: MacroPercentages): MacroPercentages {
  const grams = (macro: keyof MacroPercentages) =>
    Math.round((calories * percentages[macro]) / 100 / KCAL_PER_GRAM[macro]);
  return { protein: grams('protein'), fat: grams('fat'), carbohydrates: grams('carbohydrates') };
}
