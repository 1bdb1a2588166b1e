import type { PlanReason } from '@weekbord/domain/planner/reasons/plan-reasons';
import type { ItemPlanner, ItemStatus } from '@weekbord/domain/diary/calendar-items';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { PartialMacros } from '@weekbord/domain/macros/macros';
import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { CalendarDayTable, CalendarItemTable, RecipeMealTable } from '../../platform/database/tables/diary.ts';
import { FURTHER_COLUMNS, type FurtherColumns } from '../foods/foods.public.ts';
import { dropReasonsAbout } from './meals/reasons.store.ts';
import { mealColumn, mealColumns, type MealKey } from './meals/meals.store.ts';

type Db = Kysely<Tables>;

export type DayRow = Selectable<CalendarDayTable>;
export type ItemRow = Selectable<CalendarItemTable>;
/** For a recipe meal, everything is set except unknown sums; for any other meal, nothing is. */
type MealParts = PartialMacros & { [Column in keyof FurtherColumns]: FurtherColumns[Column] | null } & Readonly<{
    recipe_template_id: number | null;
    portions: number | null;
    portions_multiplier: number | null;
    cook_for: number | null;
    cook_for_chosen: boolean | null;
  }>;
/** An item with the nutrients of its meal, and whether it has leftovers. A meal without a recipe has no portions. */
export type ItemWithMealRow = ItemRow & MealParts & Readonly<{ has_leftovers: boolean }>;
export type DatedItemRow = ItemWithMealRow & Readonly<{ date: string }>;

/** Returns the SQL for a nutrient of an item's meal, whatever its kind. A food's value is per 100 g. */
function figure(name: keyof PartialMacros) {
  return sql<number | null>`coalesce(
    ${sql.ref(`dish.${name}`)}, ${sql.ref(`quick.${name}`)}, ${sql.ref(`single.${name}`)} * single.grams * single.quantity / 100
  )`.as(name);
}

/**
 * Selects items with the nutrients of their meals. Each meal is looked up by its key: for a few days, a join would read
 * everything the person ever planned.
 */
export function selectItems(db: Db) {
  return db
    .selectFrom('calendar_item as item')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('recipe_meal')
          .selectAll()
          .whereRef('recipe_meal.person_id', '=', 'item.person_id')
          .whereRef('recipe_meal.id', '=', 'item.recipe_meal_id')
          .limit(1)
          .as('dish'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('single_food_meal')
          .innerJoin('serving', 'serving.id', 'single_food_meal.serving_id')
          .innerJoin('food', 'food.id', 'serving.food_id')
          .select(['food.kcal', 'food.protein', 'food.fat', 'food.carbohydrates', 'food.fiber'])
          .select(['food.name_en', 'food.name_nl', 'food.sugars', 'food.saturated_fat', 'food.salt'])
          .select(['serving.grams', 'single_food_meal.quantity'])
          .whereRef('single_food_meal.person_id', '=', 'item.person_id')
          .whereRef('single_food_meal.id', '=', 'item.single_food_meal_id')
          .limit(1)
          .as('single'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('quick_add_meal')
          .selectAll()
          .whereRef('quick_add_meal.person_id', '=', 'item.person_id')
          .whereRef('quick_add_meal.id', '=', 'item.quick_add_meal_id')
          .limit(1)
          .as('quick'),
      (join) => join.onTrue(),
    )
    .selectAll('item')
    .select(['dish.recipe_template_id', 'dish.portions', 'dish.portions_multiplier'])
    .select(['dish.cook_for', 'dish.cook_for_chosen'])
    .select(FURTHER_COLUMNS.map((column) => `dish.${column}` as const))
    .select(
      sql<boolean>`exists (
        select from calendar_item as rest where rest.person_id = item.person_id and rest.leftover_of = item.id
      )`.as('has_leftovers'),
    )
    .select([figure('kcal'), figure('protein'), figure('fat'), figure('carbohydrates'), figure('fiber')]);
}

/** Whether an item has a recipe meal, in which case every field of such a meal is set. */
export function isOfRecipe<Item extends ItemWithMealRow>(
  item: Item,
): item is Item & Omit<Selectable<RecipeMealTable>, 'id'> & Readonly<{ recipe_meal_id: number }> {
  return item.recipe_meal_id !== null;
}

/** Returns a person's days on the given dates, oldest first. */
export function listDaysByDates(db: Db, personId: number, dates: readonly string[]): Promise<DayRow[]> {
  return db
    .selectFrom('calendar_day')
    .selectAll()
    .where('person_id', '=', personId)
    .where('date', '=', sql<string>`any(${dates}::date[])`)
    .orderBy('date')
    .execute();
}

/** Returns the given days of a person by their ids, oldest first. */
export function listDays(db: Db, personId: number, ids: readonly number[]): Promise<DayRow[]> {
  return db
    .selectFrom('calendar_day')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('date')
    .execute();
}

/** Returns a day by its id if it belongs to one of these people. */
export function findDay(db: Db, id: number, people: Expression<number>): Promise<DayRow | undefined> {
  return db
    .selectFrom('calendar_day')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

/** A day, and a slot of its person's week; `isOfDay` is true if the slot is on this day. */
export type DayWithSlot = Readonly<{
  day: DayRow;
  slot: Readonly<{ id: number; meal_moment: MealMoment; isOfDay: boolean }> | null;
}>;

/**
 * Returns a day by its id if it belongs to one of these people, and a slot of the same person's week by its id, if
 * there is one.
 */
export async function findDayWithSlot(
  db: Db,
  dayId: number,
  slotId: number,
  people: Expression<number>,
): Promise<DayWithSlot | undefined> {
  const { rows } = await sql<DayRow & { slot_id: number | null; meal_moment: MealMoment; is_of_day: boolean }>`
    select day.*, slot.id as slot_id, slot.meal_moment, slot.day_plan_id = (array[
      week.monday, week.tuesday, week.wednesday, week.thursday, week.friday, week.saturday, week.sunday
    ])[extract(isodow from day.date)::integer] as is_of_day
    from calendar_day as day
    left join weekly_plan as week on week.person_id = day.person_id
    left join meal_slot as slot on slot.person_id = day.person_id and slot.id = ${slotId} and slot.day_plan_id in (
      week.monday, week.tuesday, week.wednesday, week.thursday, week.friday, week.saturday, week.sunday
    )
    where day.id = ${dayId} and day.person_id in ${people}`.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { slot_id: id, meal_moment, is_of_day: isOfDay, ...day } = found;
  return { day, slot: id === null ? null : { id, meal_moment, isOfDay } };
}

/** Creates the days that do not exist yet. Returns only the new ones. */
export function insertDays(db: Db, personId: number, dates: readonly string[]): Promise<DayRow[]> {
  return db
    .insertInto('calendar_day')
    .values(dates.map((date) => ({ person_id: personId, date })))
    .onConflict((conflict) => conflict.columns(['person_id', 'date']).doNothing())
    .returningAll()
    .execute();
}

export function updateNote(db: Db, day: DayRow, note: string): Promise<DayRow> {
  return db
    .updateTable('calendar_day')
    .set({ note })
    .where('person_id', '=', day.person_id)
    .where('id', '=', day.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const itemsOfDays = statement((db, place: Place<{ personId: number; dayIds: readonly number[] }>) =>
  selectItems(db)
    .where('item.person_id', '=', place('personId'))
    .where('item.calendar_day_id', '=', sql<number>`any(${place('dayIds')})`),
);

export function listItems(db: Db, personId: number, dayIds: readonly number[]): Promise<ItemWithMealRow[]> {
  return itemsOfDays(db, { personId, dayIds });
}

/** Selects items with the nutrients of their meals and the dates of their days. */
export function selectDatedItems(db: Db) {
  return selectItems(db)
    .innerJoin('calendar_day as day', (join) =>
      join.onRef('day.person_id', '=', 'item.person_id').onRef('day.id', '=', 'item.calendar_day_id'),
    )
    .select('day.date');
}

const ITEMS_BETWEEN = statement((db, place: Place<{ personId: number; from: string; to: string }>) =>
  selectDatedItems(db)
    .where('day.person_id', '=', place('personId'))
    .where('day.date', '>=', place('from'))
    .where('day.date', '<=', place('to'))
    .orderBy('day.date')
    .orderBy('item.id'),
);

/** Returns a person's items from one date to another, both inclusive, with their dates. */
export function listItemsBetween(db: Db, personId: number, from: string, to: string): Promise<DatedItemRow[]> {
  return ITEMS_BETWEEN(db, { personId, from, to });
}

/** Returns an item by its id, with its date, if it belongs to one of these people. */
export function findItem(db: Db, id: number, people: Expression<number>): Promise<DatedItemRow | undefined> {
  return selectDatedItems(db).where('item.id', '=', id).where('item.person_id', 'in', people).executeTakeFirst();
}

export function listItemsByIds(db: Db, personId: number, ids: readonly number[]): Promise<ItemWithMealRow[]> {
  return selectItems(db)
    .where('item.person_id', '=', personId)
    .where('item.id', '=', sql<number>`any(${ids})`)
    .execute();
}

/** Returns one page of a person's items, or of those on one day, newest first, and the total. */
export async function listItemPage(
  db: Db,
  filter: Readonly<{ personId: number; dayId: number | undefined; limit: number; offset: number }>,
): Promise<{ count: number; rows: ItemWithMealRow[] }> {
  const all = db
    .selectFrom('calendar_item')
    .where('person_id', '=', filter.personId)
    .$if(filter.dayId !== undefined, (query) => query.where('calendar_day_id', '=', filter.dayId!));
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const page = await all.select('id').orderBy('id', 'desc').limit(filter.limit).offset(filter.offset).execute();
  const rows = await listItemsByIds(
    db,
    filter.personId,
    page.map(({ id }) => id),
  );
  return { count: Number(count), rows: rows.toSorted((one, other) => other.id - one.id) };
}

/** Deletes a day whose meals were already removed. */
export async function deleteDay(db: Db, { person_id: personId, id }: DayRow): Promise<void> {
  await db.deleteFrom('calendar_day').where('person_id', '=', personId).where('id', '=', id).execute();
}

/** An item that has not been written yet. */
export type NewItem = Readonly<{
  calendarDayId: number;
  mealSlotId: number | null;
  mealMoment: MealMoment;
  meal: MealKey;
  plannedBy: ItemPlanner;
  /** The status; planned by default. */
  status?: ItemStatus;
  /** Why the planner chose the meal. */
  reason?: PlanReason | null;
}>;

/** Plans meals. Returns the ids of the items. */
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
        ...mealColumns(item.meal),
        status: item.status ?? 'PLANNED',
        planned_by: item.plannedBy,
        reason: item.reason ? JSON.stringify(item.reason) : null,
        modified_at: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks an item as eaten, planned or skipped. From then on it counts as changed by the person. */
export async function updateStatus(
  db: Db,
  item: ItemRow,
  state: Pick<ItemRow, 'status' | 'skipped'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('calendar_item')
    .set({ ...state, planned_by: 'PERSON', modified_at: now })
    .where('person_id', '=', item.person_id)
    .where('id', '=', item.id)
    .execute();
}

/** Records that a meal on a day changed. From then on it counts as changed by the person. */
export async function updateModified(db: Db, personId: number, meal: MealKey, now: Date): Promise<void> {
  const changed = await db
    .updateTable('calendar_item')
    .set({ planned_by: 'PERSON', modified_at: now })
    .where('person_id', '=', personId)
    .where(mealColumn(meal.kind), '=', meal.id)
    .returning('calendar_day_id')
    .execute();
  await dropReasonsAbout(db, personId, daysOf(changed));
}

function daysOf(items: readonly Pick<ItemRow, 'calendar_day_id'>[]): number[] {
  return items.map((item) => item.calendar_day_id);
}

/** Removes a meal from its days. Returns the items that contained it. */
export async function deleteItemsOfMeal(db: Db, personId: number, meal: MealKey): Promise<ItemRow[]> {
  const gone = await db
    .deleteFrom('calendar_item')
    .where('person_id', '=', personId)
    .where(mealColumn(meal.kind), '=', meal.id)
    .returningAll()
    .execute();
  await dropReasonsAbout(db, personId, daysOf(gone));
  return gone;
}

export async function deleteItem(db: Db, item: Pick<ItemRow, 'person_id' | 'id' | 'calendar_day_id'>): Promise<void> {
  await db.deleteFrom('calendar_item').where('person_id', '=', item.person_id).where('id', '=', item.id).execute();
  await dropReasonsAbout(db, item.person_id, daysOf([item]));
}
