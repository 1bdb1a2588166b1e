import { sql, type Kysely } from 'kysely';

/** Which foods can replace a food; and which lines of planned meals contain a replacement, for which food and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table food_swap (
    food_id integer not null references food(id) on delete cascade,
    position smallint not null,
    stand_in_id integer not null references food(id) on delete cascade,
    factor double precision not null check (factor > 0),
    primary key (food_id, position)
  )`,
  `create index food_swap_stand_in on food_swap (stand_in_id)`,
  `create table recipe_swap (
    recipe_template_id integer not null references recipe_template(id) on delete cascade,
    food_id integer not null references food(id) on delete cascade,
    position smallint not null,
    stand_in_id integer references food(id) on delete cascade,
    factor double precision not null default 1 check (factor > 0),
    primary key (recipe_template_id, food_id, position)
  )`,
  `create index recipe_swap_food on recipe_swap (food_id)`,
  `create index recipe_swap_stand_in on recipe_swap (stand_in_id)`,
  `alter table recipe_meal_ingredient
    add column swapped_from_id integer references food(id),
    add column swapped_because text[],
    add constraint recipe_meal_ingredient_swapped check ((swapped_from_id is null) = (swapped_because is null))`,
  // Small, because few lines are swapped. Used when a food is deleted.
  `create index recipe_meal_ingredient_swapped_from on recipe_meal_ingredient (swapped_from_id)
    where swapped_from_id is not null`,
];
