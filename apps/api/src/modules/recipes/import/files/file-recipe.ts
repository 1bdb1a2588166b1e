import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { minutesIn, partsOfTimes, type TimeParts } from '@weekbord/domain/recipes/read/read-times';
import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { readYield } from '@weekbord/domain/recipes/read/read-yield';
import { splitSteps } from '@weekbord/domain/recipes/read/split-steps';

/** A recipe in a file, before its lines are matched to foods. */
export type FileRecipe = FoundRecipe &
  Readonly<{
    /** The yield, as the file states it. */
    makes: string;
    /** The source URL, if given; not checked. */
    address: string | null;
    notes: readonly string[];
    categories: readonly string[];
  }>;

/** An object in a JSON document. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the objects in a list, and nothing else it may contain. */
export function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** Returns a string or number as text on one line. */
export function textIn(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? plainText(value) : '';
}

/** Returns the non-empty lines of a text. */
export function linesIn(value: unknown): readonly string[] {
  if (typeof value !== 'string') return [];
  return plainText(value, true)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns the steps of a text: its lines, without their numbers. A line with several numbered steps is split. */
export function stepsIn(value: unknown): readonly string[] {
  return linesIn(value)
    .flatMap(splitSteps)
    .map((step) => step.replace(/^(?:#+\s+|(?:(?:stap|step)\s*)?\d{1,2}\s*[.):]\s+(?=\S))/i, '').trim())
    .filter((step) => step !== '');
}

/** Returns the minutes in a text such as "1 hour 10 min". A bare number means minutes. Returns 0 if there are none. */
export function minutesOf(value: unknown): number {
  const text = textIn(value);
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : (minutesIn(text) ?? 0);
  return Math.max(0, minutes);
}

/**
 * Returns an amount as it is written in a line. Three decimals are avoided, because they would be read as thousands.
 */
export function amountText(amount: number): string {
  const text = String(Math.round(amount * 10_000) / 10_000);
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** The content of a recipe in a file. Everything but its name and its lines may be missing. */
interface Said {
  readonly name: string;
  readonly makes?: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  /** In minutes; absent if unknown. */
  readonly times?: Readonly<{ total?: number; work?: number; cooking?: number; waiting?: number }> | TimeParts;
  readonly address?: string;
  readonly notes?: readonly string[];
  readonly categories?: readonly string[];
}

/** Returns a recipe of a file from its content. */
export function fileRecipe({ name, makes = '', lines, steps, times = {}, address = '', ...said }: Said): FileRecipe {
  return {
    name,
    portions: readYield(makes),
    makes,
    times: 'preparation' in times ? times : partsOfTimes(times),
    lines,
    steps,
    address: address === '' ? null : address,
    notes: said.notes ?? [],
    categories: said.categories ?? [],
  };
}
