import { USDA_NUTRIENTS, type UsdaNutrient, type UsdaPortion } from '@weekbord/domain/foods/import/read-usda-food';
import { parse } from 'csv-parse';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { explainFault, FileFault } from './file-fault.ts';
import { readBytes } from './read-lines.ts';

/** A row of a table of FoodData Central, by column. */
export type UsdaRow = Readonly<Record<string, string>>;

/** Reads the rows of a table, with only the given columns. */
export async function* readTable(folder: string, name: string, columns: readonly string[]): AsyncGenerator<UsdaRow> {
  const file = join(folder, name);
  const parser = parse({ bom: true, relax_column_count: true, skip_empty_lines: true });
  const rows = pipeline(Readable.from(readBytes(file)), parser, () => undefined);
  let places: readonly (readonly [string, number])[] | null = null;
  try {
    for await (const fields of rows as AsyncIterable<string[]>) {
      if (places === null) places = placesOf(file, fields, columns);
      else yield Object.fromEntries(places.map(([column, place]) => [column, fields[place] ?? '']));
    }
  } catch (error) {
    throw explainFault(error, file);
  }
}

function placesOf(file: string, header: readonly string[], columns: readonly string[]): [string, number][] {
  return columns.map((column) => {
    const place = header.indexOf(column);
    if (place < 0) throw new FileFault(`${file} has no column ${column}; is it of the FoodData Central download?`);
    return [column, place];
  });
}

/** Rejects a folder that is not a download of FoodData Central. */
export function checkUsdaFolder(folder: string): void {
  for (const name of ['food.csv', 'food_nutrient.csv', 'nutrient.csv']) {
    if (!existsSync(join(folder, name))) throw new FileFault(`There is no ${name} in ${folder}.`);
  }
}

export const hasTable = (folder: string, name: string): boolean => existsSync(join(folder, name));

const PLACES: ReadonlyMap<number, number> = new Map(USDA_NUTRIENTS.map((nutrient, place) => [nutrient, place]));
/** The factor from a unit in the data to the expected unit of a nutrient. */
const UNITS: Readonly<Record<string, number>> = { G: 1, MG: 1e-3, UG: 1e-6, KCAL: 1, KJ: 1 / 4.184 };
const SODIUM = 1093;

/** The amounts of the nutrients that are read, per food. Only these few numbers of the large table are kept. */
export type UsdaAmounts = Readonly<{ of(id: number): (nutrient: UsdaNutrient) => number | null }>;

/** Reads the amounts of the foods with these ids, in ascending order. */
export async function readAmounts(folder: string, ids: Float64Array): Promise<UsdaAmounts> {
  const width = USDA_NUTRIENTS.length;
  const factors = await readFactors(folder);
  const amounts = new Float32Array(ids.length * width).fill(Number.NaN);
  for await (const row of readTable(folder, 'food_nutrient.csv', ['fdc_id', 'nutrient_id', 'amount'])) {
    const nutrient = Number(row['nutrient_id']);
    const place = PLACES.get(nutrient);
    if (place === undefined || row['amount'] === '') continue;
    const food = findPlace(ids, Number(row['fdc_id']));
    if (food >= 0) amounts[food * width + place] = Number(row['amount']) * (factors.get(nutrient) ?? 1);
  }
  return {
    of: (id) => {
      const food = findPlace(ids, id);
      return (nutrient) => {
        const amount = food < 0 ? Number.NaN : (amounts[food * width + (PLACES.get(nutrient) ?? 0)] ?? Number.NaN);
        // Rounded, because the last digits are noise from the conversion of a 32-bit float.
        return Number.isNaN(amount) ? null : Number(amount.toPrecision(6));
      };
    },
  };
}

async function readFactors(folder: string): Promise<ReadonlyMap<number, number>> {
  const factors = new Map<number, number>();
  for await (const { id, unit_name: unit } of readTable(folder, 'nutrient.csv', ['id', 'unit_name'])) {
    const factor = UNITS[(unit ?? '').toUpperCase()] ?? 1;
    factors.set(Number(id), Number(id) === SODIUM ? factor * 1000 : factor);
  }
  return factors;
}

/** Returns the index of a number in an ascending array; -1 if it is missing. */
function findPlace(ids: Float64Array, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Reads the household measures of the given foods, by id. */
export async function readPortions(
  folder: string,
  wanted: ReadonlySet<number>,
): Promise<ReadonlyMap<number, readonly UsdaPortion[]>> {
  const portions = new Map<number, UsdaPortion[]>();
  if (!hasTable(folder, 'food_portion.csv')) return portions;
  const units = new Map<string, string>();
  if (hasTable(folder, 'measure_unit.csv')) {
    for await (const { id, name } of readTable(folder, 'measure_unit.csv', ['id', 'name'])) units.set(id!, name!);
  }
  const columns = ['fdc_id', 'amount', 'measure_unit_id', 'portion_description', 'modifier', 'gram_weight'];
  for await (const row of readTable(folder, 'food_portion.csv', columns)) {
    const id = Number(row['fdc_id']);
    if (!wanted.has(id)) continue;
    const unit = units.get(row['measure_unit_id'] ?? '') ?? '';
    const measure = [unit === 'undetermined' ? '' : unit, row['portion_description'], row['modifier']].find(
      (text) => text,
    );
    const portion = { amount: Number(row['amount'] || 1), measure: measure ?? '', grams: Number(row['gram_weight']) };
    portions.set(id, [...(portions.get(id) ?? []), portion]);
  }
  return portions;
}
