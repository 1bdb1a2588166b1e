import { createHash } from 'node:crypto';
import { remainingCapacity, type PlaceOfMeal } from '@weekbord/domain/diary/meal-capacity';
import { sourceOf } from '@weekbord/domain/history/import-headings';
import { completeMapping, guessMapping, openQuestions } from '@weekbord/domain/history/import-mapping';
import {
  type ImportedMeal,
  type ImportedWeight,
  type ReadRow,
  readRows,
  rowKeys,
} from '@weekbord/domain/history/import-rows';
import {
  type GivenMapping,
  type ImportColumn,
  type ImportEnergyUnit,
  type ImportMapping,
  type ImportQuestion,
  type ImportSource,
  type ImportTable,
  type ImportWeightUnit,
  REQUIRED_COLUMNS,
} from '@weekbord/domain/history/import-terms';
import { SKIP_REASONS, type SkipReason } from '@weekbord/domain/history/rows-left-out';
import { statedEnergyUnit, statedWeightUnit } from '@weekbord/domain/history/stated-formats';
import { roundTo } from '@weekbord/domain/numbers/rounding';
import type { WeightUnit } from '@weekbord/domain/units/weight-units';
import { readTable, type TableFault } from './read-table.ts';

// Everything in this module runs in a worker thread, because an upload may be large.

type Row = ImportedMeal | ImportedWeight;
type RowWithFault = Extract<ReadRow, { fault: unknown }>;

/** How many rows are written in one statement. */
const BATCH = 500;
/** How many of the first days a preview shows. */
const SHOWN_DAYS = 3;
/** How many rows of these days a preview shows. */
const SHOWN_ROWS = 12;
/** How many of the errors a preview shows. */
const SHOWN_FAULTS = 50;
const KEY_BYTES = 32;

export interface SentFile {
  readonly content: string;
  readonly mapping: GivenMapping | undefined;
  /** The person's own unit, for weights without a unit in the file. */
  readonly ownUnit: WeightUnit;
  /** The last date that is not in the future. */
  readonly latest: string;
}

/** The properties of a file, and the keys used to compare its rows. */
export interface ReadFile {
  readonly source: ImportSource;
  readonly headings: readonly string[];
  readonly mapping: ImportMapping;
  /** The unit of weight that the file states; null if none. */
  readonly statedWeightUnit: ImportWeightUnit | null;
  readonly statedEnergyUnit: ImportEnergyUnit | null;
  /** Questions that the person must answer first. */
  readonly questions: readonly ImportQuestion[];
  readonly missing: readonly ImportColumn[];
  /** The keys of the valid rows, concatenated. */
  readonly keys: Uint8Array;
  /** The dates of the rows, each once, in order. */
  readonly dates: readonly string[];
}

/** Parses a file for the first time. Returns a `TableFault` if the file is not a table. */
export function readFile({ content, mapping: given, ownUnit, latest }: SentFile): ReadFile | TableFault {
  const table = readTable(content);
  if ('fault' in table) return table;
  const mapping = given ? completeMapping(table, given) : guessMapping(table, { own: ownUnit, latest });
  const missing = missingColumns(table, mapping);
  const saidWeight = mapping.kind === 'WEIGHTS' ? statedWeightUnit(table, mapping.columns).unit : null;
  const saidEnergy = mapping.kind === 'DIARY' ? statedEnergyUnit(table, mapping.columns).unit : null;
  const said = { statedWeightUnit: saidWeight, statedEnergyUnit: saidEnergy };
  const about = { source: sourceOf(table), headings: table.headings, mapping, ...said, missing };
  if (missing.length > 0) return { ...about, questions: [], keys: new Uint8Array(), dates: [] };
  const rows = rightRows(readRows(table, mapping, latest)).map(({ row }) => row);
  const keys = rowKeys(rows).map((key) => createHash('sha256').update(key).digest());
  const questions = openQuestions(table, mapping, latest);
  const dates = [...new Set(rows.map(({ date }) => date))].toSorted();
  return { ...about, questions, keys: Buffer.concat(keys), dates };
}

/** An existing meal: date, moment, whether it was eaten, energy, and its name in each language. */
export type MealThere = readonly [
  date: string,
  moment: ImportedMeal['meal_moment'],
  eaten: boolean,
  ...rest: unknown[],
];

/** A file with its final mapping, and the existing records, as JSON. */
export interface ComparedFile extends Pick<SentFile, 'content' | 'latest'> {
  readonly mapping: ImportMapping;
  /** The positions, among the valid rows, of those that were imported before. */
  readonly known: readonly number[];
  /** The existing meals, or the weights as dates and values, on the dates of the file, as several JSON texts. */
  readonly there: readonly string[];
}

/** The rows that a file would add. */
export interface ComparedRows {
  readonly counts: Readonly<{ ready: number; known: number; skipped: number; wrong: number }>;
  readonly skipped: readonly Readonly<{ reason: SkipReason; count: number }>[];
  readonly first_date: string | null;
  readonly last_date: string | null;
  /** The first days of the rows that would be added, and the first errors. */
  readonly rows: readonly FreshRow[];
  readonly faults: readonly RowWithFault[];
}

/** A row that an import adds. */
export interface FreshRow {
  readonly line: number;
  readonly row: Row;
}

/** Returns the rows of a file that do not exist yet and that their days have space for. */
export function compareRows(file: ComparedFile): ComparedRows {
  return compare(file).compared;
}

/** Like `compareRows`, with the rows to write as JSON: the content of each and the key that identifies it. */
export function rowsToWrite(file: ComparedFile): ComparedRows & { readonly batches: readonly string[] } {
  const { compared, fresh } = compare(file);
  const batches: string[] = [];
  for (let at = 0; at < fresh.length; at += BATCH) {
    batches.push(JSON.stringify(fresh.slice(at, at + BATCH).map(({ row, key }) => ({ ...row, key }))));
  }
  return { ...compared, batches };
}

type KeyedRow = FreshRow & Readonly<{ key: string }>;

function compare({ content, mapping, latest, known, there }: ComparedFile): {
  compared: ComparedRows;
  fresh: readonly KeyedRow[];
} {
  const table = readTable(content);
  if ('fault' in table) throw new Error('A file that was read as a table is no longer one.');
  const isRead = missingColumns(table, mapping).length === 0;
  const read = isRead ? readRows(table, mapping, latest) : [];
  const right = rightRows(read);
  const { fresh, full } = settle(right, { known: new Set(known), there: there.flatMap((text) => parsed(text)) });
  const faults = [...read.filter((one) => 'fault' in one), ...full].toSorted((one, other) => one.line - other.line);
  const dates = fresh.map(({ row }) => row.date).toSorted();
  const compared = {
    counts: {
      ready: fresh.length,
      known: right.length - fresh.length - full.length,
      skipped: read.filter((one) => 'skipped' in one).length,
      wrong: faults.length,
    },
    skipped: SKIP_REASONS.map((reason) => ({
      reason,
      count: read.filter((one) => 'skipped' in one && one.skipped === reason).length,
    })).filter(({ count }) => count > 0),
    first_date: dates[0] ?? null,
    last_date: dates.at(-1) ?? null,
    rows: firstDays(fresh),
    faults: faults.slice(0, SHOWN_FAULTS),
  };
  return { compared, fresh };
}

/** Returns the rows of the first days, regardless of the order in the file. */
function firstDays(fresh: readonly FreshRow[]): FreshRow[] {
  const dates = [...new Set(fresh.map(({ row }) => row.date))].toSorted().slice(0, SHOWN_DAYS);
  const rows = dates.flatMap((date) => fresh.filter(({ row }) => row.date === date));
  return rows.slice(0, SHOWN_ROWS).map(({ line, row }) => ({ line, row }));
}

type There = MealThere | readonly [date: string, weight: number];

function parsed(text: string): There[] {
  return JSON.parse(text) as There[];
}

/**
 * Leaves out rows that were imported before, rows that the person already has from elsewhere, and rows that do not fit
 * on a full day.
 */
function settle(
  right: readonly FreshRow[],
  { known, there }: Readonly<{ known: ReadonlySet<number>; there: readonly There[] }>,
): { fresh: KeyedRow[]; full: RowWithFault[] } {
  const keys = rowKeys(right.map(({ row }) => row)).map((key) => createHash('sha256').update(key).digest('hex'));
  const left = countLikenesses(there);
  const room = remainingCapacity(there.flatMap((one) => (isMeal(one) ? [{ date: one[0], meal_moment: one[1] }] : [])));
  const fresh: KeyedRow[] = [];
  const full: RowWithFault[] = [];
  for (const [index, { line, row }] of right.entries()) {
    const like = likeness(row);
    const alike = left.get(like) ?? 0;
    if (alike > 0) left.set(like, alike - 1);
    if (alike > 0 || known.has(index)) continue;
    if (hasRoom(room, row)) fresh.push({ line, row, key: keys[index]! });
    else full.push({ line, fault: 'DAY_FULL', column: 'date', cell: row.date });
  }
  return { fresh, full };
}

function hasRoom(room: ReturnType<typeof remainingCapacity>, row: Row): boolean {
  return 'weight' in row || room.take(row satisfies PlaceOfMeal);
}

/** Returns how many times each comparison key occurs. */
function countLikenesses(there: readonly There[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of there) for (const like of likenessesOf(one)) counts.set(like, (counts.get(like) ?? 0) + 1);
  return counts;
}

/**
 * Returns the comparison keys of an existing entry. Keys are returned for each language, because an export names meals
 * in the language in use when it was made.
 */
function likenessesOf(one: There): ReadonlySet<string> {
  if (!isMeal(one)) return new Set([`${one[0]} ${one[1]}`]);
  const [date, moment, eaten, kcal, ...names] = one as readonly [string, string, boolean, number | null, ...string[]];
  if (!eaten) return new Set();
  return new Set(names.map((name) => `${date} ${moment} ${roundTo(kcal ?? 0, 0)} ${name.toLowerCase()}`));
}

function isMeal(one: There): one is MealThere {
  return one.length > 2;
}

/**
 * Returns the key for comparing a row with the diary. Other nutrients are left out, because apps may round them
 * differently.
 */
function likeness(row: Row): string {
  if ('weight' in row) return `${row.date} ${row.weight}`;
  return `${row.date} ${row.meal_moment} ${roundTo(row.kcal, 0)} ${(row.name ?? '').toLowerCase()}`;
}

function rightRows(read: readonly ReadRow[]): FreshRow[] {
  return read.flatMap((one): FreshRow[] => {
    if ('meal' in one) return [{ line: one.line, row: one.meal }];
    return 'weight' in one ? [{ line: one.line, row: one.weight }] : [];
  });
}

function missingColumns(table: ImportTable, mapping: ImportMapping): ImportColumn[] {
  return REQUIRED_COLUMNS[mapping.kind].filter((column) => {
    const place = mapping.columns[column];
    return place === null || place === undefined || place >= table.headings.length;
  });
}

/** Returns the number of keys in the given bytes. */
export function countKeys(keys: Uint8Array): number {
  return keys.length / KEY_BYTES;
}
