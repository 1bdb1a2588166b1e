import type { CyclePart } from '@weekbord/domain/cycle/cycle-sharing';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { CycleShareTable } from '../../platform/database/tables/intake.ts';

type Db = Kysely<Tables>;
export type CycleShareRow = Selectable<CycleShareTable>;

/**
 * Returns what a person with an open account shares with her coach at a given time; undefined if she shares nothing or
 * the sharing ended.
 */
export function findCycleShare(db: Db, personId: number, now: Date): Promise<CycleShareRow | undefined> {
  return db
    .selectFrom('cycle_share')
    .innerJoin('person', (join) =>
      join.onRef('person.id', '=', 'cycle_share.person_id').onRef('person.coach_id', '=', 'cycle_share.coach_id'),
    )
    .selectAll('cycle_share')
    .where('cycle_share.person_id', '=', personId)
    .where('person.account_enabled', '=', true)
    .where('shared_until', '>', now)
    .executeTakeFirst();
}

/** The parts to share, the coach, and the end of sharing. */
export interface NewShare {
  readonly coachId: number;
  readonly parts: readonly CyclePart[];
  readonly since: Date;
  readonly until: Date;
}

/** Shares parts of a person's cycle, replacing what was shared before. */
export async function saveCycleShare(db: Db, personId: number, share: NewShare): Promise<void> {
  const values = {
    coach_id: share.coachId,
    parts: [...share.parts],
    shared_since: share.since,
    shared_until: share.until,
  };
  await db
    .insertInto('cycle_share')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute();
}

/** Stops sharing a person's cycle. Returns whether anything was shared. */
export async function deleteCycleShare(db: Db, personId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cycle_share')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes shares that have expired. */
export async function deleteEndedShares(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('cycle_share').where('shared_until', '<=', now).execute();
}
