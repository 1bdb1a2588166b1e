import { sql, type Kysely } from 'kysely';

/** Whether a person chose units; those of whom a coach wrote the profile, and which are all metric, nobody chose. */
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
