import { sql, type Kysely } from 'kysely';

/** Which foods a cook uses interchangeably, and the state of a meal's line before a person swapped its food. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Returns a function that sees all rows but only answers one question. */
const seeingAll = (head: string, body: string) =>
  `create or replace function ${head} language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin ${body} end $$`;

const IS_OWN_LINE = 'person_id = acting_person() or person_id = any (acting_clients())';

const STATEMENTS = [
  `alter table food add column kitchen_kind text, add column kitchen_place smallint,
    add column kitchen_on_need boolean not null default false,
    add constraint food_kitchen_kind check ((kitchen_kind is null) = (kitchen_place is null))`,
  `create index food_kitchen_kind on food (kitchen_kind, kitchen_place) where kitchen_kind is not null`,
  `alter table recipe_meal_ingredient
    add column replaced_serving_id integer references serving(id),
    add column replaced_quantity double precision,
    add column replaced_from_id integer references food(id),
    add column replaced_because text[],
    add constraint recipe_meal_ingredient_replaced check (
      (replaced_serving_id is null) = (replaced_quantity is null)
      and (replaced_from_id is null) = (replaced_because is null)
      and (replaced_from_id is null or replaced_serving_id is not null)
    )`,
  // Small, because few lines are swapped. Used when a food or a serving is deleted.
  `create index recipe_meal_ingredient_replaced_serving on recipe_meal_ingredient (replaced_serving_id)
    where replaced_serving_id is not null`,
  `create index recipe_meal_ingredient_replaced_from on recipe_meal_ingredient (replaced_from_id)
    where replaced_from_id is not null`,
  // A line is shown with its former food, no matter who created that food.
  seeingAll(
    'is_food_in_reach(wanted integer) returns boolean',
    `return acting_system() in ('seed', 'refresh', 'delete-account') or exists (
      select from food where food.id = wanted and (
        source <> 'PERSON' or author_id = acting_person() or author_id = any (acting_clients())
      )
    ) or exists (
      select from grocery_item where food_id = wanted and (${IS_OWN_LINE})
    ) or exists (
      select from recipe_meal_ingredient where swapped_from_id = wanted and (${IS_OWN_LINE})
    ) or exists (
      select from recipe_meal_ingredient where replaced_from_id = wanted and (${IS_OWN_LINE})
    ) or exists (
      select from serving where food_id = wanted and (
        exists (
          select from recipe_meal_ingredient where serving_id = serving.id and (${IS_OWN_LINE})
        ) or exists (
          select from recipe_meal_ingredient where replaced_serving_id = serving.id and (${IS_OWN_LINE})
        ) or exists (
          select from single_food_meal where serving_id = serving.id and (${IS_OWN_LINE})
        ) or exists (
          select from recipe_template_ingredient where serving_id = serving.id
          and is_recipe_in_reach(recipe_template_id)
        )
      )
    );`,
  ),
  seeingAll(
    'is_food_used(wanted integer) returns boolean',
    `return exists (select from grocery_item where food_id = wanted)
      or exists (select from recipe_meal_ingredient where swapped_from_id = wanted)
      or exists (select from recipe_meal_ingredient where replaced_from_id = wanted)
      or exists (
        select from serving where food_id = wanted and (
          exists (select from recipe_template_ingredient where serving_id = serving.id)
          or exists (select from recipe_meal_ingredient where serving_id = serving.id)
          or exists (select from recipe_meal_ingredient where replaced_serving_id = serving.id)
          or exists (select from single_food_meal where serving_id = serving.id)
        )
      );`,
  ),
];
