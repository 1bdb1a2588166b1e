import { sql, type Kysely } from 'kysely';

/**
 * The secret URL from which a calendar app reads a person's meals. Functions that check the secret themselves return
 * what the app may see, and nothing else is accessible to it. Also stores how many people a person usually cooks for,
 * and for each meal whether that number was chosen for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWN = `person_id = acting_person()`;

/**
 * Returns a function that sees all rows but only answers one question. Every server start grants it to the serving role
 * before revoking it from all others, because servers that are still running read tables whose policies call it.
 */
const seeingAll = (head: string, body: string) =>
  `create function ${head} language plpgsql stable security definer set search_path = public, pg_temp
    as $$ #variable_conflict use_column
    begin ${body} end $$`;

const SHOWN_LINK = `(
  select link.person_id from calendar_link as link
  where acting_system() = 'visit' and link.secret_hash = decode(nullif(current_setting('app.link', true), ''), 'hex')
)`;

const STATEMENTS = [
  `alter table week_wishes add column cook_for smallint not null default 1 check (cook_for between 1 and 12)`,
  `alter table recipe_meal add column cook_for_chosen boolean not null default false`,
  // Before this migration, only a person could raise the number above one.
  `update recipe_meal set cook_for_chosen = true where cook_for > 1`,
  `create table calendar_link (
    person_id integer primary key references person(id) on delete cascade,
    secret_hash bytea not null unique,
    made_at timestamptz not null
  )`,
  `select announce_changes('calendar_link', 'profile')`,
  `alter table calendar_link enable row level security`,
  `alter table calendar_link force row level security`,
  `create policy for_owner on calendar_link to current_user using (true) with check (true)`,
  // Hidden from the coach, who would otherwise keep the URL after the person changes coaches.
  `create policy own on calendar_link for all using (${OWN}) with check (${OWN})`,
  seeingAll(
    `calendar_account() returns table (
      language text, account_enabled boolean, payment_status_override boolean, flags text[], payment_required boolean,
      subscriptions text[], leader_enabled boolean, leader_subscriptions text[], leader_has_organisation boolean,
      leader_product text
    )`,
    `return query
      select person.language, person.account_enabled, person.payment_status_override,
        person.feature_flags || coalesce(organisation.feature_flags, '{}'), coalesce(organisation.payment_required, false),
        (select array_agg(status) from subscription where person_id = person.id),
        leader.account_enabled,
        (select array_agg(status) from subscription where person_id = leader.id),
        leader_organisation.id is not null,
        leader_organisation.product_stripe_id
      from person
      left join person as leader on leader.id = case when person.is_coach then person.id else person.coach_id end
      left join organisation on organisation.id = coalesce(person.organisation_id, leader.organisation_id)
      left join organisation as leader_organisation on leader_organisation.id = leader.organisation_id
      where person.id = ${SHOWN_LINK};`,
  ),
  // Names and times, but never a meal's ingredients or nutrients.
  seeingAll(
    `calendar_meals(first date, last date) returns table (
      id integer, date date, meal_moment text, modified_at timestamptz, name_en text, name_nl text, cook_for integer,
      is_leftover boolean, preparation integer, cooking integer, waiting integer
    )`,
    `return query
      select item.id, day.date, item.meal_moment, item.modified_at,
        coalesce(recipe.name_en, food.name_en, quick.name), coalesce(recipe.name_nl, food.name_nl, quick.name),
        dish.cook_for::integer, item.leftover_of is not null,
        recipe.preparation_time_min, recipe.cooking_time_min, recipe.waiting_time_min
      from calendar_day as day
      join calendar_item as item on item.person_id = day.person_id and item.calendar_day_id = day.id
      left join recipe_meal as dish on dish.person_id = item.person_id and dish.id = item.recipe_meal_id
      left join recipe_template as recipe on recipe.id = dish.recipe_template_id
      left join single_food_meal as single on single.person_id = item.person_id and single.id = item.single_food_meal_id
      left join serving on serving.id = single.serving_id
      left join food on food.id = serving.food_id
      left join quick_add_meal as quick on quick.person_id = item.person_id and quick.id = item.quick_add_meal_id
      where day.person_id = ${SHOWN_LINK} and day.date between first and last
      order by day.date, item.id;`,
  ),
];
