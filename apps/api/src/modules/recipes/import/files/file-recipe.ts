import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { minutesIn, partsOfTimes, type TimeParts } from '@weekbord/domain/recipes/read/read-times';
import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { readYield } from '@weekbord/domain/recipes/read/read-yield';
import { splitSteps } from '@weekbord/domain/recipes/read/split-steps';

/** A recipe of a file, as it was written there, with nothing matched yet. */
export type FileRecipe = FoundRecipe &
  Readonly<{
    /** How much it makes, in its own words. */
    makes: string;
    /** The address it came from, if it says so; not checked. */
    address: string | null;
    notes: readonly string[];
    categories: readonly string[];
  }>;

/** An object of a JSON document. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the objects of a list, and nothing else that may be in it. */
export function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** Returns a text or number as a text on one line. */
export function textIn(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? plainText(value) : '';
}

/** Returns the lines of a text that are not empty. */
export function linesIn(value: unknown): readonly string[] {
  if (typeof value !== 'string') return [];
  return plainText(value, true)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns the steps of a text: its lines, without their numbers. A line that numbers several becomes several. */
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

/** Returns an amount as written in a line. Three decimals would be taken for thousands. */
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
  /** In minutes, nothing if unknown. */
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
