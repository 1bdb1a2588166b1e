import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { minutesIn, partsOfTimes, type TimeParts } from '@weekbord/domain/recipes/read/read-times';
import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { readYield } from '@weekbord/domain/recipes/read/read-yield';
import { splitSteps } from '@weekbord/domain/recipes/read/split-steps';

/** A recipe of a file, as it was written there: nothing in it is matched yet. */
export type FileRecipe = FoundRecipe &
  Readonly<{
    /** How much it makes, in its own words. */
    makes: string;
    /** Where it came from, as far as it says; not checked. */
    address: string | null;
    notes: readonly string[];
    categories: readonly string[];
  }>;

/** An object of a JSON document. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; nothing else that may be in it. */
export function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** A text or number as a text on one line. */
export function textIn(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? plainText(value) : '';
}

/** The lines of a text that are not empty. */
export function linesIn(value: unknown): readonly string[] {
  if (typeof value !== 'string') return [];
  return plainText(value, true)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The steps of a text: its lines, without their numbers; a line that numbers several is several. */
export function stepsIn(value: unknown): readonly string[] {
  return linesIn(value)
    .flatMap(splitSteps)
    .map((step) => step.replace(/^(?:#+\s+|(?:(?:stap|step)\s*)?\d{1,2}\s*[.):]\s+(?=\S))/i, '').trim())
    .filter((step) => step !== '');
}

/** Minutes of a text such as "1 hour 10 min"; a bare number means minutes. Nothing where it says none. */
export function minutesOf(value: unknown): number {
  const text = textIn(value);
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : (minutesIn(text) ?? 0);
  return Math.max(0, minutes);
}

/** An amount as a line has it; three decimals would be taken for thousands. */
export function amountText(amount: number): string {
  const text = String(Math.round(amount * 10_000) / 10_000);
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** What a recipe of a file says; all but its name and its lines may be missing. */
interface Said {
  readonly name: string;
  readonly makes?: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  /** In minutes, nothing where unknown. */
  readonly times?: Readonly<{ total?: number; work?: number; cooking?: number; waiting?: number }> | TimeParts;
  readonly address?: string;
  readonly notes?: readonly string[];
  readonly categories?: readonly string[];
}

/** A recipe of a file of what it says. */
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
