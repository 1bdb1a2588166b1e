import { FRESH_DAYS, type PlanReason } from '@weekbord/domain/planner/reasons/plan-reasons';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/**
 * Deletes the reasons for later meals that name a food from the changed days, since that food may no longer be there.
 */
export async function dropReasonsAbout(db: Db, personId: number, dayIds: readonly number[]): Promise<void> {
  if (dayIds.length === 0) return;
  await sql`
    update calendar_item set reason = null
    from calendar_day as later, calendar_day as changed
    where changed.person_id = ${personId} and changed.id = any(${dayIds})
      and later.person_id = ${personId} and later.date > changed.date and later.date <= changed.date + ${FRESH_DAYS}::int
      and calendar_item.person_id = ${personId} and calendar_item.calendar_day_id = later.id
      and reason ->> 'kind' = 'USES_FOOD' and reason ->> 'date' = changed.date::text`.execute(db);
}

/**
 * Deletes the reasons of planned meals that may no longer be true: those of the given kinds on a person's days on or
 * after a date, or those that name a recurring meal that was deleted, paused or moved to other weekdays.
 */
export function dropReasons(
  db: Db,
  personId: number,
  which: Readonly<{ kinds: readonly PlanReason['kind'][]; from: string }> | Readonly<{ recurringId: number }>,
): Promise<void> {
  return 'kinds' in which ? dropReasonsFrom(db, personId, which) : dropReasonsOfRecurring(db, personId, which);
}

/** Deletes the reasons of the given kinds on a person's days on or after a date. */
async function dropReasonsFrom(
  db: Db,
  personId: number,
  { kinds, from }: Readonly<{ kinds: readonly PlanReason['kind'][]; from: string }>,
): Promise<void> {
  await sql`
    update calendar_item set reason = null
    from calendar_day as day
    where day.person_id = ${personId} and day.date >= ${from}
      and calendar_item.person_id = ${personId} and calendar_item.calendar_day_id = day.id
      and reason ->> 'kind' = any(${kinds})`.execute(db);
}

/**
 * Deletes the reasons for meals that were planned because a meal recurs, if that meal was deleted or paused or now
 * recurs on other weekdays. From then on the planned meals count as the person's own, since the recurring meal was
 * their choice.
 */
export async function dropReasonsOfRecurring(
  db: Db,
  personId: number,
  among: Readonly<{ recurringId: number } | { ids: readonly number[] }>,
): Promise<void> {
  const isAmong =
    'ids' in among ? sql`item.id = any(${among.ids})` : sql`(item.reason ->> 'recurring')::int = ${among.recurringId}`;
  await sql`
    update calendar_item as item set reason = null, planned_by = 'PERSON'
    where item.person_id = ${personId} and item.reason ->> 'kind' = 'EVERY_WEEK' and ${isAmong} and not exists (
      select from recurring_meal as recurring
      where recurring.person_id = ${personId} and recurring.id = (item.reason ->> 'recurring')::int
        and not recurring.paused and to_char((item.reason ->> 'date')::date, 'FMday') = any(recurring.weekdays)
    )`.execute(db);
}
