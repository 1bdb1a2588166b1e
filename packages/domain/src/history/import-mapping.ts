import type { PlainDate } from '../dates/plain-date.ts';
import type { WeightUnit } from '../units/weight-units.ts';
import { placeOfColumn, placeOfTellingWeight, sourceOf } from './import-headings.ts';
import { plainHeading } from './plain-heading.ts';
import {
  cellsOf,
  DATE_ORDERS,
  type DecimalMark,
  IMPORT_COLUMNS,
  type GivenMapping,
  type ImportColumn,
  type ImportKind,
  type ImportMapping,
  type ImportQuestion,
  type ImportSource,
  type ImportTable,
  type ImportWeightUnit,
} from './import-terms.ts';
import { energyMark } from './energy-mark.ts';
import { readDate } from './read-cells.ts';
import { likelyDateOrder, statedDateOrder, statedEnergyUnit, statedWeightUnit } from './stated-formats.ts';
import { gramsOfUnitIn } from './units-in-text.ts';
import { isAnswer } from './weight-columns.ts';
import { weightUnitsIn } from './weight-in-text.ts';

/** Apps whose carbohydrates include fibre, as on American labels. */
const COUNT_FIBER: readonly ImportSource[] = ['MYFITNESSPAL', 'CRONOMETER', 'MACROFACTOR', 'LOSE_IT', 'APPLE_HEALTH'];
/** Numbers below this are stone, because no adult weighs so few pounds and no one weighs so many stone. */
const STONES_BELOW = 40;

interface Known {
  /** The person's own unit, for weights in files that state none, including files written by apps. */
  readonly own: WeightUnit;
  /** The last date that is not in the future; null if not checked. */
  readonly latest: PlainDate | null;
}

/** The most likely contents of a file and how to read them; a person may change this. */
export function guessMapping(table: ImportTable, { own, latest }: Known): ImportMapping {
  const energy = placeOfColumn(table.headings, 'kcal');
  const kind: ImportKind = energy === null ? 'WEIGHTS' : 'DIARY';
  const columns = placesOf(table, kind);
  const decimal_mark = guessDecimalMark(table, { kind, columns });
  return completeMapping(table, {
    kind,
    columns,
    date_order:
      statedDateOrder(table, { place: columns.date, mark: decimal_mark, latest }) ??
      likelyDateOrder(table, columns.date),
    decimal_mark,
    weight_unit:
      statedWeightUnit(table, columns).unit ??
      unitOfHeading(table, columns) ??
      likelyWeightUnit(cellsOf(table, columns.weight), own),
    carbohydrates_count_fiber: countsFiber(table, columns.carbohydrates),
  });
}

/** The largest unit that the heading of the weights names: stone for "Weight (st lb)". */
function unitOfHeading({ headings }: ImportTable, { weight }: ImportMapping['columns']): WeightUnit | undefined {
  return weightUnitsIn(headings[weight ?? -1] ?? '').find(isAnswer);
}

/** Completes a mapping: what a person left out is filled in with what is most likely for the file. */
export function completeMapping(table: ImportTable, given: GivenMapping): ImportMapping {
  const energy_unit = given.energy_unit ?? statedEnergyUnit(table, given.columns).unit ?? 'KILOCALORIES';
  const mark = given.energy_decimal_mark ?? energyMark(table, { ...given, energy_unit }).mark;
  return { ...given, energy_unit, energy_decimal_mark: mark };
}

/** The column of each field, for meals and for weights, because a file may contain either. */
function placesOf({ headings, rows }: ImportTable, kind: ImportKind): ImportMapping['columns'] {
  const names: readonly ImportColumn[] = kind === 'DIARY' ? IMPORT_COLUMNS.DIARY : ['date'];
  const places = Object.fromEntries(names.map((name) => [name, placeOfColumn(headings, name)]));
  const weight = kind === 'DIARY' ? placeOfTellingWeight(headings) : placeOfColumn(headings, 'weight');
  return { ...places, date: places['date'] ?? placeOfDates(rows), weight };
}

/** The first column that contains only dates, for a file whose headings name none. */
function placeOfDates(rows: ImportTable['rows']): number | null {
  const place = (rows[0] ?? []).findIndex((_, at) => {
    const cells = rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => DATE_ORDERS.some((order) => readDate(cell, order) !== null));
  });
  return place < 0 ? null : place;
}

function countsFiber(table: ImportTable, place: number | null | undefined): boolean {
  return COUNT_FIBER.includes(sourceOf(table)) && !plainHeading(table.headings[place ?? -1] ?? '').startsWith('net');
}

function likelyWeightUnit(cells: readonly string[], own: WeightUnit): ImportWeightUnit {
  if (own !== 'STONES') return own;
  return cells.length > 0 && cells.every((cell) => Number.parseFloat(cell) < STONES_BELOW) ? 'STONES' : 'POUNDS';
}

/** The questions that a person must answer before a file is imported. */
export function openQuestions(table: ImportTable, mapping: ImportMapping, latest: PlainDate | null): ImportQuestion[] {
  const { kind, columns, decimal_mark: mark } = mapping;
  const questions: ImportQuestion[] = [];
  if (statedDateOrder(table, { place: columns.date, mark, latest }) === null) {
    const isOpen = (cell: string) => readDate(cell, 'DAY_FIRST') !== readDate(cell, 'MONTH_FIRST');
    questions.push({ about: 'date_order', cell: cellsOf(table, columns.date).find(isOpen) ?? '' });
  }
  if (kind === 'DIARY') {
    const { unit, cell } = statedEnergyUnit(table, columns);
    if (unit === null && cell !== '') questions.push({ about: 'energy_unit', cell });
    const { doubtful } = energyMark(table, mapping);
    if (doubtful !== null) questions.push({ about: 'energy_decimal_mark', cell: doubtful });
  } else {
    const { unit, cell } = statedWeightUnit(table, columns);
    if (unit === null) questions.push({ about: 'weight_unit', cell });
  }
  return questions;
}

/**
 * Guesses the decimal mark: the last separator if a number has two kinds, or one that is not followed by exactly three
 * digits.
 */
function guessDecimalMark(table: ImportTable, { kind, columns }: Pick<ImportMapping, 'kind' | 'columns'>): DecimalMark {
  const figures = IMPORT_COLUMNS[kind].filter((column) => !['date', 'time', 'meal', 'name'].includes(column));
  const cells = figures.flatMap((column) => cellsOf(table, columns[column]));
  for (const cell of cells) {
    if (/,\d{3}\./.test(cell)) return 'DOT';
    if (/\.\d{3},/.test(cell)) return 'COMMA';
  }
  if (cells.some((cell) => /,\d{1,2}\D*$|,\d{4,}|^0,\d|^\d{4,},/.test(cell))) return 'COMMA';
  if (cells.some((cell) => /\.\d{1,2}\D*$|\.\d{4,}|^0\.\d|^\d{4,}\./.test(cell))) return 'DOT';
  // In weights and in macros in grams, a separator before three digits is a decimal mark, because such numbers stay
  // below a thousand. In milligrams it separates thousands.
  const unitOf = (cell: string, column: ImportColumn) =>
    gramsOfUnitIn(/\p{L}/u.test(cell) ? cell : (table.headings[columns[column] ?? -1] ?? ''));
  const macros = figures.filter((column) => column !== 'kcal');
  const cellsIn = (isUnit: (grams: number) => boolean) =>
    macros.flatMap((column) => cellsOf(table, columns[column]).filter((cell) => isUnit(unitOf(cell, column))));
  const small = kind === 'WEIGHTS' ? cells : cellsIn((grams) => grams >= 1);
  if (small.some((cell) => /^\d{1,3},\d{3}(?!\d)/.test(cell))) return 'COMMA';
  if (kind === 'WEIGHTS' || small.some((cell) => /^\d{1,3}\.\d{3}(?!\d)/.test(cell))) return 'DOT';
  return cellsIn((grams) => grams < 1).some((cell) => /^[1-9]\d{0,2}\.\d{3}(?!\d)/.test(cell)) ? 'COMMA' : 'DOT';
}
