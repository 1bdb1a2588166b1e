import { type Kysely, sql } from 'kysely';
import { asSystem } from '../../platform/database/acting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteAnswersAbout } from '../../platform/http/idempotency.ts';

type Db = Kysely<Tables>;

/** An invitation: the record that a coach has of somebody who did not answer yet. */
export interface InvitationRow {
  readonly id: number;
  readonly invited_as: string;
  readonly coach_id: number;
  readonly coach: string;
  readonly organisation: string | null;
}

const waitingFor = (personId: number) => sql<boolean>`
  record.invited_as is not null and (
    record.id = ${personId}
    or record.stands_in and record.invited_as = (select email from person where id = ${personId})
  )`;

/** The invitations that wait for a person's answer: of their own account, and of its address; the latest first. */
export async function listInvitationsOf(db: Db, personId: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select record.id, record.invited_as, record.coach_id,
      trim(coach.first_name || ' ' || coach.last_name) as coach, organisation.name as organisation
    from person as record
    join person as coach on coach.id = record.coach_id and coach.is_coach
    left join organisation on organisation.id = coach.organisation_id
    where ${waitingFor(personId)}
    order by record.id desc`.execute(db);
  return rows;
}

/** One of them. Whoever answers it has locked themselves, so it is answered once. */
export async function findInvitation(db: Db, personId: number, id: number): Promise<InvitationRow | undefined> {
  const found = await listInvitationsOf(db, personId);
  return found.find((one) => one.id === id);
}

/** Makes a person the client of a coach, or of nobody; with it their own invitation is answered. */
export async function setCoach(db: Db, personId: number, coachId: number | null): Promise<void> {
  await db
    .updateTable('person')
    .set({ coach_id: coachId, invited_as: null, ...(coachId !== null && { organisation_id: null }) })
    .where('id', '=', personId)
    .execute();
}

/** Deletes the record that stood in for an account, and the coach's kept answers that show it. */
export async function deleteStandIn(db: Db, { id, invited_as: email }: InvitationRow): Promise<void> {
  await asSystem(db, 'delete-account', (trx) => deleteAnswersAbout(trx, { id, email }));
  await db.deleteFrom('person').where('id', '=', id).where('stands_in', '=', true).execute();
}
