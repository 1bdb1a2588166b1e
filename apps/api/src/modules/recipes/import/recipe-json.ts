import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { minutesIn, partsOfTimes, type TimeParts } from '@weekbord/domain/recipes/read/read-times';
import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { splitSteps } from '@weekbord/domain/recipes/read/split-steps';
import { readYield } from '@weekbord/domain/recipes/read/read-yield';
import { parse as parseDuration } from 'tinyduration';

type Fields = Readonly<Record<string, unknown>>;

const DEPTH_MAX = 12;
const NODES_MAX = 20_000;
const MINUTES_MAX = 1440;
const LIST_MAX = 300;
/** A text with fewer parts between commas is one ingredient with its notes. */
const COMMA_PARTS_MIN = 3;

/** Parses JSON as sites write it: raw line breaks in texts, commas at the end of lists, comments around it. */
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

/** Returns the recipe in a JSON-LD document; of several, the one with most ingredients. */
export function recipeOfJson(document: unknown): FoundRecipe | null {
  return bestOf(recipesOfJson(document).filter(({ lines }) => lines.length > 0));
}

/** Returns the first of the recipes with most ingredients. */
export function bestOf(recipes: readonly FoundRecipe[]): FoundRecipe | null {
  return recipes.toSorted((a, b) => b.lines.length - a.lines.length)[0] ?? null;
}

/** Returns all recipes in a JSON-LD document, wherever they are. One may lack its ingredients or its steps. */
export function recipesOfJson(document: unknown): FoundRecipe[] {
  return recipeNodesOf(document)
    .map(recipeOfFields)
    .filter(({ lines, steps }) => lines.length + steps.length > 0);
}

/** Returns the objects of a document that are recipes, among the first of its objects. */
export function recipeNodesOf(document: unknown, nodesMax = NODES_MAX): Fields[] {
  const found: Fields[] = [];
  let nodes = 0;
  const visit = (value: unknown, depth: number): void => {
    nodes += 1;
    if (typeof value !== 'object' || value === null || depth > DEPTH_MAX || nodes > nodesMax) return;
    if (!Array.isArray(value) && isRecipe(value as Fields)) found.push(value as Fields);
    for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  visit(document, 0);
  return found;
}

function isRecipe(fields: Fields): boolean {
  return list(fields['@type']).some((type) => typeof type === 'string' && /(?:^|[/:#])recipe$/i.test(type));
}

/** Returns a recipe from the fields of schema.org, as in JSON-LD and microdata. */
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

/**
 * Returns the lines of a list. Each entry is one, whatever its line breaks; a single text for the whole list is split.
 */
function linesOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  const entries = list(value);
  return entries
    .flatMap((entry) => {
      if (typeof entry === 'string') return entries.length === 1 ? linesOfText(entry) : linesOfEntry(entry);
      if (Array.isArray(entry)) return linesOf(entry, depth + 1);
      if (typeof entry !== 'object' || entry === null) return [];
      const { itemListElement: inner, item } = entry as Fields;
      const within = inner ?? (typeof item === 'object' && item !== null ? item : undefined);
      return within === undefined ? [lineOfFields(entry as Fields)] : linesOf(within, depth + 1);
    })
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns the lines of one entry: only markup that breaks a line breaks it. */
function linesOfEntry(entry: string): string[] {
  return plainText(entry.replace(/[\r\n]+/g, ' '), true).split('\n');
}

/** Splits a whole list in one text: at its lines, else at its commas if an amount follows most of them. */
function linesOfText(text: string): string[] {
  const lines = plainText(text, true).split('\n');
  if (lines.length > 1) return lines;
  const parts = lines[0]!.split(/\s*[,;•|]\s+(?=[\p{L}\p{N}½⅓⅔¼¾⅛])/u);
  const amounts = parts.filter((part) => /^[\p{N}½⅓⅔¼¾⅛]/u.test(part)).length;
  return parts.length >= COMMA_PARTS_MIN && amounts >= parts.length / 2 ? parts : lines;
}

/** Returns an ingredient whose amount is a separate field, as in schema.org and common plugins. */
function lineOfFields(fields: Fields): string {
  const name = textOf(fields['name'] ?? fields['ingredient'] ?? fields['item'] ?? fields['food'] ?? fields);
  const amount = amountOfFields(fields) || amountOfFields(fields['requiredQuantity']);
  const note = textOf(fields['note'] ?? fields['notes'] ?? fields['comment']);
  const isWhole = amount === '' || /^[\p{N}½⅓⅔¼¾⅛]/u.test(name);
  return [isWhole ? '' : amount, name, note === '' ? '' : `(${note})`].filter((part) => part !== '').join(' ');
}

/** Codes of units (UN/ECE Recommendation 20) as recipes write them. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  GRM: 'g',
  KGM: 'kg',
  MGM: 'mg',
  MLT: 'ml',
  CLT: 'cl',
  DLT: 'dl',
  LTR: 'l',
  ONZ: 'oz',
  LBR: 'lb',
  OZA: 'fl oz',
  PT: 'pint',
  G21: 'cup',
  G24: 'tbsp',
  G25: 'tsp',
  C62: '',
  EA: '',
  H87: '',
};

function amountOfFields(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return textOf(value);
  if (typeof value !== 'object' || value === null) return '';
  const fields = value as Fields;
  const number = fields['value'] ?? fields['quantity'] ?? fields['amount'] ?? fields['minValue'];
  if (typeof number === 'object' && number !== null) return amountOfFields(number);
  const code = textOf(fields['unitCode']).toUpperCase();
  const unit = textOf(fields['unitText'] ?? fields['unit'] ?? fields['measure']) || (UNIT_CODES[code] ?? '');
  const text = textOf(number);
  return text === '' ? '' : `${text} ${unit}`.trim();
}

/** Returns steps from every nesting: strings, one long string, HowToStep, HowToSection, lists of lists. */
function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  return list(value).flatMap((entry) => {
    if (typeof entry === 'string') return paragraphs(entry);
    if (Array.isArray(entry)) return stepsOf(entry, depth + 1);
    if (typeof entry !== 'object' || entry === null) return [];
    const { itemListElement: inner, item, text, name, description } = entry as Fields;
    if (inner !== undefined) return stepsOf(inner, depth + 1);
    if (text === undefined && item !== undefined) return stepsOf(item, depth + 1);
    const found = [text, description, name].map((part) => (typeof part === 'string' ? paragraphs(part) : []));
    return found.find((part) => part.length > 0) ?? [];
  });
}

function paragraphs(text: string): string[] {
  return plainText(text, true)
    .split('\n')
    .flatMap(splitSteps)
    .map((line) => line.replace(/^(?:(?:stap|step)\s*)?\d{1,2}\s*[.):]\s*(?=\S)/i, '').trim())
    .filter((line) => line !== '');
}

function portionsOf(value: unknown): number | null {
  return readYield(...list(value).map(yieldText));
}

/** Returns a yield as text; for a quantity, its number with its unit. */
function yieldText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return textOf(entry);
  const { value, minValue, unitText } = entry as Fields;
  return `${textOf(value ?? minValue)} ${textOf(unitText)}`.trim();
}

function timesOf(fields: Fields): TimeParts {
  const minutesOf = (field: string) => durationOf(fields[field]) ?? 0;
  return partsOfTimes({ total: minutesOf('totalTime'), work: minutesOf('prepTime'), cooking: minutesOf('cookTime') });
}

/** Returns the minutes of an ISO duration or of "35 minutes"; null if it is invalid or longer than a day. */
function durationOf(value: unknown): number | null {
  const text = textOf(value);
  const minutes = isoMinutes(text) ?? minutesIn(text);
  return minutes !== null && minutes > 0 && minutes <= MINUTES_MAX ? minutes : null;
}

function isoMinutes(text: string): number | null {
  try {
    const {
      weeks = 0,
      days = 0,
      hours = 0,
      minutes = 0,
      seconds = 0,
      negative,
    } = parseDuration(text.replace(/\s+/g, '').toUpperCase());
    const all = (weeks * 7 + days) * MINUTES_MAX + hours * 60 + minutes + Math.round(seconds / 60);
    return negative === true || Math.min(weeks, days, hours, minutes, seconds) < 0 ? null : all;
  } catch {
    return null;
  }
}
