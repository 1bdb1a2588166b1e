import type { PlainDate } from '../dates/plain-date.ts';
import type { WeightUnit } from '../vocabulary.ts';
import { placeOfColumn, placeOfTellingWeight, plainHeading, sourceOf } from './import-headings.ts';
import {
  cellsOf,
  type DecimalMark,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportKind,
  type ImportMapping,
  type ImportQuestion,
  type ImportSource,
  type ImportTable,
  type ImportWeightUnit,
} from './import-terms.ts';
import { readDate } from './read-cells.ts';
import { likelyDateOrder, saidDateOrder, saidEnergyUnit, saidWeightUnit } from './said-by-file.ts';

/** Apps whose carbohydrates include fiber, as on American labels. */
const COUNT_FIBER: readonly ImportSource[] = ['MYFITNESSPAL', 'CRONOMETER', 'MACROFACTOR', 'LOSE_IT', 'APPLE_HEALTH'];
/** Apps whose files omit a unit that is set in the app, which need not be the person's own here. */
const UNIT_SET_THERE: readonly ImportSource[] = ['LOSE_IT', 'FITBIT'];
/** More than anyone weighs in stones, and less than an adult weighs in pounds. */
const STONES_BELOW = 40;

interface Known {
  /** The person's own unit, for weights whose file states none, including files that apps write. */
  readonly own: WeightUnit;
  /** The last date that is not in the future; null if that is not checked. */
  readonly latest: PlainDate | null;
}

/** What a file most probably contains and how to read it; a person may change it. */
export function guessMapping(table: ImportTable, { own, latest }: Known): ImportMapping {
  const energy = placeOfColumn(table.headings, 'kcal');
  const kind: ImportKind = energy === null ? 'WEIGHTS' : 'DIARY';
  const columns = placesOf(table.headings, kind);
  const decimal_mark = guessDecimalMark(table, { kind, columns });
  return {
    kind,
    columns,
    date_order:
      saidDateOrder(table, { place: columns.date, mark: decimal_mark, latest }) ?? likelyDateOrder(table, columns.date),
    decimal_mark,
    energy_unit: saidEnergyUnit(table, columns.kcal) ?? 'KILOCALORIES',
    weight_unit: saidWeightUnit(table, columns.weight) ?? likelyWeightUnit(cellsOf(table, columns.weight), own),
    carbohydrates_count_fiber: countsFiber(table, columns.carbohydrates),
  };
}

/** The column of each field, for meals and for weights: a file may have either. */
function placesOf(headings: readonly string[], kind: ImportKind): ImportMapping['columns'] {
  const names: readonly ImportColumn[] = kind === 'DIARY' ? IMPORT_COLUMNS.DIARY : ['date'];
  const places = Object.fromEntries(names.map((name) => [name, placeOfColumn(headings, name)]));
  const weight = kind === 'DIARY' ? placeOfTellingWeight(headings) : placeOfColumn(headings, 'weight');
  return { ...places, weight };
}

function countsFiber(table: ImportTable, place: number | null | undefined): boolean {
  return COUNT_FIBER.includes(sourceOf(table)) && !plainHeading(table.headings[place ?? -1] ?? '').startsWith('net');
}

function likelyWeightUnit(cells: readonly string[], own: WeightUnit): ImportWeightUnit {
  if (own !== 'STONES') return own;
  return cells.length > 0 && cells.every((cell) => Number.parseFloat(cell) < STONES_BELOW) ? 'STONES' : 'POUNDS';
}

/** What the person must say before a file is imported. */
export function openQuestions(
  table: ImportTable,
  { kind, columns, decimal_mark: mark }: ImportMapping,
  latest: PlainDate | null,
): ImportQuestion[] {
  const questions: ImportQuestion[] = [];
  if (saidDateOrder(table, { place: columns.date, mark, latest }) === null) {
    const isOpen = (cell: string) => readDate(cell, 'DAY_FIRST') !== readDate(cell, 'MONTH_FIRST');
    questions.push({ about: 'date_order', cell: cellsOf(table, columns.date).find(isOpen) ?? '' });
  }
  const isUnitSetThere = kind === 'WEIGHTS' && UNIT_SET_THERE.includes(sourceOf(table));
  if (isUnitSetThere && saidWeightUnit(table, columns.weight) === null) {
    questions.push({ about: 'weight_unit', cell: cellsOf(table, columns.weight)[0] ?? '' });
  }
  return questions;
}

/**
 * Whether the decimal mark groups thousands in a column of energy: three digits follow it everywhere, and one other
 * digit precedes it. No one writes a meal to a thousandth of a kilocalorie.
 */
export function groupsThousands(table: ImportTable, { columns, decimal_mark }: ImportMapping): boolean {
  const mark = decimal_mark === 'DOT' ? '.' : ',';
  const marked = cellsOf(table, columns.kcal).filter((cell) => cell.includes(mark));
  return marked.length > 0 && marked.every((cell) => /^[1-9][.,]\d{3}(?!\d)/.test(cell));
}

/** Guesses the decimal mark: the last of two, or one that is not followed by a group of three digits. */
function guessDecimalMark(table: ImportTable, { kind, columns }: Pick<ImportMapping, 'kind' | 'columns'>): DecimalMark {
  const figures = IMPORT_COLUMNS[kind].filter((column) => !['date', 'time', 'meal', 'name'].includes(column));
  const cells = figures.flatMap((column) => cellsOf(table, columns[column]));
  for (const cell of cells) {
    if (/,\d{3}\./.test(cell)) return 'DOT';
    if (/\.\d{3},/.test(cell)) return 'COMMA';
  }
  if (cells.some((cell) => /,\d{1,2}\D*$|,\d{4,}/.test(cell))) return 'COMMA';
  // No body weight has a thousands separator.
  return kind === 'WEIGHTS' && cells.some((cell) => /^\d{1,3},\d{3}(?!\d)/.test(cell)) ? 'COMMA' : 'DOT';
}
