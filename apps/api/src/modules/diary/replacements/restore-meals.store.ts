import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ItemRow } from '../diary.store.ts';
import { dropReasonsOfRecurring } from '../meals/reasons.store.ts';
import type { Kept, RemovedMeals } from './replacements.store.ts';

type Db = Kysely<Tables>;

/** Returns the current items on the days of a replacement, and those it affected. */
export async function listAffected(
  db: Db,
  personId: number,
  { dayIds, itemIds }: Readonly<{ dayIds: readonly number[]; itemIds: readonly number[] }>,
): Promise<ItemRow[]> {
  return db
    .selectFrom('calendar_item')
    .selectAll()
    .where('person_id', '=', personId)
    .where(({ eb, or }) =>
      or([
        eb('calendar_day_id', '=', sql<number>`any(${dayIds})`),
        eb('id', '=', sql<number>`any(${itemIds})`),
        eb('leftover_of', '=', sql<number>`any(${itemIds})`),
      ]),
    )
    .execute();
}

/** The tables that the stored rows come from. */
const TABLES = {
  items: 'calendar_item',
  meals: 'recipe_meal',
  lines: 'recipe_meal_ingredient',
  foods: 'single_food_meal',
  numbers: 'quick_add_meal',
} as const;

/**
 * Returns the stored items that can no longer be restored: their recipe or one of their foods is gone, or a table
 * changed its columns.
 */
export async function listUnrestorable(db: Db, kept: RemovedMeals): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with item as (select * from jsonb_to_recordset(${JSON.stringify(kept.items)}::jsonb)
        as item (id int, person_id int, calendar_day_id int, recipe_meal_id int, single_food_meal_id int)),
      meal as (select * from jsonb_to_recordset(${JSON.stringify(kept.meals)}::jsonb)
        as meal (id int, recipe_template_id int)),
      line as (select * from jsonb_to_recordset(${JSON.stringify(kept.lines)}::jsonb) as line (
        recipe_meal_id int, serving_id int, replaced_serving_id int, swapped_from_id int, replaced_from_id int
      )),
      food_meal as (select * from jsonb_to_recordset(${JSON.stringify(kept.foods)}::jsonb)
        as food_meal (id int, serving_id int))
    select id from item where not ${sameColumns(kept)}
      or not exists (
        select from calendar_day where calendar_day.person_id = item.person_id and calendar_day.id = item.calendar_day_id
      )
      or exists (
        select from meal where meal.id = item.recipe_meal_id
        and not exists (select from recipe_template where recipe_template.id = meal.recipe_template_id)
      )
      or exists (
        select from line where line.recipe_meal_id = item.recipe_meal_id and (
          not exists (select from serving where serving.id = line.serving_id)
          or line.replaced_serving_id is not null
            and not exists (select from serving where serving.id = line.replaced_serving_id)
          or line.swapped_from_id is not null and not exists (select from food where food.id = line.swapped_from_id)
          or line.replaced_from_id is not null and not exists (select from food where food.id = line.replaced_from_id)
        )
      )
      or exists (
        select from food_meal where food_meal.id = item.single_food_meal_id
        and not exists (select from serving where serving.id = food_meal.serving_id)
      )`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the stored rows have exactly the current columns of their tables. */
function sameColumns(kept: RemovedMeals) {
  const same = (Object.keys(TABLES) as (keyof typeof TABLES)[]).flatMap((part) => {
    const [row] = kept[part];
    if (row === undefined) return [];
    return sql<boolean>`(
      select array_agg(attname::text order by attname::text) from pg_attribute
      where attrelid = ${TABLES[part]}::regclass and attnum > 0 and not attisdropped
    ) = (select array_agg(name order by name) from unnest(${Object.keys(row)}::text[]) as name)`;
  });
  return same.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(same, sql` and `)})`;
}

/** Restores items and their meals. A meal that is still on another day is left unchanged. */
export async function insertWhole(db: Db, personId: number, taken: RemovedMeals): Promise<void> {
  const fresh = await insertRows(db, 'recipe_meal', taken.meals);
  const isFresh = new Set(fresh);
  await insertRows(
    db,
    'recipe_meal_ingredient',
    taken.lines.filter((line) => isFresh.has(line.recipe_meal_id)),
  );
  await insertRows(db, 'single_food_meal', taken.foods);
  await insertRows(db, 'quick_add_meal', taken.numbers);
  const slots = await db.selectFrom('meal_slot').select('id').where('person_id', '=', personId).execute();
  const known = new Set(slots.map(({ id }) => id));
  const items = taken.items.map((item) => ({
    ...item,
    meal_slot_id: known.has(Number(item['meal_slot_id'])) ? item['meal_slot_id'] : null,
    leftover_of: null,
  }));
  await insertRows(db, 'calendar_item', items);
}

/** Inserts the missing rows. Returns the ids that were inserted. */
async function insertRows(db: Db, table: keyof Tables, rows: readonly object[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await sql<{ id: number }>`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing
    returning id`.execute(db);
  return inserted.rows.map(({ id }) => id);
}

/** Restores the reasons for items that stayed, if they have none now. */
export async function restoreReasons(db: Db, personId: number, others: Kept['others']): Promise<void> {
  const reasoned = others.filter(({ reason }) => reason !== null);
  if (reasoned.length === 0) return;
  await sql`
    update calendar_item as item set reason = given.reason
    from jsonb_to_recordset(${JSON.stringify(reasoned)}::jsonb) as given (id int, reason jsonb)
    where item.person_id = ${personId} and item.id = given.id and item.reason is null`.execute(db);
}

/**
 * Deletes the reasons for the given items that name a food no longer in any meal on that date, or a meal that no longer
 * recurs.
 */
export async function dropUntrueReasons(db: Db, personId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update calendar_item as item set reason = null
    where item.person_id = ${personId} and item.id = any(${ids}) and reason ->> 'kind' = 'USES_FOOD' and not exists (
      select from calendar_day as day
      join calendar_item as earlier on earlier.person_id = day.person_id and earlier.calendar_day_id = day.id
      join recipe_meal_ingredient as line
        on line.person_id = earlier.person_id and line.recipe_meal_id = earlier.recipe_meal_id
      join serving on serving.id = line.serving_id
      where day.person_id = ${personId} and day.date = (item.reason ->> 'date')::date
        and serving.food_id = (item.reason ->> 'foodId')::int
    )`.execute(db);
  await dropReasonsOfRecurring(db, personId, { ids });
}
