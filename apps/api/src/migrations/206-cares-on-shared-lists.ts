import { sql, type Kysely } from 'kysely';

/**
 * The owner's dietary columns that a visitor of a shared grocery list needs, since a visitor cannot read the owner's
 * rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function visited_eater() returns table (
          diet text, food_intolerances_gluten boolean, food_intolerances_lactose boolean
        ) language plpgsql stable security definer set search_path = public, pg_temp
        as $$ #variable_conflict use_column
        begin return query
          select intake.diet, intake.food_intolerances_gluten, intake.food_intolerances_lactose
          from grocery_list as list join intake on intake.person_id = list.person_id
          where acting_system() = 'visit' and list.id = visited_list();
        end $$`,
    )
    .execute(db);
}
