import { sql, type Kysely } from 'kysely';

/** The key of a recipe's painted picture. Anyone who has the key may see what the picture shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table recipe_template add column picture text`,
  `alter table recipe_template drop column pictures`,
  `create index recipe_template_picture on recipe_template (picture)`,
  `create function dish_of_picture(key text) returns jsonb language sql stable security definer
    set search_path = public, pg_temp
    as $$
      select jsonb_build_object(
        'slug', slug, 'id', id, 'scene', scene, 'form', form, 'meal', meal_types[1], 'name', name_en, 'steps', directions_en,
        'vegan', vegan = 'yes',
        'lines', coalesce(
          (
            select jsonb_agg(
              jsonb_build_object(
                'foodId', food.id, 'slug', food.slug, 'name', food.name_en,
                'grams', line.quantity * serving.grams, 'note', line.note_en
              )
              order by line.position, line.id
            )
            from recipe_template_ingredient as line
            join serving on serving.id = line.serving_id
            join food on food.id = serving.food_id
            where line.recipe_template_id = recipe_template.id
          ),
          '[]'
        )
      )
      from recipe_template where picture = key order by id limit 1
    $$`,
];
