import { FRESH_DAYS, type PlanReason } from '@weekbord/domain/planner/plan-reasons';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/**
 * Drops the reasons of later meals that use a food of some days in which something changed: perhaps it is not there any
 * more.
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

/** Drops the reasons of some kinds that stand in a person's days from a date on. */
export async function dropReasonsFrom(
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
