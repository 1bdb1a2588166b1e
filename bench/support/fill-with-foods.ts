import type { Database } from '@weekbord/api/platform/database/open-database';
import { type MadeUpFood, madeUpFoods } from './made-up-foods.ts';

const BATCH = 20_000;
/** How many of the foods are written with all indexes in place, as in an import. */
const IMPORTED = 50_000;
const SEED = 1;
/** The statement that fills the table of words, as in the trigger. */
const WORDS = `insert into food_word select distinct word from food, unnest(string_to_array(search, ' ')) as word
  where length(word) between 3 and 40 order by word on conflict do nothing`;

/**
 * Fills the table with synthetic products, the last of them as an import would; returns the total time and the speed of
 * the import.
 */
export async function fillWithFoods(database: Database, count: number) {
  const { pool } = database;
  const began = performance.now();
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexname like 'food_words%'`,
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await pool.query('alter table food disable trigger food_words_added');
  let batch: MadeUpFood[] = [];
  let written = 0;
  let imported = { from: 0, at: 0 };
  for (const food of madeUpFoods(count, SEED)) {
    batch.push(food);
    if (batch.length < Math.min(BATCH, count) && written + batch.length < count) continue;
    await insert(database, batch);
    written += batch.length;
    batch = [];
    if (imported.at > 0 || written < count - IMPORTED) continue;
    for (const { definition } of indexes) await pool.query(definition);
    await pool.query(WORDS);
    await pool.query('alter table food enable trigger food_words_added');
    imported = { from: written, at: performance.now() };
  }
  const ended = performance.now();
  await pool.query('vacuum analyze food');
  await pool.query('vacuum analyze food_word');
  await pool.query('checkpoint');
  return {
    'filled in s': Math.round((performance.now() - began) / 1000),
    'imported per s': Math.round((1000 * (written - imported.from)) / (ended - imported.at)),
  };
}

async function insert({ pool }: Database, foods: readonly MadeUpFood[]): Promise<void> {
  await pool.query(
    `insert into food (name_en, name_nl, brand_name, gtin, popularity, search, source, source_key, category, role,
      perishable, vegan, vegetarian, pescatarian, gluten, lactose, nuts, crustaceans_shellfish, dislikes)
    select name_en, name_nl, brand_name, gtin, popularity, search, 'OPEN_FOOD_FACTS', gtin::text, 'OTHER', 'other',
      false, 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', '{}'
    from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::integer[], $6::text[])
      as made (name_en, name_nl, brand_name, gtin, popularity, search)`,
    (['name_en', 'name_nl', 'brand_name', 'gtin', 'popularity', 'search'] as const).map((field) =>
      foods.map((food) => food[field]),
    ),
  );
}
