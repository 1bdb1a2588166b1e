import { sql, type Kysely } from 'kysely';

/** Whether a person chose units. All-metric units in a profile written by a coach count as not chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table intake add column units_chosen boolean not null default true`).execute(db);
  await sql
    .raw(
      `update intake set units_chosen = false
        where (body_fat_percentage is not null or cardinality(not_given) > 0)
          and personal_weight_unit = 'KILOGRAMS'
          and not uses_imperial_measurements_for_recipes
          and not uses_imperial_measurements_for_height`,
    )
    .execute(db);
}
