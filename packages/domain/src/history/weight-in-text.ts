import { KILOGRAMS_PER_POUND, POUNDS_PER_STONE, roundKilograms } from '../units/weight.ts';
import type { ImportWeightUnit } from './import-terms.ts';
import { isNothing } from './read-cells.ts';

/** The units that weights are written in. */
export type WrittenUnit = ImportWeightUnit | 'GRAMS' | 'OUNCES';

const UNITS: Readonly<Record<WrittenUnit, string>> = {
  STONES: 'stones?|sts?',
  POUNDS: 'pounds?|lbs?',
  OUNCES: 'ounces?|ozs?',
  KILOGRAMS: "kilogram(?:mes|men|me|s)?|kilo(?:'s|s)?|kgs?",
  GRAMS: 'gram(?:mes|men|me|s)?|grs?|g',
};
const WRITTEN_UNITS = Object.keys(UNITS) as WrittenUnit[];
/** Units in which one weight is written together, largest first. */
export const CHAINS: readonly (readonly WrittenUnit[])[] = [
  ['STONES', 'POUNDS', 'OUNCES'],
  ['KILOGRAMS', 'GRAMS'],
];

export const KILOGRAMS_PER: Readonly<Record<WrittenUnit, number>> = {
  STONES: POUNDS_PER_STONE * KILOGRAMS_PER_POUND,
  POUNDS: KILOGRAMS_PER_POUND,
  OUNCES: KILOGRAMS_PER_POUND / 16,
  KILOGRAMS: 1,
  GRAMS: 0.001,
};
/** How many of a unit make one of the next larger unit. */
const PER_LARGER: Readonly<Partial<Record<WrittenUnit, number>>> = {
  POUNDS: POUNDS_PER_STONE,
  OUNCES: 16,
  GRAMS: 1000,
};
/** How many kilograms the same weight in two units may differ, because both are rounded. */
const ROUNDING = 0.6;

const NAMED = Object.fromEntries(
  WRITTEN_UNITS.map((unit) => [
    unit,
    new RegExp(`(?<![a-z${unit === 'STONES' ? '0-9' : ''}])(?:${UNITS[unit]})(?![a-z])`, 'i'),
  ]),
) as Record<WrittenUnit, RegExp>;

/** The units of weight that a heading or cell names. */
export function weightUnitsIn(text: string): WrittenUnit[] {
  return WRITTEN_UNITS.filter((unit) => NAMED[unit].test(text));
}

const ANY_UNIT = WRITTEN_UNITS.map((unit) => UNITS[unit]).join('|');
const ONLY_UNIT = new RegExp(`^[([]?(?:${ANY_UNIT})\\.?[)\\]]?$`, 'i');

/** The unit in a cell that contains nothing else. */
export function readWeightUnit(cell: string): WrittenUnit | undefined {
  const text = cell.trim();
  if (/^metri(?:c|sch)$/i.test(text)) return 'KILOGRAMS';
  // "kilograms (kg)", "lb_av"
  const bare = text.replace(/(?<=\p{L})\s*(?:\([^()]*\)|_av)$/u, '');
  return ONLY_UNIT.test(bare) ? weightUnitsIn(bare)[0] : undefined;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};
const NUMBER = `(?:(\\d+(?:[.,]\\d+)?)?\\s*([${Object.keys(FRACTIONS).join('')}])|(\\d+)\\s+(\\d)/(\\d)|(\\d+(?:[.,]\\d+)?))`;
/** A number with its unit, and what may separate it from the next. */
const PART = new RegExp(
  `${NUMBER}\\s*(?:(${ANY_UNIT})(?![a-z]))?\\.?\\s*(?:[,;&+()/=|≈~-]|(?:and|en|or|of|plus)(?![a-z]))?[\\s(=≈~]*`,
  'iy',
);

interface Part {
  readonly value: number;
  readonly unit: WrittenUnit;
}

export interface WrittenWeight {
  readonly kilograms: number;
  /** The largest unit. */
  readonly unit: WrittenUnit;
}

/**
 * A weight with its units: "75,2 kg", "11st 4lb", "11 stone and 4½ pounds", "165 lb 8 oz", or the same weight twice:
 * "165.3 lb (75 kg)". Null if a unit is missing, or if the parts do not form one weight.
 */
export function readWeight(cell: string): WrittenWeight | null {
  const weights: Part[][] = [];
  // "75, 2 kg"
  const text = cell.trim().replace(/(?<=\d)\s?([.,])\s?(?=\d(?!\d*\s*(?:st|lb|oz|pounds?)))/gi, '$1');
  for (const part of partsOf(text)) {
    const last = weights.at(-1)?.at(-1);
    if (last !== undefined && continues(part, last)) weights.at(-1)!.push(part);
    else weights.push([part]);
  }
  const [first] = weights;
  if (first === undefined || !weights.every((one) => areSame(one, first))) return null;
  return { kilograms: roundKilograms(kilogramsOf(first)), unit: first[0]!.unit };
}

/** The numbers in a text with their units; none if the text contains anything else. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  PART.lastIndex = 0;
  for (let match = PART.exec(text); match !== null; match = PART.exec(text)) {
    // Only pounds after stone may lack their unit.
    const implied = parts.at(-1)?.unit === 'STONES' ? 'POUNDS' : undefined;
    const unit = match[7] === undefined ? implied : weightUnitsIn(match[7])[0];
    if (unit === undefined) return [];
    parts.push({ value: valueOf(match, unit), unit });
    if (PART.lastIndex === text.length) return parts;
  }
  return [];
}

function valueOf(match: RegExpExecArray, unit: WrittenUnit): number {
  const [, whole, fraction, before, numerator, denominator, plain = ''] = match;
  if (fraction !== undefined) return Number(whole ?? '0') + FRACTIONS[fraction]!;
  if (before !== undefined) return Number(before) + Number(numerator) / Number(denominator);
  // Weights are below a thousand, except in grams, in which a separator before three digits separates thousands.
  const isGrouped = unit === 'GRAMS' && /^\d+[.,]\d{3}$/.test(plain);
  return Number(plain.replace(/[.,]/, isGrouped ? '' : '.'));
}

/** Whether a part is added to the one before it: 4 pounds after 11 stone. */
function continues({ value, unit }: Part, last: Part): boolean {
  const isLower = CHAINS.some((chain) => chain.includes(last.unit) && chain.indexOf(unit) > chain.indexOf(last.unit));
  return isLower && Number.isInteger(last.value) && value < PER_LARGER[unit]!;
}

/** Whether two weights in different units are the same weight. */
function areSame(one: readonly Part[], other: readonly Part[]): boolean {
  const difference = Math.abs(kilogramsOf(one) - kilogramsOf(other));
  return difference <= (one[0]!.unit === other[0]!.unit && one.length === other.length ? 0.001 : ROUNDING);
}

function kilogramsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { value, unit }) => sum + value * KILOGRAMS_PER[unit], 0);
}

const PAIR = /^(\d{1,2})\s*[\s:/'’-]\s*(\d{1,2}(?:[.,]\d+)?)$/;

/** A weight under a heading in stone, or in stone and pounds: "11 4", "11-4", "11:4"; null if a cell has no pounds. */
export function readStonesAndPounds(cell: string): WrittenWeight | null {
  const [, stones, pounds] = PAIR.exec(cell.trim()) ?? [];
  return stones === undefined ? null : readWeight(`${stones} st ${pounds} lb`);
}

export const SYMBOLS: Readonly<Record<WrittenUnit, string>> = {
  STONES: 'st',
  POUNDS: 'lb',
  OUNCES: 'oz',
  KILOGRAMS: 'kg',
  GRAMS: 'g',
};

/**
 * The kilograms of one weight in several columns, in descending units: "11" and "4" for stone and pounds. The same weight
 * in each column, "11.3" and "158", is not added up. Null if the cells are neither.
 */
export function joinWeight(cells: readonly Readonly<{ cell: string; unit: WrittenUnit }>[]): number | null {
  const parts: Part[] = [];
  for (const { cell, unit } of cells.filter((one) => !isNothing(one.cell))) {
    const [part, ...others] = partsOf(/\p{L}\.?\s*$/u.test(cell) ? cell.trim() : `${cell.trim()} ${SYMBOLS[unit]}`);
    // A cell that states a whole weight: "11st 4lb"
    if (others.length > 0) return readWeight(cell.trim())?.kilograms ?? null;
    if (part?.unit !== unit) return null;
    parts.push(part);
  }
  const [first, second] = parts;
  // Pounds without stone are only a weight if they are more than a stone.
  if (first === undefined || (first.unit !== cells[0]!.unit && first.value < PER_LARGER[first.unit]!)) return null;
  if (parts.slice(1).every((part, place) => continues(part, parts[place]!))) return roundKilograms(kilogramsOf(parts));
  if (parts.every((part) => areSame([part], [first]))) return roundKilograms(kilogramsOf([parts.at(-1)!]));
  // The whole stone next to all pounds: 11 and 158
  if (parts.length === 2 && Math.floor(second!.value / PER_LARGER[second!.unit]!) === first.value)
    return roundKilograms(kilogramsOf([second!]));
  // The pounds may repeat the decimals of the stone: 11.3 st and 4 lb.
  const rest = (first.value % 1) * (PER_LARGER[second!.unit] ?? 1);
  return parts.length === 2 && Math.abs(rest - second!.value) <= 1 ? roundKilograms(kilogramsOf([first])) : null;
}
