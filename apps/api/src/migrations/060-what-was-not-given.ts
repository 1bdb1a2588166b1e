import { sql, type Kysely } from 'kysely';

/** Which parts of a profile were not given, and the meal moments that a person's plan starts with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table intake
        add column not_given text[] not null default '{}',
        add column meal_moments text[]`,
    )
    .execute(db);
}
