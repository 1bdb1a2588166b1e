import type { Tables } from '@weekbord/api/platform/database/tables';
import { MAX_OWN_FOODS } from '@weekbord/domain/foods/own-food-limit';
import { MAX_DAY_PLANS } from '@weekbord/domain/plans/plan-versions';
import {
  MAX_DIRECTIONS_LENGTH,
  MAX_INGREDIENTS,
  MAX_INGREDIENTS_OF_DAY,
  MAX_MEALS_OF_DAY,
  MAX_OWN_RECIPES,
} from '@weekbord/domain/recipes/amounts/meal-limits';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { type Kysely, sql } from 'kysely';
import { DIARY_DATE, type Fixture } from './fixture.ts';

type Db = Kysely<Tables>;

/** The number of consecutive full days, from the diary date: as many as a grocery list can have. */
export const FULL_DAYS = 31;
const STEPS = 50;
/** The number of meals on no day; there is no maximum, and a response contains at most a page of them. */
const UNPLANNED_MEALS = 1000;
/** The number of recipes and unplanned meals with the maximum number of ingredients: more than a page shows. */
const WHOLE = 150;
/** The number of versions of the plan: more than a page shows. */
const VERSIONS = 120;
const NAME = 'x'.repeat(200);
const STEP = 'x'.repeat(MAX_DIRECTIONS_LENGTH / STEPS);
const UNKNOWN_TRAITS = Array(7).fill("'unknown'").join(', ');
const TRAITS = 'vegan, vegetarian, pescatarian, gluten, lactose, nuts, crustaceans_shellfish';
const IN_PLANS = MEAL_MOMENTS.slice(0, 6);

/**
 * Fills a person's account up to its limits, with the largest texts that each record may have. The days after the diary
 * date are full too.
 */
export async function fillPerson(db: Db, { personId }: Pick<Fixture, 'personId'>): Promise<void> {
  await fillFoods(db, personId);
  await fillRecipes(db, personId);
  await fillDays(db, personId);
  await fillUnplanned(db, personId);
  await fillPlans(db, personId);
  // The tables are much larger now, which the database otherwise notices only later.
  await sql`analyze`.execute(db);
}

async function fillFoods(db: Db, personId: number): Promise<void> {
  const names = sql.raw(TRAITS);
  const count = db
    .selectFrom('food')
    .where('author_id', '=', personId)
    .select(sql`count(*)`.as('count'));
  await sql`
    insert into food (source, author_id, name_en, name_nl, category, role, perishable, kcal, protein, fat, carbohydrates,
      dislikes, ${names})
    select 'PERSON', ${personId}, left(number || ' ${sql.raw(NAME)}', 100), left(number || ' ${sql.raw(NAME)}', 100),
      'OTHER', 'other', false, 100, 5, 5, 5, '{}', ${sql.raw(UNKNOWN_TRAITS)}
    from generate_series(1, ${MAX_OWN_FOODS} - (${count})) as number`.execute(db);
  await sql`
    insert into serving (food_id, measure, description_en, description_nl, plural_en, plural_nl, grams)
    select id, 'g', 'g', 'g', 'g', 'g', 1 from food
    where author_id = ${personId} and not exists (select from serving where food_id = food.id)`.execute(db);
}

/** The person's servings, numbered from 0. */
const servingsOf = (personId: number) => sql`(
  select serving.id, row_number() over (order by serving.id) - 1 as number
  from serving join food on food.id = serving.food_id where food.author_id = ${personId}
)`;

async function fillRecipes(db: Db, personId: number): Promise<void> {
  const count = db
    .selectFrom('recipe_template')
    .where('author_id', '=', personId)
    .select(sql`count(*)`.as('count'));
  const steps = Array<string>(STEPS).fill(STEP);
  await sql`
    insert into recipe_template (author_id, name_en, name_nl, source_provider, published, created_at, modified_at,
      directions_en, directions_nl, meal_types, ${sql.raw(TRAITS)})
    select ${personId}, ${NAME}, ${NAME}, 'USER_GENERATED', true, now(), now(), ${steps}::text[], ${steps}::text[],
      '{DINNER}', ${sql.raw(UNKNOWN_TRAITS)}
    from generate_series(1, ${MAX_OWN_RECIPES} - (${count}))`.execute(db);
  await sql`
    insert into recipe_template_ingredient (recipe_template_id, position, serving_id, quantity, note_en, note_nl)
    select recipe.id, serving.number, serving.id, 1, ${NAME}, ${NAME}
    from (
      select id from recipe_template where author_id = ${personId} and name_en = ${NAME} order by id desc limit ${WHOLE}
    ) as recipe, ${servingsOf(personId)} as serving
    where serving.number < ${MAX_INGREDIENTS}`.execute(db);
}

/** Inserts meals of the person's newest recipe, each with this number of ingredients. Returns the ids of the meals. */
async function insertMeals(db: Db, personId: number, { count, lines }: Readonly<{ count: number; lines: number }>) {
  const { rows } = await sql<{ id: number }>`
    insert into recipe_meal (person_id, recipe_template_id, portions, portions_multiplier, kcal, protein)
    select ${personId}, max(id), 1, 1, 100, 5 from recipe_template, generate_series(1, ${count}) as number
    where author_id = ${personId} group by number
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into recipe_meal_ingredient (person_id, recipe_meal_id, position, serving_id, quantity, note_en, note_nl,
      modified_at)
    select ${personId}, meal.id, line, serving.id, 1, ${NAME}, ${NAME}, now()
    from unnest(${ids}::int[]) with ordinality as meal (id, number)
    cross join generate_series(1, ${lines}) as line
    join ${servingsOf(personId)} as serving
      on serving.number = (meal.number * ${lines} + line) % ${MAX_INGREDIENTS_OF_DAY}`.execute(db);
  return ids;
}

async function fillDays(db: Db, personId: number): Promise<void> {
  await sql`
    insert into calendar_day (person_id, date, note)
    select ${personId}, ${DIARY_DATE}::date + number, ${'x'.repeat(5000)} from generate_series(0, ${FULL_DAYS - 1}) as number
    on conflict do nothing`.execute(db);
  const count = FULL_DAYS * MAX_MEALS_OF_DAY;
  const ids = await insertMeals(db, personId, { count, lines: MAX_INGREDIENTS_OF_DAY / MAX_MEALS_OF_DAY });
  await sql`
    insert into calendar_item (person_id, calendar_day_id, meal_moment, recipe_meal_id, status, modified_at)
    select ${personId}, day.id, case when meal.number % 2 = 0 then 'DINNER' else 'LUNCH' end, meal.id, 'PLANNED', now()
    from unnest(${ids}::int[]) with ordinality as meal (id, number)
    join calendar_day as day on day.person_id = ${personId}
      and day.date = ${DIARY_DATE}::date + ((meal.number - 1) / ${MAX_MEALS_OF_DAY})::int
    where meal.number > (
      select count(*) from calendar_item as item join calendar_day as first
        on first.person_id = item.person_id and first.id = item.calendar_day_id
      where first.person_id = ${personId} and first.date = ${DIARY_DATE}
    )`.execute(db);
}

async function fillUnplanned(db: Db, personId: number): Promise<void> {
  await insertMeals(db, personId, { count: UNPLANNED_MEALS, lines: 1 });
  // The newest are shown first.
  await insertMeals(db, personId, { count: WHOLE, lines: MAX_INGREDIENTS });
}

async function fillPlans(db: Db, personId: number): Promise<void> {
  const count = db
    .selectFrom('day_plan')
    .where('person_id', '=', personId)
    .select(sql`count(*)`.as('count'));
  await sql`
    insert into day_plan (person_id, name, created_at)
    select ${personId}, ${NAME.slice(0, 100)}, now() from generate_series(1, ${MAX_DAY_PLANS} - (${count}))`.execute(
    db,
  );
  await sql`
    insert into meal_slot (person_id, day_plan_id, meal_moment, kcal, protein, carbohydrates, fat)
    select ${personId}, plan.id, moment, 400, 30, 40, 10
    from day_plan as plan, unnest(${[...IN_PLANS]}::text[]) as moment where plan.person_id = ${personId}
    on conflict do nothing`.execute(db);
  await sql`
    insert into plan_version (person_id, made_by, made_at, reason, before, after, changes_week, offered)
    select ${personId}, ${personId}, now(), ${NAME}, state.plan, state.plan, true, false
    from generate_series(1, ${VERSIONS}), (
      select jsonb_build_object('plans', jsonb_agg(jsonb_build_object('id', plan.id, 'name', plan.name, 'meals', (
        select jsonb_agg(jsonb_build_object('meal_moment', slot.meal_moment, 'kcal', slot.kcal, 'protein', slot.protein,
          'carbohydrates', slot.carbohydrates, 'fat', slot.fat))
        from meal_slot as slot where slot.person_id = plan.person_id and slot.day_plan_id = plan.id
      ))), 'week', null) as plan
      from day_plan as plan where plan.person_id = ${personId}
    ) as state`.execute(db);
}
