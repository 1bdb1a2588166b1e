import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { type Expression, type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DayPlanTable, MealSlotTable, WeeklyPlanTable } from '../../platform/database/tables/plans.ts';
import type { PlanWriting } from './plan-writing.ts';

export type DayPlanRow = Selectable<DayPlanTable>;
export type SlotRow = Selectable<MealSlotTable>;
export type WeeklyPlanRow = Selectable<WeeklyPlanTable>;
export type SlotFigures = Pick<SlotRow, 'meal_moment' | 'kcal' | 'protein' | 'carbohydrates' | 'fat'>;
type Db = Kysely<Tables>;
type Visible = Expression<number>;
type Window = { limit: number; offset: number };
type Listed<Row> = { count: number; rows: Row[] };

/** Returns a day plan by its id, if the caller may see it. */
export function findDayPlan(db: Db, id: number, visible: Visible): Promise<DayPlanRow | undefined> {
  return db
    .selectFrom('day_plan')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', visible)
    .executeTakeFirst();
}

/** Returns a person's oldest day plan with this name. */
export function findDayPlanByName(db: Db, personId: number, name: string): Promise<DayPlanRow | undefined> {
  return db
    .selectFrom('day_plan')
    .selectAll()
    .where('person_id', '=', personId)
    .where('name', '=', name)
    .orderBy('id')
    .executeTakeFirst();
}

/** Returns one page of a person's day plans, oldest first, and the total. */
export async function listDayPlans(db: Db, personId: number, window: Window): Promise<Listed<DayPlanRow>> {
  const all = db.selectFrom('day_plan').where('person_id', '=', personId);
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all.selectAll().orderBy('id').limit(window.limit).offset(window.offset).execute();
  return { count: Number(count), rows };
}

export function listDayPlansByIds(db: Db, personIds: readonly number[], ids: readonly number[]): Promise<DayPlanRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('day_plan').selectAll().where('person_id', 'in', personIds).where('id', 'in', ids).execute();
}

/** Inserts a day plan without meals. */
export function insertDayPlan(db: PlanWriting, values: Insertable<DayPlanTable>): Promise<DayPlanRow> {
  return db.insertInto('day_plan').values(values).returningAll().executeTakeFirstOrThrow();
}

export function updateDayPlan(
  db: PlanWriting,
  plan: Pick<DayPlanRow, 'person_id' | 'id'>,
  values: { name: string },
): Promise<DayPlanRow> {
  return db
    .updateTable('day_plan')
    .set(values)
    .where('person_id', '=', plan.person_id)
    .where('id', '=', plan.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Deletes a day plan with its meal slots. No weekly plan may use it. What was planned or eaten from it stays on its
 * day.
 */
export async function deleteDayPlan(db: PlanWriting, plan: Pick<DayPlanRow, 'person_id' | 'id'>): Promise<void> {
  await db.deleteFrom('day_plan').where('person_id', '=', plan.person_id).where('id', '=', plan.id).execute();
}

/** Returns a meal slot by its id, if the caller may see it. */
export function findSlot(db: Db, id: number, visible: Visible): Promise<SlotRow | undefined> {
  return db
    .selectFrom('meal_slot')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', visible)
    .executeTakeFirst();
}

/** Returns one page of a person's meal slots, or of those in one day plan. */
export async function listSlots(
  db: Db,
  filter: { personId: number; dayPlanId: number | undefined },
  window: Window,
): Promise<Listed<SlotRow>> {
  const mine = db.selectFrom('meal_slot').where('person_id', '=', filter.personId);
  const all = filter.dayPlanId === undefined ? mine : mine.where('day_plan_id', '=', filter.dayPlanId);
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all.selectAll().orderBy('id').limit(window.limit).offset(window.offset).execute();
  return { count: Number(count), rows };
}

const SLOTS_OF = statement((db, place: Place<{ personIds: readonly number[]; dayPlanIds: readonly number[] }>) =>
  db
    .selectFrom('meal_slot')
    .selectAll()
    .where('person_id', '=', sql<number>`any(${place('personIds')})`)
    .where('day_plan_id', '=', sql<number>`any(${place('dayPlanIds')})`),
);

export function listSlotsOf(db: Db, personIds: readonly number[], dayPlanIds: readonly number[]): Promise<SlotRow[]> {
  if (dayPlanIds.length === 0) return Promise.resolve([]);
  return SLOTS_OF(db, { personIds, dayPlanIds });
}

const SLOTS_OF_WEEK = statement((db, place: Place<{ personId: number }>) =>
  db
    .selectFrom('meal_slot')
    .selectAll()
    .where('person_id', '=', place('personId'))
    .where(({ eb, selectFrom }) =>
      eb(
        'day_plan_id',
        'in',
        selectFrom('weekly_plan')
          .select(sql<number>`unnest(array[${sql.join(WEEKDAYS.map((day) => sql.ref(day)))}])`.as('id'))
          .where('person_id', '=', place('personId')),
      ),
    ),
);

/** Returns the meal slots of a person's week, those of each day plan once. */
export function listSlotsOfWeek(db: Db, personId: number): Promise<SlotRow[]> {
  return SLOTS_OF_WEEK(db, { personId });
}

/** Inserts a meal slot. Returns undefined if the day plan already has one at this moment. */
export function insertSlot(db: PlanWriting, values: Insertable<MealSlotTable>): Promise<SlotRow | undefined> {
  return db
    .insertInto('meal_slot')
    .values(values)
    .onConflict((conflict) => conflict.columns(['person_id', 'day_plan_id', 'meal_moment']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateSlot(db: PlanWriting, slot: SlotRow, values: Updateable<MealSlotTable>): Promise<SlotRow> {
  return db
    .updateTable('meal_slot')
    .set(values)
    .where('person_id', '=', slot.person_id)
    .where('id', '=', slot.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a meal slot. What was planned or eaten in it stays on its day. */
export async function deleteSlot(db: PlanWriting, slot: Pick<SlotRow, 'person_id' | 'id'>): Promise<void> {
  await db.deleteFrom('meal_slot').where('person_id', '=', slot.person_id).where('id', '=', slot.id).execute();
}

/** Gives a day plan exactly these meals. Slots whose moment stays keep their id; others are added or deleted. */
export async function saveSlots(
  db: PlanWriting,
  plan: Pick<DayPlanRow, 'person_id' | 'id'>,
  slots: readonly SlotFigures[],
): Promise<void> {
  const mine = { person_id: plan.person_id, day_plan_id: plan.id };
  const moments = slots.map((slot) => slot.meal_moment);
  const leaving = db.deleteFrom('meal_slot').where('person_id', '=', plan.person_id).where('day_plan_id', '=', plan.id);
  await (moments.length === 0 ? leaving : leaving.where('meal_moment', 'not in', moments)).execute();
  if (slots.length === 0) return;
  await db
    .insertInto('meal_slot')
    .values(slots.map((slot) => ({ ...slot, ...mine })))
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'day_plan_id', 'meal_moment']).doUpdateSet((eb) => ({
        kcal: eb.ref('excluded.kcal'),
        protein: eb.ref('excluded.protein'),
        carbohydrates: eb.ref('excluded.carbohydrates'),
        fat: eb.ref('excluded.fat'),
      })),
    )
    .execute();
}

/** The default name of a weekly plan. */
export const WEEKLY_PLAN_NAME = 'Standard';

/** Returns a weekly plan by its id, if the caller may see it. */
export function findWeeklyPlan(db: Db, id: number, visible: Visible): Promise<WeeklyPlanRow | undefined> {
  return db
    .selectFrom('weekly_plan')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', visible)
    .executeTakeFirst();
}

const WEEKLY_PLANS_OF = statement((db, place: Place<{ personIds: readonly number[] }>) =>
  db
    .selectFrom('weekly_plan')
    .selectAll()
    .where('person_id', '=', sql<number>`any(${place('personIds')})`),
);

/** Returns the weekly plans of the given people. Each person has at most one. */
export function listWeeklyPlansOf(db: Db, personIds: readonly number[]): Promise<WeeklyPlanRow[]> {
  if (personIds.length === 0) return Promise.resolve([]);
  return WEEKLY_PLANS_OF(db, { personIds });
}

/** Returns one page of a person's weekly plans, and the total. */
export async function listWeeklyPlans(db: Db, personId: number, window: Window): Promise<Listed<WeeklyPlanRow>> {
  const all = db.selectFrom('weekly_plan').where('person_id', '=', personId);
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all.selectAll().orderBy('id').limit(window.limit).offset(window.offset).execute();
  return { count: Number(count), rows };
}

/** Inserts a person's weekly plan. Returns undefined if they already have one. */
export function insertWeeklyPlan(
  db: PlanWriting,
  values: Insertable<WeeklyPlanTable>,
): Promise<WeeklyPlanRow | undefined> {
  return db
    .insertInto('weekly_plan')
    .values(values)
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Updates a person's weekly plan. Returns undefined if they have none. */
export function updateWeeklyPlan(
  db: PlanWriting,
  personId: number,
  values: Updateable<WeeklyPlanTable>,
): Promise<WeeklyPlanRow | undefined> {
  return db.updateTable('weekly_plan').set(values).where('person_id', '=', personId).returningAll().executeTakeFirst();
}

/** Deletes a person's weekly plan. Its day plans are kept. */
export async function deleteWeeklyPlan(db: PlanWriting, personId: number): Promise<void> {
  await db.deleteFrom('weekly_plan').where('person_id', '=', personId).execute();
}

/** Returns the day plans that a weekly plan uses, each once. */
export function dayPlanIdsOf(plan: WeeklyPlanRow): number[] {
  return [...new Set(WEEKDAYS.map((day) => plan[day]))];
}
