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
import type { Language } from '@weekbord/domain/vocabulary';
import { typedNumber } from '../../../shared/form/typed-number.ts';
import type { MacroTexts } from './draft.ts';

export const OWN_MACROS = ['protein', 'fat', 'carbohydrates'] as const;
export type OwnMacro = (typeof OWN_MACROS)[number];

/** What the fields come to. */
export type OwnMacros = Readonly<{
  /** kcal and grams; null where a field is no number. */
  macros: TypedMacros;
  faults: MacrosFaults;
  /** Percentages that do not make a whole. */
  isNotWhole: boolean;
  /** The percentages added up, or the kcal of the grams. */
  total: number;
  /** Whole numbers that can be saved, or null. */
  ready: UserProvidedMacros | null;
}>;

/** The fields of macros in grams. */
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

/** The fields of a computed plan: own numbers know no fiber, so its energy goes to the carbohydrates. */
export function textsOfPlan(plan: UserProvidedMacros, language: Language): MacroTexts {
  // A plan may bring its fiber along, whose energy is the very thing that the carbohydrates take over.
  const { calories, protein, fat, carbohydrates } = plan;
  const rest = Math.max(0, calories - kcalOfMacros({ protein, fat, carbohydrates }));
  const filled = carbohydrates + rest / KCAL_PER_GRAM.carbohydrates;
  return macroTexts({ calories, protein, fat, carbohydrates: filled }, language);
}

/** The fields with the grams changed, in their proportion, to come to the calories. */
export function fitToCalories(texts: MacroTexts, language: Language): MacroTexts {
  const grams = wholeOf(readMacros(texts));
  const calories = parseFigure(texts.calories, language);
  const energy = grams ? kcalOfMacros(grams) : 0;
  if (!grams || calories === null || energy <= 0) return texts;
  const fitted = (macro: OwnMacro) => (grams[macro] * calories) / energy;
  return macroTexts(
    { calories, protein: fitted('protein'), fat: fitted('fat'), carbohydrates: fitted('carbohydrates') },
    language,
  );
}

/** The fields after typing into one. */
export function typeMacro(texts: MacroTexts, field: OwnMacro | 'calories', text: string): MacroTexts {
  return { ...texts, [field]: text, other: undefined };
}

/** The same macros in the other unit; switching back shows what stood there. */
export function switchMacroUnit(texts: MacroTexts, unit: MacroTexts['unit'], language: Language): MacroTexts {
  if (texts.unit === unit) return texts;
  const { calories, protein, fat, carbohydrates } = texts;
  const macros = texts.other ?? (unit === 'PERCENT' ? percentTexts(texts, language) : gramTexts(texts, language));
  return { unit, calories, ...macros, other: { protein, fat, carbohydrates } };
}

/** Reads the fields and says what is wrong with each. */
export function readOwnMacros(texts: MacroTexts, language: Language): OwnMacros {
  const calories = parseFigure(texts.calories, language);
  const typed = readMacros(texts);
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

function readMacros(texts: MacroTexts): Numbers {
  return {
    protein: parseDecimal(texts.protein),
    fat: parseDecimal(texts.fat),
    carbohydrates: parseDecimal(texts.carbohydrates),
  };
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
  const grams = gramsOf(parseFigure(texts.calories, language), readMacros(texts));
  const text = (macro: OwnMacro) => (grams[macro] === null ? '' : typedNumber(grams[macro], language));
  return { protein: text('protein'), fat: text('fat'), carbohydrates: text('carbohydrates') };
}

/** By how many kcal whole grams and whole calories differ from what they were rounded from, at most. */
const ROUNDING_KCAL = 0.5 + OWN_MACROS.reduce((sum, macro) => sum + KCAL_PER_GRAM[macro] / 2, 0);

/** The kcal that whole grams come to; the calories themselves where they differ by no more than rounding makes them. */
function energyShown(calories: number | null, ofGrams: number): number {
  if (calories === null || Math.abs(ofGrams - calories) > ROUNDING_KCAL) return ofGrams;
  return Math.round(calories);
}

/**
 * Each macro's share of the calories in whole percent, by largest remainder. Where the macros come to the calories but for
 * what rounding made of them, they total 100.
 */
function percentTexts(texts: MacroTexts, language: Language): Record<OwnMacro, string> {
  const grams = wholeOf(readMacros(texts));
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
