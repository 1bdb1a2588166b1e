import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { minutesIn, partsOfTimes, type TimeParts } from '@weekbord/domain/recipes/read/read-times';
import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { isAmountAlone, pairLines } from '@weekbord/domain/recipes/read/pair-lines';
import { readAmount } from '@weekbord/domain/recipes/read/read-amount';
import { isStepNumber, splitSteps, withoutStepNumber } from '@weekbord/domain/recipes/read/split-steps';
import { readYield } from '@weekbord/domain/recipes/read/read-yield';
import { parse as parseDuration } from 'tinyduration';
import { amountText } from './files/file-recipe.ts';

type Fields = Readonly<Record<string, unknown>>;

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

function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return amountText(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  const { '@value': plain, text, name } = value as Fields;
  return textOf(plain ?? text ?? name);
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
      if (Array.isArray(entry)) return linesOf(entry, depth + 1);
      if (typeof entry !== 'object' || entry === null) return [];
      const { itemListElement: inner, item } = entry as Fields;
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

/** The fields where markup states the amount of an ingredient separately from its name. */
const AMOUNTS = [
  'requiredQuantity',
  'eligibleQuantity',
  'amountOfThisGood',
  'measures',
  'weight',
  'size',
  'additionalProperty',
];
const NUMBERS = ['value', 'quantity', 'qty', 'amount', 'minValue', '@value'];
const UNITS = [
  'unitText',
  'unit',
  'units',
  'uom',
  'unitOfMeasure',
  'unitOfMeasurement',
  'measurement',
  'measure',
  'unitShort',
];

function firstOf(fields: Fields, keys: readonly string[]): unknown {
  return keys.map((key) => fields[key]).find((value) => value !== undefined && value !== null && value !== '');
}

/** Returns an ingredient whose amount is a separate field, as in schema.org and common plugins. */
function lineOfFields(fields: Fields): string {
  const named = firstOf(fields, ['name', 'ingredient', 'item', 'food', 'itemOffered', 'typeOfGood']);
  const name =
    textOf(named ?? fields) ||
    Object.values(fields)
      .filter((value) => typeof value === 'string')
      .join(' ');
  const text = textOf(fields['text']);
  const amounts = [fields, ...AMOUNTS.map((key) => withUnit(fields[key], fields))].map(amountOfFields);
  const described = amountAlone(fields['description']);
  const amount = amounts.find((one) => one !== '') ?? described;
  const note = textOf(fields['note'] ?? fields['notes'] ?? fields['comment']);
  if (amount === '' && text !== name && text.toLowerCase().includes(name.toLowerCase())) return text;
  const isWhole = amount === '' || statesAmount(name, amount);
  return [isWhole ? '' : amount, name, note === '' ? '' : `(${note})`].filter((part) => part !== '').join(' ');
}

/** Adds the unit of the enclosing object to a bare number. */
function withUnit(value: unknown, around: Fields): unknown {
  const isBare = typeof value === 'number' || (typeof value === 'string' && /^[\d.,]+$/.test(value));
  return isBare ? { value, unitCode: around['unitCode'], unit: firstOf(around, UNITS) } : value;
}

function amountAlone(value: unknown): string {
  const text = textOf(value);
  return text !== '' && isAmountAlone(text) ? text : '';
}

/**
 * Whether a name begins with the amount itself, and not with a number that is part of the name: "7-grain bread", "5
 * spice".
 */
function statesAmount(name: string, amount: string): boolean {
  const own = readAmount(name);
  return own !== null && (own.unit !== null || own.quantity === readAmount(amount)?.quantity);
}

/** Unit codes (UN/ECE Recommendation 20) as recipes write them. */
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
  if (Array.isArray(value)) return amountOfList(value);
  const fields = value as Fields;
  if (typeof fields['metric'] === 'object') return amountOfFields(fields['metric']);
  const number = firstOf(fields, NUMBERS);
  const code = textOf(fields['unitCode']).toUpperCase();
  const unit = textOf(firstOf(fields, UNITS)) || (UNIT_CODES[code] ?? '');
  if (Array.isArray(number) && number.length === 1) return amountOfFields({ ...fields, ...asValue(number[0]) });
  if (typeof number === 'object' && number !== null) return amountOfFields(number);
  const text = textOf(number);
  // Without a number, the unit is the whole amount, as in "measure": "200 g".
  if (text === '') return amountAlone(unit);
  const most = textOf(fields['maxValue']);
  const range = most === '' || most === text || number !== fields['minValue'] ? text : `${text}-${most}`;
  return `${range} ${unit}`.trim();
}

function asValue(value: unknown): Fields {
  const without = Object.fromEntries(NUMBERS.map((key) => [key, undefined]));
  return { ...without, value };
}

/** Returns the amount from a list: its parts, "200" and "g", or the first alternative. */
function amountOfList(values: readonly unknown[]): string {
  const isPlain = values.every((value) => typeof value === 'string' || typeof value === 'number');
  if (isPlain) return values.map(textOf).join(' ');
  return values.map(amountOfFields).find((amount) => amount !== '') ?? '';
}

/** Returns steps from any nesting: strings, one long string, HowToStep, HowToSection, lists of lists. */
function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  return list(value).flatMap((entry) => {
    if (typeof entry === 'string') return paragraphs(entry);
    if (Array.isArray(entry)) return stepsOf(entry, depth + 1);
    if (typeof entry !== 'object' || entry === null) return [];
    const fields = entry as Fields;
    const inner = firstOf(fields, ['itemListElement', 'step', 'steps']);
    if (inner !== undefined) return stepsOf(inner, depth + 1);
    const text = firstOf(fields, ['text', '@value', 'item', 'description']);
    const found = text === undefined ? [] : stepsOf(text, depth + 1);
    const name = textOf(fields['name']);
    return found.length > 0 || isStepNumber(name) ? found : paragraphs(name);
  });
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
