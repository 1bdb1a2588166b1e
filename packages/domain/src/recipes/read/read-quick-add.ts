import { parseFigure } from '../../numbers/parse-figure.ts';
import type { Language } from '../../languages/languages.ts';
import { MAX_QUICK_GRAMS, MAX_QUICK_KCAL, MAX_QUICK_NAME_LENGTH, MIN_QUICK_FIGURE } from '../amounts/meal-limits.ts';

const MACROS = ['protein', 'carbohydrates', 'fat'] as const;

/** The text that a person types for a quick-add meal, by field. */
export type QuickAddTexts = Readonly<Record<'name' | 'kcal' | (typeof MACROS)[number], string>>;

/** Energy in kcal and macros in grams; null if unknown. */
export type QuickAddFigures = Readonly<{
  name: string | null;
  kcal: number;
  protein: number | null;
  carbohydrates: number | null;
  fat: number | null;
}>;

/** Why a field is invalid; `limit` is the maximum that it exceeds. */
export type QuickAddFault = Readonly<{
  code: 'required' | 'not_a_number' | 'not_positive' | 'negative' | 'too_large' | 'too_long';
  limit?: number;
}>;
export type QuickAddFaults = Readonly<Partial<Record<keyof QuickAddTexts, QuickAddFault>>>;

/**
 * Parses the numbers of a quick-add meal, or returns what is wrong, by field: energy is required; macros are optional,
 * and must not be negative.
 */
export function readQuickAdd(
  texts: QuickAddTexts,
  language: Language,
): { figures: QuickAddFigures } | { faults: QuickAddFaults } {
  const faults: Partial<Record<keyof QuickAddTexts, QuickAddFault>> = {};
  const name = texts.name.trim();
  if (name.length > MAX_QUICK_NAME_LENGTH) faults.name = { code: 'too_long', limit: MAX_QUICK_NAME_LENGTH };
  const kcal = readFigure(texts.kcal, language, MAX_QUICK_KCAL);
  if (kcal === null) faults.kcal = { code: 'required' };
  else if (typeof kcal !== 'number') faults.kcal = kcal;
  const macros = { protein: 0, carbohydrates: 0, fat: 0 } as Record<(typeof MACROS)[number], number | null>;
  for (const macro of MACROS) {
    const read = readFigure(texts[macro], language, MAX_QUICK_GRAMS);
    if (read === null || typeof read === 'number') macros[macro] = read;
    else faults[macro] = read;
  }
  if (typeof kcal !== 'number' || Object.keys(faults).length > 0) return { faults };
  return { figures: { name: name === '' ? null : name, kcal, ...macros } };
}

function readFigure(text: string, language: Language, limit: number): number | null | QuickAddFault {
  if (text.trim() === '') return null;
  const figure = parseFigure(text, language);
  if (figure === null) return { code: 'not_a_number' };
  if (figure < 0) return { code: 'negative' };
  if (figure < MIN_QUICK_FIGURE) return { code: 'not_positive' };
  return figure > limit ? { code: 'too_large', limit } : figure;
}
