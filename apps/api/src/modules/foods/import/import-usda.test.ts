import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importFoods } from './import-foods.ts';

const db = openServingDatabase(await openTestDatabase()).as({ personId: null, system: 'import' });
const folder = await mkdtemp(join(tmpdir(), 'weekbord-usda-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const TABLES: Readonly<Record<string, readonly string[]>> = {
  'food.csv': [
    '"fdc_id","data_type","description","food_category_id","publication_date"',
    '"173757","sr_legacy_food","Chickpeas (garbanzo beans), cooked","16","2019-04-01"',
    '"999","sub_sample_food","a sample in a laboratory","16","2019-04-01"',
    '"323505","foundation_food","Spinach, ""baby""","11","2020-04-01"',
    '"500001","branded_food","CHOCOLATE CUPS","","2024-02-01"',
    '"500002","branded_food","CHOCOLATE CUPS, new","","2025-02-01"',
  ],
  'nutrient.csv': [
    '"id","name","unit_name","nutrient_nbr","rank"',
    '"1003","Protein","G","203","600.0"',
    '"1004","Total lipid (fat)","G","204","800.0"',
    '"1005","Carbohydrate, by difference","G","205","1110.0"',
    '"1008","Energy","KCAL","208","300.0"',
    '"2047","Energy (Atwater General Factors)","KCAL","957","280.0"',
    '"1079","Fiber, total dietary","G","291","1200.0"',
    '"1093","Sodium, Na","MG","307","5800.0"',
  ],
  'food_nutrient.csv': [
    '"id","fdc_id","nutrient_id","amount"',
    ...amountsOf(173_757, { 1003: 8.86, 1004: 2.59, 1005: 27.42, 1008: 164, 1079: 7.6, 1093: 7 }),
    ...amountsOf(323_505, { 1003: 2.85, 1004: 0.62, 1005: 2.41, 2047: 27, 1079: 1.6 }),
    ...amountsOf(999, { 1003: 1, 1008: 4 }),
    ...amountsOf(500_001, { 1003: 10, 1004: 30, 1005: 55, 1008: 530, 1093: 100 }),
    ...amountsOf(500_002, { 1003: 10, 1004: 30, 1005: 56, 1008: 534, 1093: 100 }),
  ],
  'measure_unit.csv': ['"id","name"', '"1000","cup"', '"9999","undetermined"'],
  'food_portion.csv': [
    '"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"',
    '"1","173757","1","1.0","9999","","cup","164.0"',
    '"2","323505","1","0.5","1000","","","15.0"',
  ],
  'branded_food.csv': [
    '"fdc_id","brand_owner","brand_name","gtin_upc","ingredients","serving_size","serving_size_unit","branded_food_category","modified_date"',
    '"500001","Maker","","034000460625","SUGAR, PEANUTS, ""MILK""","42","g","Chocolate","2024-01-01"',
    '"500002","Maker","","00034000460625","SUGAR, PEANUTS, MILK","42","g","Chocolate","2025-01-01"',
  ],
};

function amountsOf(food: number, amounts: Readonly<Record<number, number>>): string[] {
  return Object.entries(amounts).map(
    ([nutrient, amount]) => `"${food}${nutrient}","${food}","${nutrient}","${amount}"`,
  );
}

const write = (name: string, lines: readonly string[]) => writeFile(join(folder, name), `${lines.join('\r\n')}\r\n`);
const run = (again = false) => importFoods(db, { kind: 'usda', path: folder, now: () => new Date(), again });

describe('[FOO-04] importing FoodData Central', () => {
  it('says which table is missing or has unexpected columns', async () => {
    await expect(run()).rejects.toThrow('There is no file');
    for (const [name, lines] of Object.entries(TABLES)) await write(name, lines);
    await write('nutrient.csv', ['"something","else"']);
    await expect(run()).rejects.toThrow('has no column');
    await write('nutrient.csv', TABLES['nutrient.csv']!);
  });

  it('assembles foods from the tables, with the newest record for each barcode', async () => {
    expect((await run()).counts).toMatchObject({ added: 3, 'refused repeated': 1 });
    const foods = await db.selectFrom('food').selectAll().where('source', '=', 'USDA').orderBy('name_en').execute();
    expect(foods).toMatchObject([
      { name_en: 'CHOCOLATE CUPS, new', kcal: 534, source_key: '0034000460625', gtin: 34_000_460_625, salt: 0.25 },
      { name_en: 'Chickpeas (garbanzo beans), cooked', source_key: '173757', gtin: null, carbohydrates: 19.82 },
      { name_en: 'Spinach, "baby"', kcal: 27, fiber: 1.6 },
    ]);
    const servings = await db
      .selectFrom('serving')
      .select(['measure', 'grams'])
      .where('food_id', 'in', [foods[1]!.id, foods[2]!.id])
      .orderBy('id')
      .execute();
    expect(servings.filter(({ measure }) => measure === 'cup').map(({ grams }) => grams)).toEqual([164, 30]);
  });

  it('changes nothing the second time', async () => {
    expect(await run()).toMatchObject({ ended: 'before' });
    expect((await run(true)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  });
});
