import type { ImportMapping, ImportTable, ImportWeightUnit } from './import-terms.ts';
import { plainHeading } from './plain-heading.ts';
import { isNothing, plainNumber, readNumber } from './read-cells.ts';
import {
  CHAINS,
  joinWeight,
  KILOGRAMS_PER,
  readStonesAndPounds,
  readWeight,
  readWeightUnit,
  SYMBOLS,
  weightUnitsIn,
  type WrittenUnit,
  type WrittenWeight,
} from './weight-in-text.ts';
import { roundKilograms } from '../units/weight.ts';

type Row = readonly string[];

/** The columns that state the weights of a table. */
export interface WeightColumns {
  readonly place: number;
  /** The columns of one weight in several units, such as stone and pounds, in descending units; empty if it is in one. */
  readonly parts: readonly Readonly<{ place: number; unit: WrittenUnit }>[];
  /** The column with the unit of each row; -1 if there is none. */
  readonly units: number;
  /** The names of units in the unit column that are not known. */
  readonly unknown: readonly string[];
  /** The units that the heading names. */
  readonly named: readonly WrittenUnit[];
}

const UNIT_NAMES = 'units?|eenheid|eenheden|uom|unité|einheit|unidad';
/** Units of what other rows of a file measure: steps, water, heights, blood pressure. */
const OF_OTHERS =
  /^(?:counts?|steps?|stappen|mm|cm|m|km|mi|in|inch(?:es)?|ft|ml|cl|dl|l|fl ?oz|%|percent|k?cal|kj|bpm|mmhg|min(?:s|utes)?|h|hrs?|hours?|s|kg\/m[2²]|mmol\/l|mg\/dl|°?[cf])$/;
const WEIGHT_NAMES = '(?:body[ _-]?|lichaams)?(?:weight|gewicht|mass)s?';
const OWN_UNIT_HEADING = new RegExp(
  `^${WEIGHT_NAMES}[ _-]*(?:${UNIT_NAMES})$|^(?:${UNIT_NAMES})[ _](?:of|van)[ _](?:the |het )?${WEIGHT_NAMES}$`,
);
const UNIT_HEADING = new RegExp(`^(?:${UNIT_NAMES})$`);
/** What remains of the heading of a weight without its units. */
const NAME_OF_WEIGHT = new RegExp(`^(?:(?:my|mijn) )?(?:${WEIGHT_NAMES})?$`);

/** Finds the columns of the weights, from the column that is mapped to them. */
export function weightColumns({ headings, rows }: ImportTable, place: number | null | undefined): WeightColumns {
  const at = place ?? -1;
  const plain = headings.map(plainHeading);
  const named = weightUnitsIn(plain[at] ?? '');
  const units = placeOfUnits(plain, rows, at);
  const names = rows.map((row) => plainHeading(row[units] ?? '')).filter((name) => !isNothing(name));
  const unknown = [...new Set(names)].filter((name) => readWeightUnit(name) === undefined && !OF_OTHERS.test(name));
  return { place: at, parts: partsOf(plain, { place: at, named }), units, unknown, named };
}

function partsOf(
  headings: readonly string[],
  { place, named }: Pick<WeightColumns, 'place' | 'named'>,
): WeightColumns['parts'] {
  const [own] = named;
  if (own === undefined || named.length > 1) return [];
  const chain = CHAINS.find((units) => units.includes(own))!;
  // Next to stone, a Dutch "pond" is a pound rather than 500 g.
  const plain = chain.includes('STONES') ? headings.map((heading) => heading.replace(POND, 'lb')) : headings;
  const name = nameWithoutUnit(plain[place]!);
  const parts = chain.flatMap((unit) => {
    const isPart = (heading: string) => {
      if (CHANGE.test(heading)) return false;
      const units = weightUnitsIn(heading);
      const other = nameWithoutUnit(heading);
      return units.length === 1 && units[0] === unit && (other === name || NAME_OF_WEIGHT.test(other));
    };
    const found = unit === own ? place : plain.findIndex(isPart);
    return found < 0 ? [] : [{ place: found, unit }];
  });
  return parts.length > 1 && NAME_OF_WEIGHT.test(name) ? parts : [];
}

/** A heading of a change in weight: "+/- (g)". */
const CHANGE = /[±Δ]|\+\s*\/?\s*-|-\s*\/\s*\+/u;
const POND = /(?<!\p{L})pond(?:en)?(?!\p{L})/u;
/** Words in a heading for a part of a weight: "Weight stone (whole)", "and pounds". */
const OF_PART =
  /^(?:in|and|en|plus|of|the|whole|full|part|remaining|remainder|rest|extra|left|over|hele|deel|resterende?|overige)$/;

function nameWithoutUnit(heading: string): string {
  const words = heading
    .split(/[\s()[\]/,.:_+&-]+/)
    .filter((word) => word !== '' && !OF_PART.test(word) && readWeightUnit(word) === undefined);
  return words.join(' ');
}

/** Whether a heading consists of nothing but a unit of weight. */
export function isUnitOfWeight(heading: string): boolean {
  return nameWithoutUnit(heading) === '' && weightUnitsIn(heading).length > 0;
}

/** A system of units with two units of weight. */
const IMPERIAL = /^(?:imperial|imperiaal|us|uk)$/i;

/** The column with the unit of each weight: by its heading, or because it contains nothing but units of weight. */
function placeOfUnits(plain: readonly string[], rows: readonly Row[], weight: number): number {
  const own = plain.findIndex((heading) => OWN_UNIT_HEADING.test(heading));
  if (own >= 0) return own;
  const named = plain.findIndex((heading) => UNIT_HEADING.test(heading));
  if (named >= 0) return named;
  return plain.findIndex((_, place) => {
    if (place === weight) return false;
    const cells = rows.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => readWeightUnit(cell) !== undefined || IMPERIAL.test(cell));
  });
}

/** The text of a row's weight; empty if it has none. */
export function textOfWeight(row: Row, { place, parts }: WeightColumns): string {
  const cells = (parts.length === 0 ? [place] : parts.map((part) => part.place)).map((at) => (row[at] ?? '').trim());
  const filled = cells.filter((cell) => !isNothing(cell));
  return filled.length === 0 ? (cells.find((cell) => cell !== '') ?? '') : filled.join(' + ');
}

/** The unit that a row states for its weight; undefined if it states none that is known. */
export function unitOfRow(row: Row, { place, parts, units, named }: WeightColumns): WrittenUnit | undefined {
  const cell = (row[place] ?? '').trim();
  const written = readWeight(cell)?.unit;
  if (written !== undefined) return written;
  if (parts.length > 0) return parts[0]!.unit;
  if (named.length === 1) return named[0];
  if (named.includes('STONES') && readStonesAndPounds(cell) !== null) return 'STONES';
  return readWeightUnit(row[units] ?? '');
}

/** Whether a row names a unit that is not known, or that its heading contradicts. */
export function isUnitUnclear(row: Row, { place, units, named }: WeightColumns): boolean {
  const text = (row[units] ?? '').trim();
  if (isNothing(text) || readWeight((row[place] ?? '').trim()) !== null) return false;
  const unit = readWeightUnit(text);
  return unit === undefined ? named.length !== 1 : named.length > 0 && !named.includes(unit);
}

/** The smallest weight of a person in grams or ounces; smaller ones are weights of foods. */
const LEAST_IN_SMALL_UNITS = 20;

/** A row's weight in kilograms; null if its cells do not contain one. */
export function kilogramsOfRow(
  row: Row,
  columns: WeightColumns,
  { decimal_mark: mark, weight_unit: unit }: Pick<ImportMapping, 'decimal_mark' | 'weight_unit'>,
): number | null {
  const cell = (row[columns.place] ?? '').trim();
  if (columns.parts.length > 0) {
    const cells = columns.parts.map((part) => ({ cell: (row[part.place] ?? '').trim(), unit: part.unit }));
    return joinWeight(cells);
  }
  const written = readWeight(cell);
  if (written !== null) return ofPerson(written);
  const stated = unitOfRow(row, columns);
  // One answer cannot apply to several unknown units.
  const isUnknown = columns.unknown.length > 1 && columns.named.length !== 1 && isUnitUnclear(row, columns);
  if (isUnknown) return null;
  // The answer of a person replaces what the heading states.
  const isAnswered = stated === undefined || (columns.named.length === 1 && isAnswer(stated));
  const own = isAnswered ? unit : stated;
  const pair = own === 'STONES' ? readStonesAndPounds(cell) : null;
  if (pair !== null) return pair.kilograms;
  if (/\p{L}/u.test(cell)) return null;
  if (!isAnswer(own)) return ofPerson(readWeight(`${plainNumber(cell)} ${SYMBOLS[own]}`));
  const value = readNumber(cell, mark);
  return value === null ? null : roundKilograms(value * KILOGRAMS_PER[own]);
}

function ofPerson(weight: WrittenWeight | null): number | null {
  if (weight === null) return null;
  return isAnswer(weight.unit) || weight.kilograms >= LEAST_IN_SMALL_UNITS ? weight.kilograms : null;
}

/** Whether a unit is one that a person can choose for a file. */
export function isAnswer(unit: WrittenUnit): unit is ImportWeightUnit {
  return unit !== 'GRAMS' && unit !== 'OUNCES';
}

/** The unit that a person can choose that is closest to a unit. */
export function asAnswer(unit: WrittenUnit): ImportWeightUnit {
  return isAnswer(unit) ? unit : unit === 'GRAMS' ? 'KILOGRAMS' : 'POUNDS';
}
