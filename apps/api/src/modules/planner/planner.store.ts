import type { ItemStatus, MealMoment } from '@weekbord/domain/vocabulary';
import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import type { CalendarDayTable, CalendarItemTable, RecipeMealTable, Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

export type DayRow = Selectable<CalendarDayTable>;
export type ItemRow = Selectable<CalendarItemTable>;
type MealFigures = Pick<
  Selectable<RecipeMealTable>,
  'recipe_template_id' | 'portions' | 'portions_multiplier' | 'kcal' | 'protein' | 'fat' | 'carbohydrates' | 'fiber'
>;
/** An item with the figures of its meal. */
export type ItemWithMealRow = ItemRow & MealFigures;

const ITEM_COLUMNS = [
  'calendar_item.person_id',
  'calendar_item.id',
  'calendar_item.calendar_day_id',
  'calendar_item.meal_slot_id',
  'calendar_item.meal_moment',
  'calendar_item.recipe_meal_id',
  'calendar_item.status',
  'calendar_item.modified_at',
  'recipe_meal.recipe_template_id',
  'recipe_meal.portions',
  'recipe_meal.portions_multiplier',
  'recipe_meal.kcal',
  'recipe_meal.protein',
  'recipe_meal.fat',
  'recipe_meal.carbohydrates',
  'recipe_meal.fiber',
] as const;

/** The dates of which days are wanted; `before` is not part of them. */
export type DateRange = Readonly<{ from?: string | undefined; to?: string | undefined; before?: string | undefined }>;

/** One page of a person's days, oldest first, and how many there are in all. */
export async function listDays(
  db: Db,
  personId: number,
  { from, to, before, limit, offset }: DateRange & { limit: number; offset: number },
): Promise<{ count: number; rows: DayRow[] }> {
  const rows = await db
    .selectFrom('calendar_day')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('count'))
    .where('person_id', '=', personId)
    .$if(from !== undefined, (query) => query.where('date', '>=', from!))
    .$if(to !== undefined, (query) => query.where('date', '<=', to!))
    .$if(before !== undefined, (query) => query.where('date', '<', before!))
    .orderBy('date')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count: rows[0]?.count ?? 0, rows };
}

/** The days of a person that have one of these dates, oldest first. */
export function listDaysByDates(db: Db, personId: number, dates: readonly string[]): Promise<DayRow[]> {
  return db
    .selectFrom('calendar_day')
    .selectAll()
    .where('person_id', '=', personId)
    .where('date', '=', sql<string>`any(${dates}::date[])`)
    .orderBy('date')
    .execute();
}

/** A day by its id, if it is one of these people's. */
export function findDay(db: Db, id: number, people: Expression<number>): Promise<DayRow | undefined> {
  return db
    .selectFrom('calendar_day')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

/** Opens days that are not there yet; answers only the new ones. */
export function insertDays(db: Db, personId: number, dates: readonly string[]): Promise<DayRow[]> {
  return db
    .insertInto('calendar_day')
    .values(dates.map((date) => ({ person_id: personId, date })))
    .onConflict((conflict) => conflict.columns(['person_id', 'date']).doNothing())
    .returningAll()
    .execute();
}

/** Holds a person's planning back until the transaction that asks has ended, so that two cannot fill the same slots. */
export async function lockPlanning(db: Db, personId: number): Promise<void> {
  await sql`select from person where id = ${personId} for no key update`.execute(db);
}

/** Writes a day's note. */
export function updateNote(db: Db, day: DayRow, note: string): Promise<DayRow> {
  return db
    .updateTable('calendar_day')
    .set({ note })
    .where('person_id', '=', day.person_id)
    .where('id', '=', day.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What stands in some days of a person. */
export function listItems(db: Db, personId: number, dayIds: readonly number[]): Promise<ItemWithMealRow[]> {
  return db
    .selectFrom('calendar_item')
    .innerJoin('recipe_meal', (join) =>
      join
        .onRef('recipe_meal.person_id', '=', 'calendar_item.person_id')
        .onRef('recipe_meal.id', '=', 'calendar_item.recipe_meal_id'),
    )
    .select(ITEM_COLUMNS)
    .where('calendar_item.person_id', '=', personId)
    .where('calendar_item.calendar_day_id', '=', sql<number>`any(${dayIds})`)
    .execute();
}

/** What stands in a person's days from one date to another, both included, with the date. */
export function listItemsBetween(
  db: Db,
  personId: number,
  from: string,
  to: string,
): Promise<(ItemWithMealRow & { date: string })[]> {
  return db
    .selectFrom('calendar_day')
    .innerJoin('calendar_item', (join) =>
      join
        .onRef('calendar_item.person_id', '=', 'calendar_day.person_id')
        .onRef('calendar_item.calendar_day_id', '=', 'calendar_day.id'),
    )
    .innerJoin('recipe_meal', (join) =>
      join
        .onRef('recipe_meal.person_id', '=', 'calendar_item.person_id')
        .onRef('recipe_meal.id', '=', 'calendar_item.recipe_meal_id'),
    )
    .select([...ITEM_COLUMNS, 'calendar_day.date'])
    .where('calendar_day.person_id', '=', personId)
    .where('calendar_day.date', '>=', from)
    .where('calendar_day.date', '<=', to)
    .orderBy('calendar_day.date')
    .orderBy('calendar_item.id')
    .execute();
}

/** An item by its id, if it is one of these people's. */
export function findItem(db: Db, id: number, people: Expression<number>): Promise<ItemWithMealRow | undefined> {
  return db
    .selectFrom('calendar_item')
    .innerJoin('recipe_meal', (join) =>
      join
        .onRef('recipe_meal.person_id', '=', 'calendar_item.person_id')
        .onRef('recipe_meal.id', '=', 'calendar_item.recipe_meal_id'),
    )
    .select(ITEM_COLUMNS)
    .where('calendar_item.id', '=', id)
    .where('calendar_item.person_id', 'in', people)
    .executeTakeFirst();
}

/** An item that is still to be written. */
export type NewItem = Readonly<{
  calendarDayId: number;
  mealSlotId: number | null;
  mealMoment: MealMoment;
  recipeMealId: number;
}>;

/** Plans meals; answers the ids of the items. */
export async function insertItems(db: Db, personId: number, items: readonly NewItem[], now: Date): Promise<number[]> {
  if (items.length === 0) return [];
  const rows = await db
    .insertInto('calendar_item')
    .values(
      items.map((item) => ({
        person_id: personId,
        calendar_day_id: item.calendarDayId,
        meal_slot_id: item.mealSlotId,
        meal_moment: item.mealMoment,
        recipe_meal_id: item.recipeMealId,
        status: 'PLANNED' as const,
        modified_at: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks an item as eaten or as planned. */
export async function updateStatus(db: Db, item: ItemRow, status: ItemStatus, now: Date): Promise<void> {
  await db
    .updateTable('calendar_item')
    .set({ status, modified_at: now })
    .where('person_id', '=', item.person_id)
    .where('id', '=', item.id)
    .execute();
}

/** Notes that a meal of a day changed. */
export async function updateModified(db: Db, personId: number, recipeMealId: number, now: Date): Promise<void> {
  await db
    .updateTable('calendar_item')
    .set({ modified_at: now })
    .where('person_id', '=', personId)
    .where('recipe_meal_id', '=', recipeMealId)
    .execute();
}

/** Takes items of a person out of their days. */
export async function deleteItems(db: Db, personId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('calendar_item')
    .where('person_id', '=', personId)
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}
