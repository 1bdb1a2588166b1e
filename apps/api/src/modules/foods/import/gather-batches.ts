import type { ImportedFood, NotedRepair, Refusal } from '@weekbord/domain/foods/import/imported-food';
import { searchTextOfFood } from '@weekbord/domain/foods/search-text-of-food';
import { lookOfStored } from '../facts/look-of-stored.ts';
import { readOffOutcomes, type RowOutcome } from './read-off-outcomes.ts';
import { readUsdaOutcomes } from './read-usda-outcomes.ts';

/** Rows that are written to the database together: as JSON, which is what the statements take. */
export type Batch = Readonly<{
  /** The last row that was read, counted from 1. */
  rowsDone: number;
  foodCount: number;
  foods: string;
  servings: string;
  /** A line of JSON for each record that was rejected or repaired. */
  report: string;
  /** How many times each outcome occurred, such as `refused no_name` and `repaired code_padded`. */
  counts: Readonly<Record<string, number>>;
}>;

/** The source of the rows. */
export type BatchSource = Readonly<{ kind: 'off' | 'usda'; path: string; skip: number; size: number }>;

/** Reads a file or folder in batches, after the rows that were read before. */
export async function* gatherBatches({ kind, path, skip, size }: BatchSource): AsyncGenerator<Batch> {
  const outcomes = kind === 'off' ? readOffOutcomes(path, skip) : readUsdaOutcomes(path, skip);
  let rows: RowOutcome[] = [];
  for await (const row of outcomes) {
    rows.push(row);
    if (rows.length < size) continue;
    yield batchOf(rows);
    rows = [];
  }
  if (rows.length > 0) yield batchOf(rows);
}

type Kept = Readonly<{ row: number; code: string; food: ImportedFood; repairs: readonly NotedRepair[] }>;

function batchOf(rows: readonly RowOutcome[]): Batch {
  const kept = new Map<string, Kept>();
  const counts: Record<string, number> = {};
  const report: string[] = [];
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const refuse = (line: number, code: string, reason: Refusal, detail: string, also: readonly string[] = []) => {
    count(`refused ${reason}`);
    report.push(JSON.stringify({ line, code, reason, detail, ...(also.length === 0 ? {} : { also }) }));
  };
  for (const { row, outcome } of rows) {
    if (outcome === null) continue;
    const { code } = outcome;
    if ('refused' in outcome) {
      refuse(row, code, outcome.refused, outcome.detail, outcome.also);
      continue;
    }
    const before = kept.get(outcome.food.source_key);
    const isOlder = before !== undefined && modifiedOf(outcome.food) < modifiedOf(before.food);
    if (before !== undefined) {
      const [out, other] = isOlder ? [{ row, code }, before.row] : [before, row];
      refuse(out.row, out.code, 'repeated', `line ${other} has the same key, not older`);
    }
    if (!isOlder) kept.set(outcome.food.source_key, { row, code, food: outcome.food, repairs: outcome.repairs });
  }
  for (const { row, code, repairs } of kept.values()) {
    for (const { repair, detail } of repairs) {
      count(`repaired ${repair}`);
      report.push(JSON.stringify({ line: row, code, repair, detail }));
    }
  }
  const foods = [...kept.values()].map(({ food }) => food);
  return {
    rowsDone: rows.at(-1)?.row ?? 0,
    foodCount: foods.length,
    foods: JSON.stringify(foods.map(foodRow)),
    servings: JSON.stringify(foods.flatMap(servingRows)),
    report: report.map((line) => `${line}\n`).join(''),
    counts,
  };
}

const modifiedOf = (food: ImportedFood) => food.source_modified ?? 0;

function foodRow({ servings: _servings, ...food }: ImportedFood) {
  const picture = lookOfStored({ ...food, name: food.name_nl });
  return { ...food, picture, search: searchTextOfFood(food) };
}

function servingRows({ source_key, source_modified, servings }: ImportedFood) {
  return servings.map((serving) => ({ source_key, source_modified, ...serving }));
}
