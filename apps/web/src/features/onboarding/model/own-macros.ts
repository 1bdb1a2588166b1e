import { KCAL_PER_GRAM, kcalOfMacros } from '@weekbord/domain/macros/energy-of-macros';
import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { parseFigure } from '@weekbord/domain/numbers/parse-figure';
import {
  gramsFromPercentages,
  type MacroPercentages,
  type MacrosFaults,
  type TypedMacros,
  validateMacros,
  validatePercentages,
} from '@weekbord/domain/onboarding/validate-macros';
import type { UserProvidedMacros } from '@weekbord/domain/plans/compute-nutrition-plan';
import type { Language } from '@weekbord/domain/languages/languages';
import { typedNumber } from '../../../shared/form/typed-number.ts';
import type { MacroTexts } from './draft.ts';

export const OWN_MACROS = ['protein', 'fat', 'carbohydrates'] as const;
export type OwnMacro = (typeof OWN_MACROS)[number];

/** The state of the fields. */
export type OwnMacros = Readonly<{
  /** kcal and grams; null if a field is not a number. */
  macros: TypedMacros;
  faults: MacrosFaults;
  /** Whether percentages are used and do not add up to 100. */
  isNotWhole: boolean;
  /** The sum of the percentages, or the kcal of the grams. */
  total: number;
  /** The whole numbers to save; null if something is invalid. */
  ready: UserProvidedMacros | null;
}>;

/** Returns the texts of the macro fields, in grams. */
export function macroTexts(macros: UserProvidedMacros, language: Language): MacroTexts {
  const text = (value: number) => typedNumber(Math.round(value), language);
  return {
    unit: 'GRAMS',
    calories: text(macros.calories),
    protein: text(macros.protein),
    fat: text(macros.fat),
    carbohydrates: text(macros.carbohydrates),
  };
}

/** Returns the texts for a computed plan: custom macros have no fibre, so its energy is added to the carbohydrates. */
export function textsOfPlan(plan: UserProvidedMacros, language: Language): MacroTexts {
  // The energy of any fibre in the plan goes exactly to the carbohydrates.
  const { calories, protein, fat, carbohydrates } = plan;
  const rest = Math.max(0, calories - kcalOfMacros({ protein, fat, carbohydrates }));
  const filled = carbohydrates + rest / KCAL_PER_GRAM.carbohydrates;
  return macroTexts({ calories, protein, fat, carbohydrates: filled }, language);
}

/** Whether the carbohydrates include the energy of a computed plan's fibre, so that they are more than in the plan. */
export function includesFibre(
  { carbohydrates }: Pick<MacroTexts, 'carbohydrates'>,
  plan: UserProvidedMacros & Readonly<{ fiber: number }>,
  language: Language,
): boolean {
  // Without fibre, only rounding makes them differ.
  if (plan.fiber <= 0) return false;
  const filled = textsOfPlan(plan, language).carbohydrates;
  return carbohydrates === filled && filled !== macroTexts(plan, language).carbohydrates;
}

/** Returns the fields with the grams scaled proportionally to match the calories. */
export function fitToCalories(texts: MacroTexts, language: Language): MacroTexts {
  const grams = wholeOf(readMacros(texts, language));
  const calories = parseFigure(texts.calories, language);
  const energy = grams ? kcalOfMacros(grams) : 0;
  if (!grams || calories === null || energy <= 0) return texts;
  const fitted = (macro: OwnMacro) => (grams[macro] * calories) / energy;
  return macroTexts(
    { calories, protein: fitted('protein'), fat: fitted('fat'), carbohydrates: fitted('carbohydrates') },
    language,
  );
}

/** Returns the fields after typing into one. */
export function typeMacro(texts: MacroTexts, field: OwnMacro | 'calories', text: string): MacroTexts {
  return { ...texts, [field]: text, other: undefined };
}

/** Returns the same macros in the other unit; switching back restores the previous texts. */
export function switchMacroUnit(texts: MacroTexts, unit: MacroTexts['unit'], language: Language): MacroTexts {
  if (texts.unit === unit) return texts;
  const { calories, protein, fat, carbohydrates } = texts;
  const macros = texts.other ?? (unit === 'PERCENT' ? percentTexts(texts, language) : gramTexts(texts, language));
  return { unit, calories, ...macros, other: { protein, fat, carbohydrates } };
}

/** Parses the fields and returns what is wrong with each. */
export function readOwnMacros(texts: MacroTexts, language: Language): OwnMacros {
  const calories = parseFigure(texts.calories, language);
  const typed = readMacros(texts, language);
  const isPercent = texts.unit === 'PERCENT';
  const grams = isPercent ? gramsOf(calories, typed) : typed;
  const macros = { calories, ...grams };
  const faults = validateMacros(macros);
  const whole = wholeOf(typed);
  const isNotWhole = isPercent && whole !== null && validatePercentages(whole) !== null;
  const isWrong = isNotWhole || Object.values(faults).some((fault) => fault !== null);
  return {
    macros,
    faults,
    isNotWhole,
    total: isPercent
      ? Math.round(OWN_MACROS.reduce((sum, macro) => sum + (typed[macro] ?? 0), 0))
      : energyShown(calories, Math.round(kcalOfMacros(wholeOf(typed) ?? { protein: 0, fat: 0, carbohydrates: 0 }))),
    ready: isWrong ? null : rounded(macros),
  };
}

type Numbers = Readonly<Record<OwnMacro, number | null>>;

function readMacros({ unit, protein, fat, carbohydrates }: MacroTexts, language: Language): Numbers {
  // Percentages are parsed differently, because they have no thousands separator.
  const read = (text: string) => (unit === 'PERCENT' ? parseDecimal(text) : parseFigure(text, language));
  return { protein: read(protein), fat: read(fat), carbohydrates: read(carbohydrates) };
}

function wholeOf({ protein, fat, carbohydrates }: Numbers): MacroPercentages | null {
  return protein === null || fat === null || carbohydrates === null ? null : { protein, fat, carbohydrates };
}

function gramsOf(calories: number | null, percentages: Numbers): Numbers {
  const filled = {
    protein: percentages.protein ?? 0,
    fat: percentages.fat ?? 0,
    carbohydrates: percentages.carbohydrates ?? 0,
  };
  const grams = gramsFromPercentages(calories ?? 0, filled);
  const known = (macro: OwnMacro) => (percentages[macro] === null ? null : grams[macro]);
  return { protein: known('protein'), fat: known('fat'), carbohydrates: known('carbohydrates') };
}

function gramTexts(texts: MacroTexts, language: Language): Record<OwnMacro, string> {
  const grams = gramsOf(parseFigure(texts.calories, language), readMacros(texts, language));
  const text = (macro: OwnMacro) => (grams[macro] === null ? '' : typedNumber(grams[macro], language));
  return { protein: text('protein'), fat: text('fat'), carbohydrates: text('carbohydrates') };
}

/** The maximum difference in kcal between rounded grams and rounded calories that rounding alone can cause. */
const ROUNDING_KCAL = 0.5 + OWN_MACROS.reduce((sum, macro) => sum + KCAL_PER_GRAM[macro] / 2, 0);

/** Returns the kcal of the whole grams, or the calories themselves if rounding explains the difference. */
function energyShown(calories: number | null, ofGrams: number): number {
  if (calories === null || Math.abs(ofGrams - calories) > ROUNDING_KCAL) return ofGrams;
  return Math.round(calories);
}

/**
 * Returns each macro's share of the calories in whole percent, by largest remainder. The shares total 100 if the macros
 * match the calories except for rounding.
 */
export function percentTexts(texts: MacroTexts, language: Language): Record<OwnMacro, string> {
  const grams = wholeOf(readMacros(texts, language));
  const energy = grams ? kcalOfMacros(grams) : 0;
  if (!grams || energy <= 0) return { protein: '', fat: '', carbohydrates: '' };
  const calories = parseFigure(texts.calories, language);
  const isOther = calories !== null && calories > 0 && Math.abs(energy - calories) > ROUNDING_KCAL;
  const whole = isOther ? calories : energy;
  const exact = OWN_MACROS.map((macro) => ({ macro, percent: (grams[macro] * KCAL_PER_GRAM[macro] * 100) / whole }));
  const missing = Math.round((energy * 100) / whole) - exact.reduce((sum, { percent }) => sum + Math.floor(percent), 0);
  const rewarded = exact.toSorted((a, b) => (b.percent % 1) - (a.percent % 1)).slice(0, missing);
  const text = (name: OwnMacro) => {
    const part = exact.find(({ macro }) => macro === name);
    return part ? String(Math.floor(part.percent) + (rewarded.includes(part) ? 1 : 0)) : '';
  };
  return { protein: text('protein'), fat: text('fat'), carbohydrates: text('carbohydrates') };
}

function rounded({ calories, protein, fat, carbohydrates }: TypedMacros): UserProvidedMacros {
  return {
    calories: Math.round(calories ?? 0),
    protein: Math.round(protein ?? 0),
    fat: Math.round(fat ?? 0),
    carbohydrates: Math.max(1, Math.round(carbohydrates ?? 0)),
  };
}
