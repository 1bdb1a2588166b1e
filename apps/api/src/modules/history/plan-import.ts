import { createHash } from 'node:crypto';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import {
  guessMapping,
  type ImportWeightUnit,
  type ImportColumn,
  type ImportMapping,
  type ImportSource,
  REQUIRED_COLUMNS,
  saidWeightUnit,
  sourceOf,
} from '@weekbord/domain/history/import-mapping';
import {
  type ImportedMeal,
  type ImportedWeight,
  type ReadRow,
  readRows,
  rowKeys,
} from '@weekbord/domain/history/import-rows';
import { roundTo } from '@weekbord/domain/numbers/rounding';
import { LANGUAGES } from '@weekbord/domain/vocabulary';
import type { Context } from '../../platform/http/context.ts';
import { findIntake } from '../intake/intake.public.ts';
import { listMealFacts } from '../diary/diary.public.ts';
import { listEatenMeals, listKnownKeys, listWeights } from './imports.store.ts';
import { readTable } from './read-table.ts';

type Row = ImportedMeal | ImportedWeight;

/** A row that an import adds, and by what it is known again. */
export interface FreshRow {
  readonly line: number;
  readonly row: Row;
  readonly key: Buffer;
}

/** What a file would bring. */
export interface PlannedImport {
  readonly source: ImportSource;
  readonly headings: readonly string[];
  readonly mapping: ImportMapping;
  /** Null where the file says none. */
  readonly saidWeightUnit: ImportWeightUnit | null;
  readonly missing: readonly ImportColumn[];
  readonly fresh: readonly FreshRow[];
  readonly known: number;
  readonly skipped: number;
  readonly faults: readonly Extract<ReadRow, { fault: unknown }>[];
}

/** Reads a file and finds what of it is not there yet. */
export async function planImport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  personId: number,
  { content, mapping: given }: Readonly<{ content: string; mapping?: ImportMapping | undefined }>,
): Promise<PlannedImport> {
  const table = readTable(content);
  const mapping = given ?? guessMapping(table, (await findIntake(db, personId))?.personal_weight_unit ?? 'KILOGRAMS');
  const missing = REQUIRED_COLUMNS[mapping.kind].filter((column) => {
    const place = mapping.columns[column];
    return place === null || place === undefined || place >= table.headings.length;
  });
  const said = mapping.kind === 'WEIGHTS' ? saidWeightUnit(table, mapping.columns.weight) : null;
  const about = { source: sourceOf(table), headings: table.headings, mapping, saidWeightUnit: said, missing };
  if (missing.length > 0) return { ...about, fresh: [], known: 0, skipped: 0, faults: [] };
  const read = readRows(table, mapping, latestDateAnywhere(now.getTime()));
  const right = read.flatMap((one): RightRow[] => {
    if ('meal' in one) return [{ line: one.line, row: one.meal }];
    return 'weight' in one ? [{ line: one.line, row: one.weight }] : [];
  });
  const fresh = await leaveKnown(db, personId, right);
  return {
    ...about,
    fresh,
    known: right.length - fresh.length,
    skipped: read.filter((one) => 'skipped' in one).length,
    faults: read.filter((one) => 'fault' in one),
  };
}

type RightRow = Readonly<{ line: number; row: Row }>;

/** Leaves out the rows that were imported before, and those that the person has already, however they came there. */
async function leaveKnown(db: Context['db'], personId: number, right: readonly RightRow[]): Promise<FreshRow[]> {
  if (right.length === 0) return [];
  const keys = rowKeys(right.map(({ row }) => row)).map((key) => createHash('sha256').update(key).digest());
  const known = await listKnownKeys(db, personId, keys);
  const there = await countThere(db, personId, right);
  return right.flatMap(({ line, row }, index) => {
    const key = keys[index]!;
    const isKnown = known.has(key.toString('hex'));
    const like = likeness(row);
    const left = there.get(like) ?? 0;
    if (left > 0) there.set(like, left - 1);
    return isKnown || left > 0 ? [] : [{ line, row, key }];
  });
}

/** By what a row is compared with what stands in the diary: another app may round the other figures otherwise. */
function likeness(row: Row): string {
  if ('weight' in row) return `${row.date} ${row.weight}`;
  return `${row.date} ${row.meal_moment} ${roundTo(row.kcal, 0)} ${(row.name ?? '').toLowerCase()}`;
}

/** How many of each likeness there are on the dates of some rows. */
async function countThere(
  db: Context['db'],
  personId: number,
  right: readonly RightRow[],
): Promise<Map<string, number>> {
  const dates = right.map(({ row }) => row.date).toSorted();
  const span = { personId, from: dates[0]!, to: dates.at(-1)! };
  const counts = new Map<string, number>();
  const count = (like: string) => counts.set(like, (counts.get(like) ?? 0) + 1);
  if ('weight' in right[0]!.row) {
    for (const weight of await listWeights(db, span)) count(likeness(weight));
    return counts;
  }
  const meals = await listEatenMeals(db, span);
  const named = await Promise.all(LANGUAGES.map((language) => listMealFacts(db, personId, meals, language)));
  for (const [index, { date, meal_moment: moment }] of meals.entries()) {
    // An export names a meal in the language of then.
    const likes = new Set(
      named.map((facts) => {
        const { name, kcal } = facts[index]!;
        return `${date} ${moment} ${roundTo(kcal ?? 0, 0)} ${name.toLowerCase()}`;
      }),
    );
    for (const like of likes) count(like);
  }
  return counts;
}
