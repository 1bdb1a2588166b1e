import { validateMeasurement } from '../progress/measurements.ts';
import {
  MAX_QUICK_GRAMS,
  MAX_QUICK_KCAL,
  MAX_QUICK_NAME_LENGTH,
  MIN_QUICK_FIGURE,
} from '../recipes/amounts/meal-limits.ts';
import { roundTo } from '../numbers/rounding.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { MealMoment } from '../slots/meal-moments.ts';
import { plainHeading } from './plain-heading.ts';
import { basisOf, timesOfBasis } from './energy-basis.ts';
import { isDoubtful } from './energy-mark.ts';
import {
  type ImportColumn,
  type ImportEnergyUnit,
  type ImportMapping,
  type ImportTable,
  REQUIRED_COLUMNS,
} from './import-terms.ts';
import { atOffset, isNothing, momentAt, readClock, readDate, readMeal, readNumber } from './read-cells.ts';
import { reasonsToSkip, type SkipReason } from './rows-left-out.ts';
import { surplusOf } from './surplus-cells.ts';
import { energyIn, energyUnitIn, gramsOfUnitIn, KILOCALORIES_PER, placeOfEnergyUnit } from './units-in-text.ts';
import { kilogramsOfRow, textOfWeight, type WeightColumns, weightColumns } from './weight-columns.ts';

/** Maximum number of rows in one file: about ten years of meals. */
export const MAX_IMPORT_ROWS = 20_000;
/** Maximum number of characters in one file. */
export const MAX_IMPORT_CHARACTERS = 3_000_000;

/** A meal from a row: plain numbers, for one plate. */
export interface ImportedMeal {
  readonly date: PlainDate;
  readonly meal_moment: MealMoment;
  readonly name: string | null;
  readonly kcal: number;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly carbohydrates: number | null;
  readonly fiber: number | null;
}

/** A weight from a row, in kilograms. */
export interface ImportedWeight {
  readonly date: PlainDate;
  readonly weight: number;
}

/** The possible errors in a cell. */
export const ROW_FAULTS = [
  'MISSING',
  'NOT_A_DATE',
  'IN_FUTURE',
  'NOT_A_NUMBER',
  'NEGATIVE',
  'NOT_POSITIVE',
  'TOO_LARGE',
  'NO_RIGHT_WEIGHT',
  'DAY_FULL',
  'UNKNOWN_AMOUNT',
  'TOO_MANY_CELLS',
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

export type ReadRow = Readonly<
  | { line: number; meal: ImportedMeal }
  | { line: number; weight: ImportedWeight }
  | { line: number; skipped: SkipReason }
  | { line: number; fault: RowFault; column: ImportColumn; cell: string }
>;

class CellFault extends Error {
  readonly fault: RowFault;
  readonly column: ImportColumn;
  readonly cell: string;

  constructor(fault: RowFault, column: ImportColumn, cell: string) {
    super(fault);
    this.fault = fault;
    this.column = column;
    this.cell = cell;
  }
}

/** The cells of a row by field, and how they are read. */
interface Reading {
  readonly mapping: ImportMapping;
  readonly latest: PlainDate;
  cell(column: ImportColumn): string;
  heading(column: ImportColumn): string;
  readonly row: readonly string[];
  readonly headings: readonly string[];
  /** The row's own unit of energy, if a column states it. */
  readonly energyUnit: ImportEnergyUnit | undefined;
  readonly weights: WeightColumns;
  /** For a row in UTC, the offset of local time from UTC; empty for a row in local time. */
  readonly offset: string;
  /** Whether the row contains more than its date. */
  readonly hasMore: boolean;
}

/**
 * Reads every row of a file; `latest` is the last date that is not in the future. Lines count from 1, including the
 * headings.
 */
export function readRows(table: ImportTable, mapping: ImportMapping, latest: PlainDate): ReadRow[] {
  const plain = table.headings.map(plainHeading);
  const [offsets, units] = [plain.indexOf('time_offset'), placeOfEnergyUnit(plain)];
  const reasons = reasonsToSkip(table, mapping);
  const surplus = surplusOf(table, mapping);
  const weights = weightColumns(table, mapping.columns.weight);
  const heading = (column: ImportColumn) => table.headings[mapping.columns[column] ?? -1] ?? '';
  return table.rows.map((row, index) => {
    const line = (table.first_line ?? 2) + index;
    const cell = (column: ImportColumn) => {
      const place = mapping.columns[column];
      return place === null || place === undefined ? '' : (row[place] ?? '').trim();
    };
    const skipped = reasons[index] ?? null;
    if (skipped !== null) return { line, skipped };
    try {
      const extra = surplus(row);
      if (extra !== null) throw new CellFault('TOO_MANY_CELLS', REQUIRED_COLUMNS[mapping.kind][1]!, extra);
      const offset = row[offsets] ?? '';
      const energyUnit = energyUnitIn(row[units] ?? '');
      const hasMore = row.some((one, place) => place !== mapping.columns.date && !isNothing(one.trim()));
      const { headings } = table;
      const reading = { mapping, latest, cell, heading, row, headings, energyUnit, weights, offset, hasMore };
      return mapping.kind === 'DIARY' ? readMealRow(line, reading) : readWeightRow(line, reading);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      const { fault, column } = error;
      return { line, fault, column, cell: error.cell.slice(0, 60) };
    }
  });
}

function readMealRow(line: number, reading: Reading): ReadRow {
  const { mapping, cell } = reading;
  const date = readDateOf(reading);
  const kcal = readFigure(reading, 'kcal', MAX_QUICK_KCAL);
  const grams = (column: ImportColumn) => readFigure(reading, column, MAX_QUICK_GRAMS);
  const [protein, fat, carbohydrates, fiber] = [grams('protein'), grams('fat'), grams('carbohydrates'), grams('fiber')];
  const isEmpty = [kcal, protein, fat, carbohydrates].every((figure) => (figure ?? 0) === 0);
  // In a table of days, a row with other values but no energy is a day without food, not an error.
  const isOtherDay = reading.hasMore && cell('name') === '' && cell('meal') === '';
  if (isEmpty && (kcal !== null || isOtherDay)) return { line, skipped: 'NOTHING_IN_IT' };
  if (kcal === null) throw new CellFault('MISSING', 'kcal', '');
  if (kcal < MIN_QUICK_FIGURE) throw new CellFault('NOT_POSITIVE', 'kcal', cell('kcal'));
  const counts = mapping.carbohydrates_count_fiber && carbohydrates !== null;
  const meal: ImportedMeal = {
    date,
    meal_moment: momentOf(reading),
    name: nameOf(cell('name')),
    kcal,
    protein,
    fat,
    carbohydrates: counts ? Math.max(0, roundTo(carbohydrates - (fiber ?? 0), 2)) : carbohydrates,
    fiber,
  };
  return { line, meal };
}

/** The meal that the row names, otherwise the one for the time of day. A time of midnight counts as missing. */
function momentOf({ cell, offset }: Reading): MealMoment {
  const meal = cell('meal');
  const time = cell('time') || cell('date');
  const minutes = readClock(atOffset(time, offset) ?? time);
  return meal === '' && minutes !== null && minutes > 0 ? momentAt(minutes) : readMeal(meal);
}

function readDateOf({ mapping, latest, cell, offset }: Reading): PlainDate {
  const text = cell('date');
  if (text === '') throw new CellFault('MISSING', 'date', '');
  const date = readDate(atOffset(text, offset) ?? text, mapping.date_order);
  if (date === null) throw new CellFault('NOT_A_DATE', 'date', text);
  if (date > latest) throw new CellFault('IN_FUTURE', 'date', text);
  return date;
}

/** A nutrient of a meal to two decimals; null if the file has none. */
function readFigure(reading: Reading, column: ImportColumn, max: number): number | null {
  const text = reading.cell(column);
  if (isNothing(text)) return null;
  const isEnergy = column === 'kcal';
  const written = isEnergy ? readEnergy(reading, text) : readNumber(text, reading.mapping.decimal_mark);
  if (written === null) throw new CellFault('NOT_A_NUMBER', column, text);
  const times = written === 0 ? 1 : timesEaten(reading, column, text);
  if (times === null) return null;
  const unit = isEnergy
    ? KILOCALORIES_PER[unitOfEnergy(reading, text)]
    : gramsOfUnitIn(/\p{L}/u.test(text) ? text : reading.heading(column));
  const value = written * unit * times;
  if (value < 0) throw new CellFault('NEGATIVE', column, text);
  if (value > max) throw new CellFault('TOO_LARGE', column, text);
  return roundTo(value, 2);
}

/**
 * In energy the separator may group thousands, even if it is the decimal mark of other numbers. A separator not
 * followed by exactly three digits is always a decimal mark.
 */
function readEnergy({ mapping: { energy_decimal_mark: mark } }: Reading, text: string): number | null {
  const written = energyIn(text);
  const other = mark === 'DOT' ? 'COMMA' : 'DOT';
  return readNumber(written, mark) ?? (isDoubtful(written) ? null : readNumber(written, other));
}

function unitOfEnergy({ mapping, energyUnit }: Reading, text: string): ImportEnergyUnit {
  const own = energyUnitIn(energyIn(text)) ?? energyUnit ?? mapping.energy_unit;
  return own === 'KILOCALORIES' && mapping.energy_unit === 'CALORIES' ? 'CALORIES' : own;
}

/**
 * How many times a value was eaten: 3 for 300 g if the column is per 100 g. Null for a macro whose heading states no
 * basis although the energy's heading does.
 */
function timesEaten({ mapping, heading, headings, row }: Reading, column: ImportColumn, text: string): number | null {
  const basis = basisOf(heading(column));
  if (basis === 'ROW') return column === 'kcal' || basisOf(heading('kcal')) === 'ROW' ? 1 : null;
  const times = timesOfBasis(row, { headings, basis, mark: mapping.decimal_mark });
  if (times === null) throw new CellFault('UNKNOWN_AMOUNT', column, text);
  return times;
}

function readWeightRow(line: number, reading: Reading): ReadRow {
  const { mapping, row, weights, hasMore } = reading;
  const date = readDateOf(reading);
  const text = textOfWeight(row, weights);
  // In a table of days, a row with other values but no weight is not an error.
  if (isNothing(text) && (text !== '' || hasMore)) return { line, skipped: 'NOTHING_IN_IT' };
  if (text === '') throw new CellFault('MISSING', 'weight', '');
  const weight = kilogramsOfRow(row, weights, mapping);
  if (weight === null) throw new CellFault('NOT_A_NUMBER', 'weight', text);
  if (validateMeasurement('WEIGHT', weight, mapping.weight_unit) !== null) {
    throw new CellFault('NO_RIGHT_WEIGHT', 'weight', text);
  }
  return { line, weight: { date, weight } };
}

/** The mark that keeps a spreadsheet from reading a text as a formula. */
const MARKED_FORMULA = /(^|[;|\t\r\n"]\s*)'(?=[=+\-@＝＋－＠])/g;

/** A name on one line, truncated to the maximum length of a meal's name. */
function nameOf(cell: string): string | null {
  const bare = cell.replaceAll(MARKED_FORMULA, '$1');
  const line = bare.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
  if (line === '') return null;
  return line.length <= MAX_QUICK_NAME_LENGTH ? line : `${line.slice(0, MAX_QUICK_NAME_LENGTH - 1).trimEnd()}…`;
}

/** The identity of a row: its content, regardless of the file's formatting. */
export function rowKey(row: ImportedMeal | ImportedWeight): string {
  if ('weight' in row) return ['WEIGHT', row.date, row.weight].join('|');
  const { date, meal_moment: moment, name, kcal, protein, fat, carbohydrates, fiber } = row;
  return ['MEAL', date, moment, (name ?? '').toLowerCase(), kcal, protein, fat, carbohydrates, fiber].join('|');
}

/** The keys of rows in order; identical rows are numbered. */
export function rowKeys(rows: readonly (ImportedMeal | ImportedWeight)[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = rowKey(row);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key}|${count}`;
  });
}
