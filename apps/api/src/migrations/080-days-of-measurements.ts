import { sql, type Kysely } from 'kysely';

/** A measurement belongs to the date as written, regardless of the UTC offset of its time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table measurement add column utc_offset_minutes smallint not null default 0
    check (utc_offset_minutes between -1439 and 1439)`,
  `alter table measurement add column date date not null
    generated always as (((created_at at time zone 'UTC') + make_interval(mins => utc_offset_minutes::integer))::date) stored`,
  `do $$ begin
    execute regexp_replace(
      replace(
        replace(
          pg_get_functiondef('note_client_facts(integer[])'::regprocedure),
          '(created_at at time zone ''UTC'')::date', 'measurement.date'
        ),
        '(max(created_at) at time zone ''UTC'')::date', 'max(measurement.date)'
      ),
      '^CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'
    );
  end $$`,
];
