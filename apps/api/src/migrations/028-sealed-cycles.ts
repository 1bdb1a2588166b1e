import { sql, type Kysely } from 'kysely';
import { type DataKeys, makePersonKey } from '../platform/secret/person-keys.ts';
import type { Tables } from '../platform/database/tables.ts';

/**
 * Cycles are sealed with a key per person, which is wrapped with a secret from outside the database. Existing plaintext
 * cycles are sealed and their table is dropped together with its file. Stored responses and request hashes that reveal
 * a cycle are deleted as well.
 */
export async function up(db: Kysely<Tables>, keys?: DataKeys): Promise<void> {
  const { rows } = await sql<PlainCycle>`
    select person_id, last_period_start::text as start, length_days from menstrual_cycle`.execute(db);
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  for (const { person_id: personId, start, length_days: length } of rows) {
    if (keys?.dataKey === undefined) throw new Error('Unencrypted cycles cannot be encrypted without the data key.');
    const key = await makePersonKey(db, keys, personId);
    const starts = key.seal('menstrual_cycle.starts', JSON.stringify([start]));
    const sealedLength = length === null ? null : key.seal('menstrual_cycle.length_days', String(length));
    await sql`insert into menstrual_cycle (person_id, starts, length_days)
      values (${personId}, ${starts}, ${sealedLength})`.execute(db);
  }
}

interface PlainCycle {
  readonly person_id: number;
  readonly start: string;
  readonly length_days: number | null;
}

const OWN = 'person_id = acting_person()';
const FOR_DELETION = `acting_system() = 'delete-profile'
  and (${OWN} or person_id = any ((select acting_clients())::integer[]))`;

/** Owner only; a coach may delete a client's profile, but never sees or changes the cycle that is deleted with it. */
const policiesOf = (table: string) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy for_owner on ${table} to current_user using (true) with check (true)`,
  `create policy own on ${table} for all using (${OWN}) with check (${OWN})`,
  `create policy seen_for_deletion on ${table} for select using (${FOR_DELETION})`,
  `create policy for_deletion on ${table} for delete using (${FOR_DELETION})`,
];

const STATEMENTS = [
  `drop table menstrual_cycle`,
  `create table person_key (
    person_id integer primary key references person(id) on delete cascade,
    wrapped bytea not null
  )`,
  ...policiesOf('person_key'),
  // No timestamps: a start is usually recorded on the same day, so the write time would reveal the date.
  `create table menstrual_cycle (
    person_id integer primary key references person(id) on delete cascade,
    starts bytea not null,
    length_days bytea
  )`,
  ...policiesOf('menstrual_cycle'),
  `select announce_changes('menstrual_cycle', 'profile')`,
  `alter table idempotency_record add column sealed bytea`,
  `delete from idempotency_record
    where answer::text ~ '"last_menstrual_period_start_date": "'
      or route in ('createUserProfile', 'updateUserProfile', 'replaceUserProfile', 'completeOnboarding')`,
];
