import { isAdjective } from '@weekbord/domain/recipes/read/food-words';
import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { isAmountAlone } from '@weekbord/domain/recipes/read/pair-lines';
import { kitchenUnit } from '@weekbord/domain/recipes/read/kitchen-units';
import { readAmount } from '@weekbord/domain/recipes/read/read-amount';
import { amountText } from './files/file-recipe.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields where markup states the amount of an ingredient separately from its name. */
const AMOUNTS = [
  'requiredQuantity',
  'eligibleQuantity',
  'amountOfThisGood',
  'amounts',
  'measures',
  'measurements',
  'hasMeasurement',
  'hasQuantity',
  'quantityText',
  'amountText',
  'weight',
  'size',
  'additionalProperty',
];
export const NUMBERS = ['value', 'quantity', 'qty', 'amount', 'minValue', '@value', 'count', 'number'];
export const UNITS = [
  'unitText',
  'unit',
  'units',
  'uom',
  'unitOfMeasure',
  'unitOfMeasurement',
  'unitName',
  'unitAbbreviation',
  'unitSymbol',
  'unitShort',
  'measurement',
  'measure',
];
const NAMES = ['name', 'ingredient', 'item', 'food', 'itemOffered', 'typeOfGood', 'title', 'label'];
const NOTES = ['note', 'notes', 'comment'];
/** The names of a unit that is an object. */
const NAMES_OF_UNIT = [
  'abbreviation',
  'symbol',
  'short',
  'unitShort',
  'name',
  'singular',
  'text',
  'label',
  'value',
  'code',
];

export function firstOf(fields: Fields, keys: readonly string[]): unknown {
  return keys.map((key) => fields[key]).find((value) => value !== undefined && value !== null && value !== '');
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return amountText(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  const { '@value': plain, text, name } = value as Fields;
  return textOf(plain ?? text ?? name);
}

/** Returns an ingredient whose amount is a separate field, as in schema.org and common plugins. */
export function lineOfFields(fields: Fields): string {
  const named = firstOf(fields, NAMES);
  const name =
    textOf(named ?? fields) ||
    Object.values(fields)
      .filter((value) => typeof value === 'string')
      .join(' ');
  const text = textOf(fields['text']);
  const amounts = [fields, ...AMOUNTS.map((key) => withUnit(fields[key], fields))].map(amountOfFields);
  const described = amountAlone(fields['description']);
  const amount = amounts.find(({ text: one }) => one !== '') ?? NONE;
  const stated = amount.text === '' ? described || amountElsewhere(fields) : amount.text;
  const note = textOf(firstOf(fields, NOTES));
  if (stated === '' && text !== name && text.toLowerCase().includes(name.toLowerCase())) return text;
  if (amount.isUnclear && !statesUnit(name)) {
    // An amount in brackets after the name is not read as an amount, so that the person is asked.
    return [name, `(${stated})`, note === '' ? '' : `(${note})`].filter((part) => part !== '').join(' ');
  }
  const isWhole = stated === '' || statesAmount(name, stated);
  return [isWhole ? '' : stated, name, note === '' ? '' : `(${note})`].filter((part) => part !== '').join(' ');
}

/** An amount as text. It is unclear if it has a unit that is not known. */
type AmountText = Readonly<{ text: string; isUnclear: boolean }>;
const NONE: AmountText = { text: '', isUnclear: false };

/** Adds the unit of the enclosing object to a bare number. */
function withUnit(value: unknown, around: Fields): unknown {
  const isBare = typeof value === 'number' || (typeof value === 'string' && /^[\d.,]+$/.test(value));
  const units = Object.fromEntries(Object.entries(around).filter(([key]) => isUnitKey(key)));
  return isBare ? { ...units, value } : value;
}

function amountAlone(value: unknown): string {
  const text = textOf(value);
  return text !== '' && isAmountAlone(text) ? text : '';
}

/** Words of a field's name: "weightInGrams", "volume_ml". */
const WORDS_OF_KEY = /[a-z]+|[A-Z][a-z]*/g;
const BEFORE_UNIT = new Set(['weight', 'mass', 'amount', 'quantity', 'qty', 'volume', 'total', 'net', 'in', 'gewicht']);
const AMOUNT_KEY = /amount|quant|qty|weight|gewicht|hoeveel|mass|volume|measure|maat/i;

/** Returns the unit that a field is named after: "grams", "weightInGrams", "volume_ml"; null if there is none. */
function unitOfKey(key: string): string | null {
  const words = (key.match(WORDS_OF_KEY) ?? []).map((word) => word.toLowerCase());
  const last = words.pop() ?? '';
  const unit = kitchenUnit(last);
  const isAmount =
    unit !== null && unit.kind !== 'count' && !unit.isVague && words.every((word) => BEFORE_UNIT.has(word));
  return isAmount ? last : null;
}

/** Returns the amount in any other field, if the value or the name of the field includes a unit. */
function amountElsewhere(fields: Fields): string {
  for (const [key, value] of Object.entries(fields)) {
    if ([...NAMES, ...NOTES].includes(key)) continue;
    const text = textOf(value);
    const unit = unitOfKey(key);
    const isNumber = /^\d+(?:[.,]\d+)?$/.test(text) && Number(text.replace(',', '.')) > 0;
    if (unit !== null && isNumber) return `${text} ${unit}`;
    if (AMOUNT_KEY.test(key) && text !== '' && isAmountAlone(text) && readAmount(text)?.unit != null) return text;
  }
  return '';
}

function plainKey(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, '');
}

/**
 * Whether a name begins with the amount itself, and not with a number that is part of the name: "7-grain bread", "5
 * spice".
 */
function statesAmount(name: string, amount: string): boolean {
  const own = readAmount(name);
  return own !== null && (own.unit !== null || own.quantity === readAmount(amount)?.quantity);
}

function statesUnit(name: string): boolean {
  return readAmount(name)?.unit != null;
}

/** Unit codes (UN/ECE Recommendation 20 and QUDT) as recipes write them. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  GRM: 'g',
  GM: 'g',
  KGM: 'kg',
  KILOGM: 'kg',
  MGM: 'mg',
  MILLIGM: 'mg',
  MLT: 'ml',
  MILLIL: 'ml',
  CLT: 'cl',
  CENTIL: 'cl',
  DLT: 'dl',
  DECIL: 'dl',
  LTR: 'l',
  ONZ: 'oz',
  OZ_M: 'oz',
  LBR: 'lb',
  LB_M: 'lb',
  OZA: 'fl oz',
  OZI: 'fl oz',
  OZ_VOL_US: 'fl oz',
  OZ_VOL_UK: 'fl oz',
  PT: 'pint',
  PTI: 'pint',
  PTL: 'pint',
  PINT_US: 'pint',
  PINT_UK: 'pint',
  QT: 'quart',
  QTL: 'quart',
  QT_US: 'quart',
  G21: 'cup',
  CUP_US: 'cup',
  G24: 'tbsp',
  TBSP_US: 'tbsp',
  G25: 'tsp',
  TSP_US: 'tsp',
  DZN: 'dozen',
  CA: 'can',
  XCA: 'can',
  BG: 'bag',
  XBG: 'bag',
  BO: 'bottle',
  XBO: 'bottle',
  JR: 'jar',
  XJR: 'jar',
  PK: 'pack',
  XPK: 'pack',
  PA: 'packet',
  XPA: 'packet',
  BH: 'bunch',
  XBH: 'bunch',
};
/** What stands in the place of a unit when pieces are counted. */
const PIECES =
  /^(?:c62|ea|each|h87|nmb|num|n\/a|none|null|x|-+|count|unit|units|unity|item|items|whole|no|nos|number|qty|quantity|ct|individual)\.?$/i;

function isUnitKey(key: string): boolean {
  return UNITS.includes(key) || /^unit|unit$|^uom|^unitof/.test(plainKey(key));
}

/** Returns the unit that a value names, as a recipe line writes it; null if the value is not understood. */
function unitOfValue(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 1 ? unitOfValue(value[0]) : null;
  if (typeof value === 'object' && value !== null) {
    const names = NAMES_OF_UNIT.map((key) => (value as Fields)[key]).filter((one) => textOf(one) !== '');
    return names.length === 0 ? '' : (names.map(unitOfValue).find((unit) => unit !== null) ?? null);
  }
  const text = textOf(value).replace(/^https?:\/\/\S*[/#:]|^unit:/i, '');
  if (text === '' || PIECES.test(text)) return '';
  const ofCode = UNIT_CODES[text.toUpperCase()];
  if (ofCode !== undefined) return ofCode;
  const one = readAmount(`1 ${text} x`);
  const rest = one?.rest.replace(/\([^()]*\)|,|x$/g, ' ').trim() ?? '';
  const isUnit = one !== null && (one.unit !== null || one.quantity !== 1) && rest.split(/\s+/).every(isAdjective);
  const isAmount = isAmountAlone(text) || readAmount(text)?.unit != null;
  return isUnit || isAmount || text.split(/\s+/).every(isAdjective) ? text : null;
}

/** Returns the unit among the fields of an amount, and whether it is one that is not understood. */
export function unitIn(fields: Fields): Readonly<{ unit: string; isUnclear: boolean }> {
  const keys = [...UNITS, ...Object.keys(fields).filter((key) => !UNITS.includes(key) && isUnitKey(key))];
  const values = keys
    .map((key) => fields[key])
    .filter((value) => value !== undefined && value !== null && value !== '');
  const units = values.map(unitOfValue);
  const known = units.find((unit) => unit !== null && unit !== '');
  if (known != null) return { unit: known, isUnclear: false };
  const elsewhere = values.length > 0 ? undefined : unitElsewhere(fields);
  if (elsewhere !== undefined) return { unit: elsewhere, isUnclear: false };
  const place = units.indexOf(null);
  return place < 0 ? { unit: '', isUnclear: false } : { unit: rawUnit(values[place]), isUnclear: true };
}

/** Returns the weight or volume that is the whole text of a field with any other name. */
function unitElsewhere(fields: Fields): string | undefined {
  return Object.entries(fields)
    .filter(([key, value]) => typeof value === 'string' && ![...NAMES, ...NOTES, ...NUMBERS, 'text'].includes(key))
    .map(([, value]) => textOf(value))
    .find((text) => {
      const unit = text.length > 1 || text === 'g' ? kitchenUnit(text) : null;
      return unit !== null && unit.kind !== 'count' && !unit.isVague;
    });
}

function rawUnit(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return textOf(value);
  return textOf(firstOf(value as Fields, NAMES_OF_UNIT));
}

function amountOfFields(value: unknown): AmountText {
  if (typeof value === 'string' || typeof value === 'number') return { text: textOf(value), isUnclear: false };
  if (typeof value !== 'object' || value === null) return NONE;
  if (Array.isArray(value)) return amountOfList(value);
  const fields = value as Fields;
  if (typeof fields['metric'] === 'object') return amountOfFields(fields['metric']);
  const number = firstOf(fields, NUMBERS);
  const { unit, isUnclear } = unitIn(fields);
  if (Array.isArray(number) && number.length === 1) return amountOfFields({ ...fields, ...asValue(number[0]) });
  if (typeof number === 'object' && number !== null) {
    return Array.isArray(number) ? amountOfList(number) : amountOfFields(withOuterUnit(number as Fields, fields));
  }
  const text = textOf(number);
  // Without a number, the unit is the whole amount, as in "measure": "200 g".
  if (text === '') return { text: amountAlone(unit) || amountAlone(fields['name']), isUnclear: false };
  const most = textOf(fields['maxValue']);
  const range = most === '' || most === text || number !== fields['minValue'] ? text : `${text}-${most}`;
  return { text: `${range} ${unit}`.trim(), isUnclear };
}

/** An amount with the unit of the object around it, if it has none of its own. */
function withOuterUnit(inner: Fields, outer: Fields): Fields {
  if (Object.keys(inner).some(isUnitKey)) return inner;
  return { ...Object.fromEntries(Object.entries(outer).filter(([key]) => isUnitKey(key))), ...inner };
}

function asValue(value: unknown): Fields {
  const without = Object.fromEntries(NUMBERS.map((key) => [key, undefined]));
  return { ...without, value };
}

/** Returns the amount from a list: its parts, "200" and "g", or the first alternative. */
function amountOfList(values: readonly unknown[]): AmountText {
  const isPlain = values.every((value) => typeof value === 'string' || typeof value === 'number');
  if (isPlain) return { text: values.map(textOf).join(' '), isUnclear: false };
  return values.map(amountOfFields).find(({ text }) => text !== '') ?? NONE;
}
