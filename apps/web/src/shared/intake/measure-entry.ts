import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { centimetresToFeet, feetToCentimetres } from '@weekbord/domain/units/height';
import { kilogramsToStones, shownWeight, stonesToPounds, typedWeightInKg } from '@weekbord/domain/units/weight';
import type { Language } from '@weekbord/domain/languages/languages';
import type { WeightUnit } from '@weekbord/domain/units/weight-units';
import { typedNumber } from '../form/typed-number.ts';

export type HeightUnit = 'CENTIMETRES' | 'FEET';

/**
 * A measurement as field texts: one text, or two for feet and inches or for stone and pounds. `value` is their total in
 * cm or kg, or null (never NaN) if they are not a number. Switching units does not change the value, so switching back
 * shows the same texts.
 */
type MeasureEntry<Unit extends string> = Readonly<{
  value: number | null;
  texts: readonly string[];
  /** The unit in which a person typed the value, whose limits apply. */
  typedIn: Unit;
}>;

export type HeightEntry = MeasureEntry<HeightUnit>;
export type WeightEntry = MeasureEntry<WeightUnit>;

/** Returns the field texts for a height in cm. */
export function heightEntry(value: number | null, unit: HeightUnit, language: Language): HeightEntry {
  return { value, texts: heightTexts(value, unit, language), typedIn: unit };
}

/** Returns the height after typing into the field at `index`. */
export function typeHeight(entry: HeightEntry, index: number, text: string, unit: HeightUnit): HeightEntry {
  const texts = entry.texts.with(index, text);
  if (unit === 'CENTIMETRES') return { value: parseDecimal(text), texts, typedIn: unit };
  const parts = readParts(texts);
  return { value: parts && feetToCentimetres({ feet: parts[0], inches: parts[1] }), texts, typedIn: unit };
}

/** Returns the same height in the other unit; invalid text is dropped. */
export function switchHeightUnit(entry: HeightEntry, unit: HeightUnit, language: Language): HeightEntry {
  return { ...entry, texts: heightTexts(entry.value, unit, language) };
}

/** Returns the field texts for a weight in kg. */
export function weightEntry(value: number | null, unit: WeightUnit, language: Language): WeightEntry {
  return { value, texts: weightTexts(value, unit, language), typedIn: unit };
}

/** Returns the weight after typing into the field at `index`. */
export function typeWeight(entry: WeightEntry, index: number, text: string, unit: WeightUnit): WeightEntry {
  const texts = entry.texts.with(index, text);
  return { value: weightOf(texts, unit), texts, typedIn: unit };
}

/** Returns the same weight in another unit, kilograms and pounds to one decimal; invalid text is dropped. */
export function switchWeightUnit(entry: WeightEntry, unit: WeightUnit, language: Language): WeightEntry {
  return { ...entry, texts: weightTexts(entry.value, unit, language) };
}

/** Returns the number to which the limits apply: kilograms, or total pounds, as typed. */
export function typedWeight({ value, typedIn }: WeightEntry): number | null {
  if (value === null || typedIn === 'KILOGRAMS') return value;
  return shownWeight(value, typedIn);
}

function heightTexts(value: number | null, unit: HeightUnit, language: Language): readonly string[] {
  if (unit === 'CENTIMETRES') return [value === null ? '' : typedNumber(value, language)];
  if (value === null) return ['', ''];
  const { feet, inches } = centimetresToFeet(value);
  return [String(feet), String(inches)];
}

function weightTexts(value: number | null, unit: WeightUnit, language: Language): readonly string[] {
  if (unit !== 'STONES') return [value === null ? '' : typedNumber(shownWeight(value, unit), language)];
  if (value === null) return ['', ''];
  const { stones, pounds } = kilogramsToStones(value);
  return [String(stones), typedNumber(pounds, language)];
}

function weightOf(texts: readonly string[], unit: WeightUnit): number | null {
  if (unit !== 'STONES') {
    const typed = parseDecimal(texts[0] ?? '');
    return typed === null ? null : typedWeightInKg(typed, unit);
  }
  const parts = readParts(texts);
  return parts && typedWeightInKg(stonesToPounds({ stones: parts[0], pounds: parts[1] }), unit);
}

/** Parses two numbers; the second counts as 0 while its field is empty. */
function readParts([first = '', second = '']: readonly string[]): readonly [number, number] | null {
  const whole = parseDecimal(first);
  const rest = second.trim() === '' ? 0 : parseDecimal(second);
  return whole === null || rest === null ? null : [whole, rest];
}
