import { MIN_KCAL } from '../goals/weekly-goals.ts';
import { KCAL_PER_GRAM } from '../macros/energy-of-macros.ts';
import { MIN_FAT } from '../macros/fat.ts';
import { MIN_PROTEIN } from '../macros/protein.ts';
import type { UserProvidedMacros } from '../plans/compute-nutrition-plan.ts';

export type MacrosErrors = Readonly<{
  calories: 'calories_required' | 'calories_too_low' | null;
  protein: 'protein_required' | 'protein_too_low' | null;
  fat: 'fat_required' | 'fat_too_low' | null;
  carbohydrates: 'carbohydrates_required' | 'carbohydrates_not_positive' | null;
}>;
export type MacrosError = NonNullable<MacrosErrors[keyof MacrosErrors]> | 'percentages_total';

/** The macros as they stand in a form: null where a field is empty or no number. */
export type TypedMacros = Readonly<{ [Key in keyof UserProvidedMacros]: number | null }>;
export type MacroPercentages = Readonly<{ protein: number; fat: number; carbohydrates: number }>;

function isMissing(value: number | null): value is null {
  return value === null || !Number.isFinite(value);
}

/** Checks a person's own macros, kcal and grams per day, each field by itself. */
export function validateMacros({ calories, protein, fat, carbohydrates }: TypedMacros): MacrosErrors {
  return {
    calories: isMissing(calories) ? 'calories_required' : calories < MIN_KCAL ? 'calories_too_low' : null,
    protein: isMissing(protein) ? 'protein_required' : protein < MIN_PROTEIN ? 'protein_too_low' : null,
    fat: isMissing(fat) ? 'fat_required' : fat < MIN_FAT ? 'fat_too_low' : null,
    carbohydrates: isMissing(carbohydrates)
      ? 'carbohydrates_required'
      : carbohydrates <= 0
        ? 'carbohydrates_not_positive'
        : null,
  };
}

/** Checks that percentages of the day's energy make a whole. */
export function validatePercentages(percentages: MacroPercentages): 'percentages_total' | null {
  return Math.round(percentages.protein + percentages.fat + percentages.carbohydrates) === 100
    ? null
    : 'percentages_total';
}

/** Whole grams per day that percentages of so many kcal come to. */
export function gramsFromPercentages(calories: number, percentages: MacroPercentages): MacroPercentages {
  const grams = (macro: keyof MacroPercentages) =>
    Math.round((calories * percentages[macro]) / 100 / KCAL_PER_GRAM[macro]);
  return { protein: grams('protein'), fat: grams('fat'), carbohydrates: grams('carbohydrates') };
}

/** Whole percentages of the day's energy that grams come to, as shown; 0 where there is no energy. */
export function percentagesFromGrams(macros: UserProvidedMacros): MacroPercentages {
  const percent = (macro: keyof MacroPercentages) =>
    macros.calories > 0 ? Math.round((macros[macro] * KCAL_PER_GRAM[macro] * 100) / macros.calories) : 0;
  return { protein: percent('protein'), fat: percent('fat'), carbohydrates: percent('carbohydrates') };
}
