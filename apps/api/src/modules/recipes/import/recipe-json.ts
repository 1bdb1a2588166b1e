import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { minutesIn, partsOfTimes, type TimeParts } from '@weekbord/domain/recipes/read/read-times';
import { isInstruction } from '@weekbord/domain/recipes/read/line-marks';
import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { isAmountAlone, pairLines } from '@weekbord/domain/recipes/read/pair-lines';
import { readAmount } from '@weekbord/domain/recipes/read/read-amount';
import { type Fields, firstOf, lineOfFields, NUMBERS, textOf, UNITS } from './ingredient-fields.ts';
import { isStepNumber, splitSteps, withoutStepNumber } from '@weekbord/domain/recipes/read/split-steps';
import { readYield } from '@weekbord/domain/recipes/read/read-yield';
import { parse as parseDuration } from 'tinyduration';

const DEPTH_MAX = 12;
const NODES_MAX = 20_000;
const MINUTES_MAX = 1440;
const LIST_MAX = 300;
/**
 * The minimum number of comma-separated parts for a text to be a list; with fewer it is one ingredient with its notes.
 */
const COMMA_PARTS_MIN = 3;

/** Parses JSON as sites write it: raw line breaks in strings, trailing commas, comments around it. */
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
      // Ignored, because the next attempt is more lenient.
    }
  }
  return undefined;
}

/** Returns the recipe in a JSON-LD document; of several, the one with the most ingredients. */
export function recipeOfJson(document: unknown): FoundRecipe | null {
  return bestOf(recipesOfJson(document).filter(({ lines }) => lines.length > 0));
}

/** Returns the first of the recipes with the most ingredients. */
export function bestOf(recipes: readonly FoundRecipe[]): FoundRecipe | null {
  return recipes.toSorted((a, b) => b.lines.length - a.lines.length)[0] ?? null;
}

/** Returns all recipes in a JSON-LD document, at any depth. Ingredients or steps may be missing. */
export function recipesOfJson(document: unknown): FoundRecipe[] {
  return recipeNodesOf(document)
    .map(recipeOfFields)
    .filter(({ lines, steps }) => lines.length + steps.length > 0);
}

/** Returns the recipe objects among the first `nodesMax` objects of a document. */
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
    lines: linesOf(fields['recipeIngredient'] ?? fields['ingredients'] ?? fields['supply'], 0),
    steps: stepsOf(fields['recipeInstructions'] ?? fields['instructions'] ?? fields['steps'] ?? fields['step'], 0),
  };
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value.slice(0, LIST_MAX) as unknown[]) : [value];
}

/**
 * Returns the lines of a list. Each entry is one line, regardless of its line breaks; a single string for the whole
 * list is split.
 */
function linesOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  const entries = list(value);
  return entries
    .flatMap((entry) => {
      if (typeof entry === 'string') return entries.length === 1 ? linesOfText(entry) : linesOfEntry(entry);
      if (Array.isArray(entry)) return pairOf(entry) ?? linesOf(entry, depth + 1);
      if (typeof entry !== 'object' || entry === null) return [];
      const { '@list': all, '@set': some = all, itemListElement: inner = some, item } = entry as Fields;
      const { name, ingredients = (entry as Fields)['recipeIngredient'] } = entry as Fields;
      if (Array.isArray(ingredients)) {
        const title = textOf(name);
        return [...(title === '' ? [] : [`${title.replace(/:$/, '')}:`]), ...linesOf(ingredients, depth + 1)];
      }
      const within = inner ?? (typeof item === 'object' && item !== null ? item : undefined);
      return within === undefined ? [lineOfFields(entry as Fields)] : linesOf(within, depth + 1);
    })
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns the line of an amount and its food in a list of two: ["200 g", "rice"]; null if a list is not such a pair. */
function pairOf(entry: readonly unknown[]): readonly string[] | null {
  if (entry.length !== 2) return null;
  const [first, second] = entry.map((one) => (typeof one === 'string' || typeof one === 'number' ? textOf(one) : ''));
  if (first === undefined || second === undefined || first === '' || second === '') return null;
  if (isAmountAlone(first) && readAmount(second) === null) return [`${first} ${second}`];
  return isAmountAlone(second) && readAmount(first) === null ? [`${second} ${first}`] : null;
}

/**
 * Returns the lines of one entry, which is one line unless its markup separates several foods; an amount and its food
 * in two blocks stay together.
 */
function linesOfEntry(entry: string): readonly string[] {
  const text = entry.replace(/[\r\n]+/g, ' ');
  const lines = pairLines(linesIn(text));
  const isSeveral = lines.filter((line) => !isAmountAlone(line) && readAmount(line) !== null).length > 1;
  return isSeveral ? lines : pairLines(linesIn(text.replace(BLOCK, ' ')));
}

function linesIn(text: string): readonly string[] {
  return plainText(text, true)
    .split('\n')
    .filter((line) => line !== '');
}

const BLOCK = /<\/?(?:div|p)\b[^<>]{0,200}>/gi;

/** Splits a whole list in one string: at line breaks or, without any, at commas if an amount follows most of them. */
function linesOfText(text: string): readonly string[] {
  const lines = linesIn(text);
  if (lines.length !== 1) return pairLines(lines);
  const parts = lines[0]!.split(/\s*[,;•|]\s+(?=[\p{L}\p{N}½⅓⅔¼¾⅛])|\s+\/\s+(?=[\p{N}½⅓⅔¼¾⅛])/u);
  const amounts = parts.filter((part) => /^[\p{N}½⅓⅔¼¾⅛]/u.test(part)).length;
  return parts.length >= COMMA_PARTS_MIN && amounts >= parts.length / 2 ? parts : lines;
}

/** Returns steps from any nesting: strings, one long string, HowToStep, HowToSection, lists of lists. */
function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  return inOrder(list(value)).flatMap((entry) => {
    if (typeof entry === 'string') return isOnlyAddress(entry) ? [] : paragraphs(entry);
    if (Array.isArray(entry)) return stepsOf(entry, depth + 1);
    if (typeof entry !== 'object' || entry === null) return [];
    const fields = entry as Fields;
    const inner = firstOf(fields, ['itemListElement', '@list', '@set', 'step', 'steps']);
    if (inner !== undefined) return stepsOf(inner, depth + 1);
    const text = firstOf(fields, ['text', '@value', 'item', 'description']);
    const found = text === undefined ? [] : stepsOf(text, depth + 1);
    const name = textOf(fields['name']);
    return found.length > 0 || isStepNumber(name) ? found : paragraphs(name);
  });
}

/** Returns entries in the order of their positions, if each has a different one. */
function inOrder(entries: readonly unknown[]): readonly unknown[] {
  const positions = entries.map((entry) =>
    typeof entry === 'object' && entry !== null ? Number.parseFloat(textOf((entry as Fields)['position'])) : Number.NaN,
  );
  if (positions.some(Number.isNaN) || new Set(positions).size !== entries.length) return entries;
  return entries
    .map((entry, place) => ({ entry, position: positions[place]! }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ entry }) => entry);
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;
const WORDS_BESIDE_ADDRESS = 8;

/** Whether a text is only a link to the instructions: "https://…", "See the full recipe at https://…". */
function isOnlyAddress(text: string): boolean {
  const plain = plainText(text);
  const beside = plain.replace(ADDRESS, ' ').trim();
  return beside.length < plain.length && beside.split(/\s+/).length <= WORDS_BESIDE_ADDRESS && !isInstruction(beside);
}

function paragraphs(text: string): string[] {
  return plainText(text, true)
    .split('\n')
    .flatMap(splitSteps)
    .map(withoutStepNumber)
    .filter((line) => line !== '');
}

function portionsOf(value: unknown): number | null {
  return readYield(
    ...[value]
      .flat(DEPTH_MAX as 1)
      .slice(0, LIST_MAX)
      .map(yieldText),
  );
}

/** Returns a yield as text; a quantity becomes its number with its unit. */
function yieldText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return textOf(entry);
  const { value, minValue, unitText } = entry as Fields;
  return `${textOf(value ?? minValue)} ${textOf(unitText)}`.trim();
}

function timesOf(fields: Fields): TimeParts {
  const minutesOf = (field: string) => durationOf(fields[field]) ?? 0;
  return partsOfTimes({
    total: minutesOf('totalTime'),
    work: minutesOf('prepTime'),
    cooking: minutesOf('cookTime') || minutesOf('performTime'),
  });
}

/** Returns the minutes of an ISO duration or of "35 minutes"; null if it is invalid or longer than a day. */
function durationOf(value: unknown): number | null {
  const text = durationText(value);
  const minutes = isoMinutes(text) ?? minutesIn(text);
  return minutes !== null && minutes > 0 && minutes <= MINUTES_MAX ? minutes : null;
}

function durationText(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return textOf(value);
  const fields = value as Fields;
  const code = textOf(fields['unitCode']).toUpperCase();
  const unit = textOf(firstOf(fields, UNITS)) || (TIME_CODES[code] ?? '');
  return `${textOf(firstOf(fields, NUMBERS) ?? fields)} ${unit}`.trim();
}

const TIME_CODES: Readonly<Record<string, string>> = { MIN: 'min', HUR: 'h', DAY: 'days' };

function isoMinutes(text: string): number | null {
  try {
    const {
      weeks = 0,
      days = 0,
      hours = 0,
      minutes = 0,
      seconds = 0,
      negative,
    } = parseDuration(
      // Handles durations whose last unit is missing, such as "PT1H30".
      text
        .replace(/\s+/g, '')
        .toUpperCase()
        .replace(/^(P[^T]*T\d+H\d{1,2})$/, '$1M'),
    );
    const all = Math.round((weeks * 7 + days) * MINUTES_MAX + hours * 60 + minutes + seconds / 60);
    return negative === true || Math.min(weeks, days, hours, minutes, seconds) < 0 ? null : all;
  } catch {
    return null;
  }
}
