import type { ReplacedPlace } from '@weekbord/domain/diary/undo-replacement';
import type { PlanReason } from '@weekbord/domain/planner/reasons/plan-reasons';
import { RETENTION_PERIODS } from '@weekbord/domain/privacy/retention-periods';
import type { ItemPlanner } from '@weekbord/domain/diary/calendar-items';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { MarkedItem } from '../meals/planned-items.store.ts';
import type { ReplacementTable } from '../../../platform/database/tables/diary.ts';

type Db = Kysely<Tables>;

/** How long a replacement can be undone, in milliseconds. */
export const REPLACEMENT_KEPT_MS = RETENTION_PERIODS.replacements.period.count * 60 * 60 * 1000;

/** A row of a table by its columns, so that it can be restored as a whole. */
type KeptRow = Readonly<Record<string, unknown>>;

/** An item that was removed from its day, as stored in its table. */
export type TakenItem = KeptRow &
  Readonly<{
    id: number;
    calendar_day_id: number;
    meal_moment: MealMoment;
    planned_by: ItemPlanner;
    recipe_meal_id: number | null;
    single_food_meal_id: number | null;
    leftover_of: number | null;
    reason: PlanReason | null;
  }>;

/** An item that stayed: on one of the days, cooked with what was removed, or planned because of it. */
type OtherItem = Readonly<{
  id: number;
  calendar_day_id: number;
  meal_moment: MealMoment;
  modified_at: string;
  leftover_of: number | null;
  reason: PlanReason | null;
}>;

type TakenMeal = KeptRow &
  Readonly<{ id: number; recipe_template_id: number; cook_for: number; cook_for_chosen: boolean }>;
type TakenLine = KeptRow & Readonly<{ recipe_meal_id: number; serving_id: number }>;
type TakenFood = KeptRow & Readonly<{ id: number; serving_id: number }>;

/** Everything that is deleted when items are removed from their days. */
export type RemovedMeals = Readonly<{
  items: readonly TakenItem[];
  meals: readonly TakenMeal[];
  lines: readonly TakenLine[];
  foods: readonly TakenFood[];
  numbers: readonly KeptRow[];
  others: readonly OtherItem[];
}>;

/** The snapshot stored for a replacement. */
export type Kept = RemovedMeals &
  Readonly<{
    places: readonly ReplacedPlace[];
    /** The items that were marked as skipped by the same change, as they were before. */
    skipped: readonly (Pick<MarkedItem, 'id' | 'calendar_day_id' | 'planned_by'> &
      Readonly<{ modified_at: Date | string }>)[];
    /** The recipe that the person rejected by this replacement, unless that was already recorded for that date. */
    turnedDown: Readonly<{ recipeId: number; date: string }> | null;
  }>;

export type ReplacementRow = Selectable<ReplacementTable> & Readonly<{ kept: Kept | null }>;

/** Returns items of a person with their meals, as stored in their tables, and everything connected with them. */
export async function readWhole(db: Db, personId: number, ids: readonly number[]): Promise<RemovedMeals> {
  const { rows } = await sql<RemovedMeals>`
    with gone as (select * from calendar_item where person_id = ${personId} and id = any(${ids})),
      days as (select id, date from calendar_day where person_id = ${personId} and id in (select calendar_day_id from gone))
    select
      (select coalesce(jsonb_agg(to_jsonb(gone) order by id), '[]') from gone) as items,
      (
        select coalesce(jsonb_agg(to_jsonb(meal) order by id), '[]') from recipe_meal as meal
        where person_id = ${personId} and id in (select recipe_meal_id from gone)
      ) as meals,
      (
        select coalesce(jsonb_agg(to_jsonb(line) order by id), '[]') from recipe_meal_ingredient as line
        where person_id = ${personId} and recipe_meal_id in (select recipe_meal_id from gone)
      ) as lines,
      (
        select coalesce(jsonb_agg(to_jsonb(meal) order by id), '[]') from single_food_meal as meal
        where person_id = ${personId} and id in (select single_food_meal_id from gone)
      ) as foods,
      (
        select coalesce(jsonb_agg(to_jsonb(meal) order by id), '[]') from quick_add_meal as meal
        where person_id = ${personId} and id in (select quick_add_meal_id from gone)
      ) as numbers,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'calendar_day_id', calendar_day_id, 'meal_moment', meal_moment, 'modified_at', modified_at,
          'leftover_of', leftover_of, 'reason', reason
        ) order by id), '[]')
        from calendar_item as item
        where person_id = ${personId} and id <> all(${ids}) and (
          calendar_day_id in (select id from days) or leftover_of = any(${ids})
          or id in (select leftover_of from gone)
          or reason ->> 'kind' = 'USES_FOOD' and reason ->> 'date' in (select date::text from days)
        )
      ) as others`.execute(db);
  return rows[0]!;
}

/** Stores what a replacement removed. Returns its id. */
export async function insertReplacement(
  db: Db,
  { personId, kept, now }: Readonly<{ personId: number; kept: Kept; now: Date }>,
): Promise<number> {
  const { id } = await db
    .insertInto('replacement')
    .values({
      person_id: personId,
      made_at: now,
      day_ids: [
        ...new Set([...kept.places.map(({ dayId }) => dayId), ...kept.skipped.map((item) => item.calendar_day_id)]),
      ],
      kept: JSON.stringify(kept),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Default values for what was added to the tables and to snapshots after a replacement was stored. */
const NEW_COLUMNS = {
  items: { locked: false, skipped: false },
  meals: { cook_for: 1, cook_for_chosen: false },
} as const;

function withNewColumns(kept: Kept): Kept {
  return {
    ...kept,
    skipped: (kept as Partial<Kept>).skipped ?? [],
    items: kept.items.map((item) => ({ ...NEW_COLUMNS.items, ...item })),
    meals: kept.meals.map((meal) => ({ ...NEW_COLUMNS.meals, ...meal })),
  };
}

/** Returns a replacement by its id, if it belongs to one of these people. */
export async function findReplacement(
  db: Db,
  id: number,
  people: Expression<number>,
): Promise<ReplacementRow | undefined> {
  const row = await db
    .selectFrom('replacement')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
  // Only `insertReplacement` writes this column.
  return row && { ...row, kept: row.kept === null ? null : withNewColumns(row.kept as Kept) };
}

/** Records that a replacement was undone, and deletes its snapshot. */
export async function updateUndone(db: Db, { person_id: personId, id }: ReplacementRow, now: Date): Promise<void> {
  await db
    .updateTable('replacement')
    .set({ undone_at: now, kept: null })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the replacements that can no longer be undone. */
export async function deleteOldReplacements(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('replacement')
    .where('made_at', '<=', new Date(now.getTime() - REPLACEMENT_KEPT_MS))
    .execute();
}
