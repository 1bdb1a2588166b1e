import type { RawRecord } from '@weekbord/domain/foods/import/raw-record';
import { readUsdaFood } from '@weekbord/domain/foods/import/read-usda-food';
import type { RowOutcome } from './read-off-outcomes.ts';
import { checkUsdaFolder, hasTable, readAmounts, readPortions, readTable, type UsdaAmounts } from './usda-tables.ts';

/** The types of generic foods in food.csv. Other types, apart from branded foods, are laboratory samples. */
const GENERIC = new Set(['foundation_food', 'sr_legacy_food']);
const BRANDED = 'branded_food';
const BRANDED_COLUMNS = [
  'fdc_id',
  'brand_owner',
  'brand_name',
  'gtin_upc',
  'ingredients',
  'serving_size',
  'serving_size_unit',
  'branded_food_category',
  'modified_date',
];

/**
 * Reads a FoodData Central folder, skipping the first `skip` foods: generic foods in the order of food.csv, then
 * branded ones in the order of branded_food.csv. The names and a few values of all foods are kept in memory, about a
 * gigabyte for two million foods; the tables themselves are not.
 */
export async function* readUsdaOutcomes(folder: string, skip: number): AsyncGenerator<RowOutcome> {
  checkUsdaFolder(folder);
  const { generic, branded } = await readNames(folder);
  const ids = Float64Array.from([...generic.keys(), ...branded.keys()]).sort();
  const amounts = await readAmounts(folder, ids);
  const portions = await readPortions(folder, new Set(generic.keys()));
  let row = 0;
  for (const [id, description] of generic) {
    row += 1;
    if (row <= skip) continue;
    const record = { id: String(id), description, amountOf: amounts.of(id), branded: null };
    yield { row, outcome: readUsdaFood({ ...record, portions: portions.get(id) ?? [] }) };
  }
  if (branded.size === 0 || !hasTable(folder, 'branded_food.csv')) return;
  for await (const details of readTable(folder, 'branded_food.csv', BRANDED_COLUMNS)) {
    row += 1;
    if (row > skip) yield { row, outcome: brandedOutcome(details, branded, amounts) };
  }
}

function brandedOutcome(
  details: RawRecord & Readonly<Record<string, string>>,
  names: ReadonlyMap<number, string>,
  amounts: UsdaAmounts,
): RowOutcome['outcome'] {
  const id = Number(details['fdc_id']);
  const record = { id: String(id), description: names.get(id) ?? '', amountOf: amounts.of(id), portions: [] };
  return readUsdaFood({ ...record, branded: details });
}

async function readNames(folder: string) {
  const generic = new Map<number, string>();
  const branded = new Map<number, string>();
  for await (const row of readTable(folder, 'food.csv', ['fdc_id', 'data_type', 'description'])) {
    const type = row['data_type'] ?? '';
    if (GENERIC.has(type)) generic.set(Number(row['fdc_id']), row['description'] ?? '');
    else if (type === BRANDED) branded.set(Number(row['fdc_id']), row['description'] ?? '');
  }
  return { generic, branded };
}
