import { sql, type Kysely } from 'kysely';

/** Which meals a person locked, so that planning leaves them in place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [`alter table calendar_item add column locked boolean not null default false`];
