import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { minutesIn, partsOfTimes, type TimeParts } from '@weekbord/domain/recipes/read/read-times';
import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { readYield } from '@weekbord/domain/recipes/read/read-yield';
import { parse as parseDuration } from 'tinyduration';

type Fields = Readonly<Record<string, unknown>>;

const DEPTH_MAX = 12;
const NODES_MAX = 20_000;
const MINUTES_MAX = 1440;
const LIST_MAX = 300;

/** Reads JSON as sites write it: raw line breaks in texts, commas at the end of lists, comments around it. */
export function parseLaxJson(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:\/\/\s*)?(?:\/\*\s*)?<!\[CDATA\[(?:\s*\*\/)?|(?:\/\/\s*)?(?:\/\*\s*)?\]\]>(?:\s*\*\/)?\s*$/g, '')
    .replace(/^\s*<!--|-->\s*$/g, '')
    .replace(/;\s*$/, '');
  for (const attempt of [
    () => bare,
    () => bare.replace(/[\u0000-\u001f]+/g, ' '),
    () => bare.replace(/[\u0000-\u001f]+/g, ' ').replace(/,(?=\s*[}\]])/g, ''),
    () => bare.replace(/&quot;/g, '"').replace(/&amp;/g, '&'),
  ]) {
    try {
      return JSON.parse(attempt()) as unknown;
    } catch {
      // The next attempt is more lenient.
    }
  }
  return undefined;
}

/** The recipe in a JSON-LD document, wherever it stands; the one with most ingredients where there are several. */
export function recipeOfJson(document: unknown): FoundRecipe | null {
  const found: FoundRecipe[] = [];
  let nodes = 0;
  const visit = (value: unknown, depth: number): void => {
    nodes += 1;
    if (typeof value !== 'object' || value === null || depth > DEPTH_MAX || nodes > NODES_MAX) return;
    if (!Array.isArray(value) && isRecipe(value as Fields)) found.push(recipeOfFields(value as Fields));
    for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  visit(document, 0);
  const [best] = found.filter(({ lines }) => lines.length > 0).toSorted((a, b) => b.lines.length - a.lines.length);
  return best ?? null;
}

function isRecipe(fields: Fields): boolean {
  return list(fields['@type']).some((type) => typeof type === 'string' && /(?:^|[/:#])recipe$/i.test(type));
}

/** A recipe from the fields of schema.org, as JSON-LD and microdata have them. */
export function recipeOfFields(fields: Fields): FoundRecipe {
  return {
    name: textOf(fields['name'] ?? fields['headline']),
    portions: portionsOf(fields['recipeYield'] ?? fields['yield']),
    times: timesOf(fields),
    lines: linesOf(fields['recipeIngredient'] ?? fields['ingredients'], 0),
    steps: stepsOf(fields['recipeInstructions'] ?? fields['instructions'], 0),
  };
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value.slice(0, LIST_MAX) as unknown[]) : [value];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  const { '@value': plain, text, name } = value as Fields;
  return textOf(plain ?? text ?? name);
}

function linesOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  return list(value)
    .flatMap((entry) => {
      if (typeof entry === 'string') return plainText(entry, true).split('\n');
      if (Array.isArray(entry)) return linesOf(entry, depth + 1);
      if (typeof entry !== 'object' || entry === null) return [];
      const { itemListElement: inner } = entry as Fields;
      return inner === undefined ? [textOf(entry)] : linesOf(inner, depth + 1);
    })
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Steps in every nesting: strings, one long string, HowToStep, HowToSection, lists of lists. */
function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  return list(value).flatMap((entry) => {
    if (typeof entry === 'string') return paragraphs(entry);
    if (Array.isArray(entry)) return stepsOf(entry, depth + 1);
    if (typeof entry !== 'object' || entry === null) return [];
    const { itemListElement: inner, text, name, description } = entry as Fields;
    if (inner !== undefined) return stepsOf(inner, depth + 1);
    const found = [text, description, name].map((part) => (typeof part === 'string' ? paragraphs(part) : []));
    return found.find((part) => part.length > 0) ?? [];
  });
}

function paragraphs(text: string): string[] {
  return plainText(text, true)
    .split('\n')
    .map((line) => line.replace(/^(?:(?:stap|step)\s*)?\d{1,2}\s*[.):]\s*(?=\S)/i, '').trim())
    .filter((line) => line !== '');
}

function portionsOf(value: unknown): number | null {
  for (const entry of list(value)) {
    const inner =
      typeof entry === 'object' && entry !== null
        ? ((entry as Fields)['value'] ?? (entry as Fields)['minValue'])
        : entry;
    const portions = readYield(textOf(inner));
    if (portions !== null) return portions;
  }
  return null;
}

function timesOf(fields: Fields): TimeParts {
  const minutesOf = (field: string) => durationOf(fields[field]) ?? 0;
  return partsOfTimes({ total: minutesOf('totalTime'), work: minutesOf('prepTime'), cooking: minutesOf('cookTime') });
}

/** Minutes of an ISO duration or of "35 minutes"; null where it is broken or longer than a day. */
function durationOf(value: unknown): number | null {
  const text = textOf(value);
  const minutes = isoMinutes(text) ?? minutesIn(text);
  return minutes !== null && minutes > 0 && minutes <= MINUTES_MAX ? minutes : null;
}

function isoMinutes(text: string): number | null {
  try {
    const { days = 0, hours = 0, minutes = 0, seconds = 0, negative } = parseDuration(text);
    const all = days * MINUTES_MAX + hours * 60 + minutes + Math.round(seconds / 60);
    return negative === true || Math.min(days, hours, minutes, seconds) < 0 ? null : all;
  } catch {
    return null;
  }
}
