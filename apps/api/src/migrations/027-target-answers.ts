import { sql, type Kysely } from 'kysely';

/** People's answers to proposed energy targets, and what an accepted one replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWN_OR_CLIENTS = `(person_id = acting_person() or person_id = any ((select acting_clients())::integer[]))`;

const STATEMENTS = [
  `create table target_answer (
    person_id integer primary key references person(id) on delete cascade,
    answer text not null check (answer in ('ACCEPTED', 'DECLINED')),
    quiet_until timestamptz not null,
    day_plan_id integer,
    replaced jsonb,
    written jsonb,
    check ((answer = 'ACCEPTED') = (day_plan_id is not null)),
    check ((answer = 'ACCEPTED') = (replaced is not null and written is not null))
  )`,
  `alter table target_answer enable row level security`,
  `alter table target_answer force row level security`,
  `create policy for_owner on target_answer to current_user using (true) with check (true)`,
  `create policy in_reach on target_answer for all using (${OWN_OR_CLIENTS}) with check (${OWN_OR_CLIENTS})`,
  `select announce_changes('target_answer', 'plan')`,
];
