import { sql, type Kysely } from 'kysely';

/**
 * A custom food can be hidden, and corrected without changing what was logged with it: the logged meals then refer to a
 * copy with the previous nutrients.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const definer = (signature: string, body: string) =>
  `create function ${signature} language plpgsql security definer set search_path = public, pg_temp as $$ ${body} $$`;

const IS_OWN = `source = 'PERSON' and author_id = acting_person()`;
const IS_LOGGED = `item.status = 'EATEN'`;
/** Joins a serving of the corrected food to the serving of its copy with the same measure. */
const COPIED = `serving as old join serving as copy on copy.food_id = copy_id and copy.measure = old.measure`;

/** Points a column of the lines of logged meals at the copy. */
const keepLines = (column: string) => `
  update recipe_meal_ingredient as line set ${column} = copy.id from ${COPIED}
  where old.food_id = wanted and line.${column} = old.id and exists (
    select from calendar_item as item
    where item.person_id = line.person_id and item.recipe_meal_id = line.recipe_meal_id and ${IS_LOGGED}
  );`;

/** SQL for a nutrient that is unknown if any food lacks it. */
const whole = (figure: string) => `
  case when count(*) > count(food.${figure}) then null
    else coalesce(sum(food.${figure} * grams / 100 order by position), 0) end`;
/** SQL for the known part of a nutrient, unknown if no food has it; and how many foods lack it. */
const part = (figure: string) => `
  case when count(*) > 0 and count(food.${figure}) = 0 then null
    else coalesce(sum(food.${figure} * grams / 100 order by position), 0) end, count(*) - count(food.${figure})`;

const MACROS = ['kcal', 'protein', 'fat', 'carbohydrates', 'fiber'];
const FURTHER = [
  'sugars, sugars_unknown',
  'saturated_fat, saturated_fat_unknown',
  'known_fiber, fiber_unknown',
  'salt, salt_unknown',
];

const STATEMENTS = [
  `alter table food add retired text check (retired in ('HIDDEN', 'CORRECTED')),
    add check (retired is null or source = 'PERSON')`,
  definer(
    'keep_logged_food(wanted integer, copy_id integer) returns void',
    `begin
      if (select count(*) from food where id in (wanted, copy_id) and ${IS_OWN}) < 2 then return; end if;
      update single_food_meal as meal set serving_id = copy.id from ${COPIED}
      where old.food_id = wanted and meal.serving_id = old.id and exists (
        select from calendar_item as item
        where item.person_id = meal.person_id and item.single_food_meal_id = meal.id and ${IS_LOGGED}
      );
      ${keepLines('serving_id')}
      ${keepLines('replaced_serving_id')}
    end`,
  ),
  definer(
    'is_serving_used(wanted integer) returns boolean',
    `begin
      return exists (select from recipe_template_ingredient where serving_id = wanted)
        or exists (select from recipe_meal_ingredient where serving_id = wanted or replaced_serving_id = wanted)
        or exists (select from single_food_meal where serving_id = wanted);
    end`,
  ),
  // Includes clients' meals, since the author's recipes are planned for them.
  definer(
    'refresh_meals_of_food(wanted integer) returns void',
    `begin
      if not exists (select from food where id = wanted and ${IS_OWN}) then return; end if;
      update recipe_meal as meal set (${[...MACROS, ...FURTHER].join(', ')}) = (
        select ${MACROS.map(whole).join(', ')},
          ${['sugars', 'saturated_fat', 'fiber', 'salt'].map(part).join(', ')}
        from (
          select line.position, line.quantity * serving.grams as grams, serving.food_id
          from recipe_meal_ingredient as line join serving on serving.id = line.serving_id
          where line.person_id = meal.person_id and line.recipe_meal_id = meal.id
        ) as line join food on food.id = line.food_id where grams <> 0
      )
      where (meal.person_id, meal.id) in (
        select line.person_id, line.recipe_meal_id
        from recipe_meal_ingredient as line join serving on serving.id = line.serving_id
        where serving.food_id = wanted
      );
    end`,
  ),
];
