import { sql, type Kysely } from 'kysely';

/** Anyone who may delete a profile may delete the stored responses that show it, no matter who received them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const RULE = `acting_system() = 'delete-profile'
  and (acting_person() = any (people) or people && (select acting_clients())::integer[])`;

const STATEMENTS = [
  `create policy seen_for_profile on idempotency_record for select using (${RULE})`,
  `create policy for_profile on idempotency_record for delete using (${RULE})`,
];
