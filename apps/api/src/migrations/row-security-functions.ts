/** Returns a function that sees all rows but only answers one question. */
const seeingAll = (head: string, body: string) =>
  `create function ${head} language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin ${body} end $$`;

/** The functions of row security: who acts, and who owns what. */
export const FUNCTIONS = [
  `create function acting_person() returns integer language sql stable parallel safe
    as $$ select nullif(current_setting('app.person_id', true), '')::integer $$`,
  `create function acting_system() returns text language sql stable parallel safe
    as $$ select coalesce(current_setting('app.system', true), '') $$`,
  seeingAll(
    'acting_clients() returns integer[]',
    `return array(
      select client.id from person as client where client.coach_id = (
        select coach.id from person as coach where coach.id = acting_person() and coach.is_coach and coach.account_enabled
      )
    );`,
  ),
  seeingAll(
    'acting_coach() returns integer',
    'return (select person.coach_id from person where person.id = acting_person());',
  ),
  // A recipe is shown with the meals made from it, regardless of its author.
  seeingAll(
    'is_recipe_in_reach(recipe integer) returns boolean',
    `return acting_system() in ('seed', 'refresh', 'sweep') or exists (
      select from recipe_template where recipe_template.id = recipe and (
        source_provider = 'WEEKMEALS' or author_id = acting_person() or author_id = any (acting_clients())
        or published and author_id = acting_coach()
        or acting_system() = 'delete-account' and author_id is null
      )
    ) or exists (
      select from recipe_meal where recipe_template_id = recipe
      and (person_id = acting_person() or person_id = any (acting_clients()))
    );`,
  ),
  seeingAll(
    'is_own_recipe(recipe integer) returns boolean',
    `return exists (
      select from recipe_template where recipe_template.id = recipe
      and source_provider = 'USER_GENERATED' and author_id = acting_person()
    );`,
  ),
  // A food is shown with the meals, recipes and grocery lists that contain it, regardless of its author.
  seeingAll(
    'is_food_in_reach(wanted integer) returns boolean',
    `return acting_system() in ('seed', 'refresh', 'delete-account') or exists (
      select from food where food.id = wanted and (
        source <> 'PERSON' or author_id = acting_person() or author_id = any (acting_clients())
      )
    ) or exists (
      select from grocery_item where food_id = wanted
      and (person_id = acting_person() or person_id = any (acting_clients()))
    ) or exists (
      select from serving where food_id = wanted and (
        exists (
          select from recipe_meal_ingredient where serving_id = serving.id
          and (person_id = acting_person() or person_id = any (acting_clients()))
        ) or exists (
          select from single_food_meal where serving_id = serving.id
          and (person_id = acting_person() or person_id = any (acting_clients()))
        ) or exists (
          select from recipe_template_ingredient where serving_id = serving.id
          and is_recipe_in_reach(recipe_template_id)
        )
      )
    );`,
  ),
  // A custom food, including one whose author's account is being deleted.
  seeingAll(
    'may_change_food(wanted integer) returns boolean',
    `return exists (
      select from food where food.id = wanted and source = 'PERSON' and (
        author_id = acting_person() or author_id is null and acting_system() = 'delete-account'
      )
    );`,
  ),
  seeingAll(
    'is_recipe_planned(recipe integer, other_than integer default null) returns boolean',
    `return exists (
      select from recipe_meal where recipe_template_id = recipe and person_id is distinct from other_than
    );`,
  ),
  seeingAll(
    'is_food_used(wanted integer) returns boolean',
    `return exists (select from grocery_item where food_id = wanted) or exists (
      select from serving where food_id = wanted and (
        exists (select from recipe_template_ingredient where serving_id = serving.id)
        or exists (select from recipe_meal_ingredient where serving_id = serving.id)
        or exists (select from single_food_meal where serving_id = serving.id)
      )
    );`,
  ),
  // The owner of a token must be known before there is an acting person. Anyone who has the token may know its owner.
  `create function session_of(hash bytea, used_since timestamptz, created_since timestamptz)
    returns table (
      token_id integer, last_used_at timestamptz, created_at timestamptz, id integer, is_coach boolean, is_staff boolean, coach_id integer,
      organisation_id integer, language text, account_enabled boolean, payment_status_override boolean, flags text[],
      payment_required boolean, subscriptions text[], leader_enabled boolean, leader_subscriptions text[],
      leader_has_organisation boolean, leader_product text
    )
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ #variable_conflict use_column
    begin return query
      select token.id, token.last_used_at, token.created_at, person.id, person.is_coach, person.is_staff, person.coach_id,
        coalesce(person.organisation_id, leader.organisation_id), person.language, person.account_enabled,
        person.payment_status_override, person.feature_flags || coalesce(organisation.feature_flags, '{}'),
        coalesce(organisation.payment_required, false),
        (select array_agg(status) from subscription where person_id = person.id),
        leader.account_enabled,
        (select array_agg(status) from subscription where person_id = leader.id),
        leader_organisation.id is not null,
        leader_organisation.product_stripe_id
      from auth_token as token
      join person on person.id = token.person_id
      left join person as leader on leader.id = case when person.is_coach then person.id else person.coach_id end
      left join organisation on organisation.id = coalesce(person.organisation_id, leader.organisation_id)
      left join organisation as leader_organisation on leader_organisation.id = leader.organisation_id
      where token.token_hash = hash and token.last_used_at > used_since and token.created_at > created_since;
    end $$`,
];

/** Functions that only the server's role may call. Each start grants the right. */
export const GUARDED = [
  'acting_clients()',
  'acting_coach()',
  'is_recipe_in_reach(integer)',
  'is_own_recipe(integer)',
  'is_food_in_reach(integer)',
  'may_change_food(integer)',
  'is_recipe_planned(integer, integer)',
  'is_food_used(integer)',
  'session_of(bytea, timestamptz, timestamptz)',
];
