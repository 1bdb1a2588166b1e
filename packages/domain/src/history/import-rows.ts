import { validateMeasurement } from '../progress/measurements.ts';
import { MAX_QUICK_GRAMS, MAX_QUICK_KCAL, MAX_QUICK_NAME_LENGTH, MIN_QUICK_FIGURE } from '../recipes/meal-limits.ts';
import { roundTo } from '../numbers/rounding.ts';
import { POUNDS_PER_STONE, poundsToKilograms } from '../units/weight.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { MealMoment } from '../vocabulary.ts';
import { plainHeading } from './import-headings.ts';
import { groupsThousands } from './import-mapping.ts';
import type { ImportColumn, ImportMapping, ImportTable } from './import-terms.ts';
import { atOffset, isNothing, momentAt, readClock, readDate, readMeal, readNumber, readStones } from './read-cells.ts';
import { energyUnitIn, gramsOfUnitIn, weightUnitIn } from './units-in-text.ts';

/** The most rows in one file: some ten years of meals. */
export const MAX_IMPORT_ROWS = 20_000;
/** The most characters in one file. */
export const MAX_IMPORT_CHARACTERS = 3_000_000;

/** A meal from a row: bare numbers, of one plate. */
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

/** Why a valid row imports nothing. */
export const SKIP_REASONS = ['EMPTY', 'TOTAL', 'NOT_A_WEIGHT', 'NOT_EATEN', 'NOTHING_IN_IT'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
/** What can be wrong with a cell. */
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
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** The result of reading one row. */
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
  /** Whether the decimal mark groups thousands of energy. */
  readonly groupsThousands: boolean;
  cell(column: ImportColumn): string;
  heading(column: ImportColumn): string;
  /** The UTC offset of the local clock for a row written in UTC; empty for a row in local time. */
  readonly offset: string;
  /** Whether the row contains more than its date. */
  readonly hasMore: boolean;
}

/**
 * Reads every row of a file; `latest` is the last date that is not in the future. Lines count from 1, including the
 * headings.
 */
export function readRows(table: ImportTable, mapping: ImportMapping, latest: PlainDate): ReadRow[] {
  const others = otherColumns(table.headings);
  const heading = (column: ImportColumn) => table.headings[mapping.columns[column] ?? -1] ?? '';
  const grouped = groupsThousands(table, mapping);
  return table.rows.map((row, index) => {
    const line = (table.first_line ?? 2) + index;
    const cell = (column: ImportColumn) => {
      const place = mapping.columns[column];
      return place === null || place === undefined ? '' : (row[place] ?? '').trim();
    };
    const skipped = reasonToSkip(row, mapping, others);
    if (skipped !== null) return { line, skipped };
    try {
      const offset = row[others.offset] ?? '';
      const hasMore = row.some((one, place) => place !== mapping.columns.date && !isNothing(one.trim()));
      const reading = { mapping, latest, groupsThousands: grouped, cell, heading, offset, hasMore };
      return mapping.kind === 'DIARY' ? readMealRow(line, reading) : readWeightRow(line, reading);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      const { fault, column } = error;
      return { line, fault, column, cell: error.cell.slice(0, 60) };
    }
  });
}

/** Columns that only say whether a row counts. */
interface OtherColumns {
  readonly metric: number;
  readonly offset: number;
  readonly status: number;
  /** True in a row that does not count. */
  readonly leftOut: readonly number[];
  /** True in a row that counts. */
  readonly counted: readonly number[];
}

const LEFT_OUT =
  /^(?:is[_ ]?)?(?:deleted|removed|draft|planned|skipped|archived|hidden|verwijderd|concept|gepland|overgeslagen|gearchiveerd|verborgen)\??$/;
const COUNTED = /^(?:is[_ ]?)?(?:eaten|logged|consumed|completed|gegeten|gelogd|voltooid)\??$/;
const STATUS = /^(?:status|state|toestand)$/;
const NOT_COUNTED =
  /^(?:planned|deleted|removed|draft|skipped|archived|not eaten|gepland|verwijderd|concept|overgeslagen|niet gegeten)$/;
/** Words in the meal column for energy that was burned. */
const SPORT = /^(?:exercise|activity|workout|sport|beweging|training)s?$/;
const YES = /^(?:true|yes|y|1|x|waar|ja|j|✓|✔)$/;
const NO = /^(?:false|no|n|0|onwaar|nee)$/;
/** Names of rows that sum others. */
const SUM =
  /^(?:(?:daily|day|day's|grand|sub|meal|week(?:ly)?)?[- ]?totals?|totals? (?:for|of|per) .*|sum|summary|(?:dag|sub|eind|week)?totaal|totaal (?:van|per|voor) .*|totalen|som)\s*:?$/i;

function otherColumns(headings: readonly string[]): OtherColumns {
  const plain = headings.map(plainHeading);
  const places = (name: RegExp) => plain.flatMap((heading, place) => (name.test(heading) ? [place] : []));
  return {
    metric: plain.findIndex((heading) => ['metric', 'type', 'soort'].includes(heading)),
    offset: plain.indexOf('time_offset'),
    status: plain.findIndex((heading) => STATUS.test(heading)),
    leftOut: places(LEFT_OUT),
    counted: places(COUNTED),
  };
}

function reasonToSkip(
  row: readonly string[],
  { kind, columns }: ImportMapping,
  others: OtherColumns,
): SkipReason | null {
  if (row.every((cell) => cell.trim() === '')) return 'EMPTY';
  if (row.some((cell) => SUM.test(cell.trim()))) return 'TOTAL';
  const cellAt = (place: number) => row[place]?.trim().toLowerCase() ?? '';
  const metric = cellAt(others.metric);
  if (kind === 'WEIGHTS' && others.metric >= 0 && !/^(?:weight|gewicht)/.test(metric)) return 'NOT_A_WEIGHT';
  if (kind === 'DIARY' && SPORT.test(cellAt(columns.meal ?? -1))) return 'NOT_EATEN';
  const isLeftOut =
    NOT_COUNTED.test(cellAt(others.status)) ||
    others.leftOut.some((place) => YES.test(cellAt(place))) ||
    others.counted.some((place) => NO.test(cellAt(place)));
  return isLeftOut ? 'NOT_EATEN' : null;
}

function readMealRow(line: number, reading: Reading): ReadRow {
  const { mapping, cell } = reading;
  const date = readDateOf(reading);
  const kcal = readFigure(reading, 'kcal', MAX_QUICK_KCAL);
  const grams = (column: ImportColumn) => readFigure(reading, column, MAX_QUICK_GRAMS);
  const [protein, fat, carbohydrates, fiber] = [grams('protein'), grams('fat'), grams('carbohydrates'), grams('fiber')];
  const isEmpty = [kcal, protein, fat, carbohydrates].every((figure) => (figure ?? 0) === 0);
  // A table of days has other figures on a day without food.
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

/** The named meal, otherwise the one for the time of day. Midnight means that the time is missing. */
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

/** A figure of a meal to two decimals; null if the file has none. */
function readFigure(reading: Reading, column: ImportColumn, max: number): number | null {
  const text = reading.cell(column);
  if (isNothing(text)) return null;
  const written = readWritten(reading, column, text);
  if (written === null) throw new CellFault('NOT_A_NUMBER', column, text);
  const value = written * unitOfFigure(reading, column, text);
  if (value < 0) throw new CellFault('NEGATIVE', column, text);
  if (value > max) throw new CellFault('TOO_LARGE', column, text);
  return roundTo(value, 2);
}

function readWritten(
  { mapping, groupsThousands: grouped }: Reading,
  column: ImportColumn,
  text: string,
): number | null {
  const mark = column === 'kcal' && grouped ? (mapping.decimal_mark === 'DOT' ? 'COMMA' : 'DOT') : mapping.decimal_mark;
  return readNumber(text, mark);
}

const KILOJOULES_PER_KILOCALORIE = 4.184;

/** The factor that converts a figure to kilocalories or grams. A cell's own unit takes precedence over its column's. */
function unitOfFigure({ mapping, heading }: Reading, column: ImportColumn, text: string): number {
  if (column !== 'kcal') return gramsOfUnitIn(/\p{L}/u.test(text) ? text : heading(column));
  const unit = energyUnitIn(text) ?? mapping.energy_unit;
  return unit === 'KILOJOULES' ? 1 / KILOJOULES_PER_KILOCALORIE : 1;
}

function readWeightRow(line: number, reading: Reading): ReadRow {
  const { mapping, cell, hasMore } = reading;
  const date = readDateOf(reading);
  const text = cell('weight');
  // A table of days has other figures on a day without a weight.
  if (isNothing(text) && (text !== '' || hasMore)) return { line, skipped: 'NOTHING_IN_IT' };
  if (text === '') throw new CellFault('MISSING', 'weight', '');
  const stones = readStones(text);
  const written = stones ?? readNumber(text, mapping.decimal_mark);
  if (written === null) throw new CellFault('NOT_A_NUMBER', 'weight', text);
  const unit = stones === null ? (weightUnitIn(text) ?? mapping.weight_unit) : 'POUNDS';
  const value = unit === 'STONES' ? written * POUNDS_PER_STONE : written;
  const weight = unit === 'KILOGRAMS' ? roundTo(value, 2) : poundsToKilograms(value);
  if (validateMeasurement('WEIGHT', weight, unit) !== null) {
    throw new CellFault('NO_RIGHT_WEIGHT', 'weight', text);
  }
  return { line, weight: { date, weight } };
}

/** The mark that keeps a spreadsheet from reading a text as a formula. */
const MARKED_FORMULA = /(^|[;|\t\r\n"]\s*)'(?=[=+\-@＝＋－＠])/g;

/** A name on one line, cut to the length of a meal's name. */
function nameOf(cell: string): string | null {
  const bare = cell.replaceAll(MARKED_FORMULA, '$1');
  const line = bare.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
  if (line === '') return null;
  return line.length <= MAX_QUICK_NAME_LENGTH ? line : `${line.slice(0, MAX_QUICK_NAME_LENGTH - 1).trimEnd()}…`;
}

/** What makes two rows the same: their content, however their file writes it. */
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
