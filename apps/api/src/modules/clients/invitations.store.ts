import { RETENTION_PERIODS, keptSince } from '@weekbord/domain/privacy/retention-periods';
import type { PlanState } from '@weekbord/domain/plans/plan-versions';
import { type Kysely, sql } from 'kysely';
import { asSystem } from '../../platform/database/acting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MinorStatement } from '../../platform/database/tables/people.ts';
import { deleteAnswersAbout } from '../../platform/http/idempotency.ts';

type Db = Kysely<Tables>;

/** An invitation: the coach's placeholder account for a person who has not answered. */
export interface InvitationRow {
  readonly id: number;
  readonly invited_as: string;
  readonly coach_id: number;
  readonly coach: string;
  readonly organisation: string | null;
  /** The coach's statement about the person as a minor. */
  readonly minor_statement: MinorStatement | null;
}

/** Returns a person's unanswered invitations, latest first. */
export async function listInvitationsOf(db: Db, personId: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select record.id, record.invited_as, record.coach_id,
      trim(coach.first_name || ' ' || coach.last_name) as coach, organisation.name as organisation,
      record.minor_statement
    from person as record
    join person as coach on coach.id = record.coach_id and coach.is_coach
    left join organisation on organisation.id = coach.organisation_id
    where record.stands_in and record.invited_as = (select email from person where id = ${personId})
    order by record.id desc`.execute(db);
  return rows;
}

/** Returns one unanswered invitation of a person. The answering person is locked, so it is answered only once. */
export async function findInvitation(db: Db, personId: number, id: number): Promise<InvitationRow | undefined> {
  const found = await listInvitationsOf(db, personId);
  return found.find((one) => one.id === id);
}

/** Makes a person the client of a coach. */
export async function setCoach(db: Db, personId: number, coachId: number): Promise<void> {
  await db.updateTable('person').set({ coach_id: coachId, organisation_id: null }).where('id', '=', personId).execute();
}

/** A plan that a coach made for a placeholder account, and the last reason the coach gave. */
export type PlanOfPlaceholder = Readonly<{ plan: PlanState; reason: string | null }>;

/**
 * Returns the plan of the placeholder account that invites the acting person; null if it has no week. The coach cannot
 * change the account until the transaction ends.
 */
export async function findPlanOfPlaceholder(db: Db, { id }: InvitationRow): Promise<PlanOfPlaceholder | null> {
  const { rows } = await sql<{ found: PlanOfPlaceholder | null }>`
    select plan_of_placeholder(${id}::integer) as found`.execute(db);
  return rows[0]?.found ?? null;
}

/** The ids of the planned meals and the active recurring meals that became a person's. */
export type TakenMeals = Readonly<{ items: readonly number[]; recurring: readonly number[] }>;

/**
 * Gives the acting person the records their coach made for their placeholder account; where there can be only one, such
 * as the profile, they keep their own. The plan is included only if `takesPlan`.
 */
export async function takeOver(
  db: Db,
  { id }: InvitationRow,
  { takesPlan }: Readonly<{ takesPlan: boolean }>,
): Promise<TakenMeals> {
  const { rows } = await sql<{ taken: TakenMeals }>`
    select take_over_placeholder(${id}::integer, ${takesPlan}::boolean) as taken`.execute(db);
  return rows[0]!.taken;
}

/** Deletes a placeholder account, and the coach's stored responses that show it. */
export async function deletePlaceholder(
  db: Db,
  { id, invited_as: email }: Pick<InvitationRow, 'id' | 'invited_as'>,
): Promise<void> {
  await asSystem(db, 'delete-account', (trx) => deleteAnswersAbout(trx, { id, email }));
  await db.deleteFrom('person').where('id', '=', id).where('stands_in', '=', true).execute();
}

/**
 * Whether a coach is still shown that an invitation ended. Uses the clock of the database, because the database records
 * the end.
 */
const IS_TOLD = sql<boolean>`ended_at > now() - make_interval(days => ${RETENTION_PERIODS.endedInvitations.period.count}::integer)`;
const TOLD_AT_MOST = 100;

/** Deletes the placeholder accounts of expired invitations, and the records of invitations that ended long ago. */
export async function deleteOldInvitations(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('person')
    .where('stands_in', '=', true)
    .where('created_at', '<=', keptSince('invitations', now))
    .execute();
  await sql`delete from ended_invitation where not ${IS_TOLD}`.execute(db);
}

/** Returns a coach's invitations that ended without being accepted, latest first. */
export async function listEndedInvitations(
  db: Db,
  coachId: number,
): Promise<{ id: number; invited_on: string; reason: 'EXPIRED' | 'WITHDRAWN' }[]> {
  return endingsOf(db, coachId)
    .select(['id', 'invited_on', 'end_reason as reason'])
    .where('end_reason', '!=', 'LEFT')
    .$narrowType<{ invited_on: string; reason: 'EXPIRED' | 'WITHDRAWN' }>()
    .execute();
}

/** Returns when clients left a coach, latest first. */
export async function listLeftClients(db: Db, coachId: number): Promise<{ id: number; left_on: string }[]> {
  return endingsOf(db, coachId)
    .select(['id', sql<string>`(ended_at at time zone 'UTC')::date`.as('left_on')])
    .where('end_reason', '=', 'LEFT')
    .execute();
}

/** The most recent ended invitations that a coach is still shown. */
function endingsOf(db: Db, coachId: number) {
  return db
    .selectFrom('ended_invitation')
    .where('person_id', '=', coachId)
    .where(IS_TOLD)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TOLD_AT_MOST);
}

/** Ends the relationship between a client and their coach; the acting person is one of the two. */
export async function releaseClient(db: Db, id: number): Promise<void> {
  await sql`select release_client(${id}::integer)`.execute(db);
}
