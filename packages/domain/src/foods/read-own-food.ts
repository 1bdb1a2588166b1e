import { parseFigure } from '../numbers/parse-figure.ts';
import type { Language } from '../languages/languages.ts';
import type { LabelFigures } from './food-figures.ts';
import { parseGtin } from './gtin.ts';

/** The nutrients of a label, in the order in which labels list them. */
export const LABEL_FIGURES = ['kcal', 'fat', 'carbohydrates', 'fiber', 'protein'] as const;

/** The text that a person types for a custom food, by field. */
export type OwnFoodTexts = Readonly<
  Record<'name' | 'brand' | 'barcode' | 'servingName' | 'servingGrams' | (typeof LABEL_FIGURES)[number], string>
>;

/** The amount that a label's nutrients refer to. */
export type LabelBasis = 'per_100g' | 'per_100ml' | 'per_serving';

export type ServingUnit = 'g' | 'ml';

/**
 * A custom food as sent to the server. Nutrients are per 100 g, or per 100 ml if measured by volume; null means
 * unknown.
 */
export type OwnFood = Readonly<{
  name: string;
  brand_name: string | null;
  barcode: string | null;
  per_100g: LabelFigures;
  /** Whether nutrients are per 100 ml and the serving is in ml; a millilitre counts as a gram. */
  by_volume: boolean;
  serving: Readonly<{ description: string; grams: number }> | null;
}>;

export type OwnFoodFault = Readonly<{
  code:
    | 'required'
    | 'not_a_number'
    | 'not_positive'
    | 'negative'
    | 'too_large'
    | 'not_a_barcode'
    | 'barcode_check_digit';
  limit?: number;
}>;
export type OwnFoodFaults = Readonly<Partial<Record<keyof OwnFoodTexts, OwnFoodFault>>>;

/** Maximum length of a food's name, in characters. */
export const MAX_FOOD_NAME_LENGTH = 120;
/** Maximum length of a brand, in characters. */
export const MAX_BRAND_LENGTH = 80;
/** Maximum length of a serving's name, in characters. */
export const MAX_SERVING_NAME_LENGTH = 60;
/** Minimum size of a serving, in grams or millilitres. */
const LEAST_SERVING = 0.1;
/** Maximum size of a serving, in grams or millilitres. */
const MOST_SERVING = 10_000;
/**
 * The largest values accepted for a nutrient; larger ones are typos. Whether the nutrients are plausible is checked
 * once all of them are known.
 */
const MOST = { per_100g: 1000, per_100ml: 1000, per_serving: 10_000 };
const TEN_THOUSANDTHS = 10_000;

/**
 * Parses a food that a user copied from its label, or returns what is wrong, by field. Nutrients per serving are
 * converted to 100 g or ml; the size of the serving, in `unit`, is then required. Fibre is optional. `unnamed` is the
 * default name of a serving; numbers may have the thousands separator of `language`.
 */
export function readOwnFood(
  texts: OwnFoodTexts,
  {
    basis,
    unit,
    unnamed,
    language,
  }: Readonly<{ basis: LabelBasis; unit: ServingUnit; unnamed: string; language: Language }>,
): { food: OwnFood } | { faults: OwnFoodFaults } {
  const faults: Partial<Record<keyof OwnFoodTexts, OwnFoodFault>> = {};
  const name = texts.name.trim();
  if (name === '') faults.name = { code: 'required' };
  const barcode = texts.barcode.trim();
  const parsed = barcode === '' ? null : parseGtin(barcode);
  if (parsed && 'fault' in parsed) faults.barcode = { code: parsed.fault };
  const grams = readGrams(texts.servingGrams, language, basis === 'per_serving' || texts.servingName.trim() !== '');
  if (grams !== null && typeof grams !== 'number') faults.servingGrams = grams;
  const factor = basis === 'per_serving' ? 100 / (typeof grams === 'number' ? grams : 100) : 1;
  const figures: Record<(typeof LABEL_FIGURES)[number], number> = {
    kcal: 0,
    fat: 0,
    carbohydrates: 0,
    fiber: 0,
    protein: 0,
  };
  for (const figure of LABEL_FIGURES) {
    const read = readFigure(texts[figure], { language, limit: MOST[basis], isNeeded: figure !== 'fiber' });
    if (typeof read === 'number') figures[figure] = Math.round(read * factor * TEN_THOUSANDTHS) / TEN_THOUSANDTHS;
    else if (read !== null) faults[figure] = read;
  }
  if (Object.keys(faults).length > 0) return { faults };
  const fiber = texts.fiber.trim() === '' ? null : figures.fiber;
  const description = texts.servingName.trim() || unnamed;
  return {
    food: {
      name,
      brand_name: texts.brand.trim() || null,
      barcode: barcode || null,
      per_100g: { ...figures, fiber },
      by_volume: basis === 'per_100ml' || (basis === 'per_serving' && unit === 'ml'),
      serving: typeof grams === 'number' ? { description, grams } : null,
    },
  };
}

function readGrams(text: string, language: Language, isNeeded: boolean): number | null | OwnFoodFault {
  const grams = readFigure(text, { language, limit: MOST_SERVING, isNeeded });
  return typeof grams === 'number' && grams < LEAST_SERVING ? { code: 'not_positive' } : grams;
}

function readFigure(
  text: string,
  { language, limit, isNeeded }: Readonly<{ language: Language; limit: number; isNeeded: boolean }>,
): number | null | OwnFoodFault {
  if (text.trim() === '') return isNeeded ? { code: 'required' } : null;
  const figure = parseFigure(text, language);
  if (figure === null) return { code: 'not_a_number' };
  if (figure < 0) return { code: 'negative' };
  return figure > limit ? { code: 'too_large', limit } : figure;
}
