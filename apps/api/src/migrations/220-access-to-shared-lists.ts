import { sql, type Kysely } from 'kysely';

/**
 * The link of a grocery list depends on the same facts about its owner's account as the calendar: a list of someone
 * without access to the product is not shown. Both read these facts with one function.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SHOWN_LINK = `(
  select link.person_id from calendar_link as link
  where acting_system() = 'visit' and link.secret_hash = decode(nullif(current_setting('app.link', true), ''), 'hex')
)`;

const FACTS = `account_enabled boolean, payment_status_override boolean, flags text[], payment_required boolean,
  subscriptions text[], leader_enabled boolean, leader_subscriptions text[], leader_has_organisation boolean,
  leader_product text`;

/** Returns a function that sees all rows but only answers one question. */
const seeingAll = (head: string, body: string) =>
  `create or replace function ${head} language plpgsql stable security definer set search_path = public, pg_temp
    as $$ #variable_conflict use_column
    begin ${body} end $$`;

const STATEMENTS = [
  // It sees what its caller sees: every row within the functions below, otherwise only rows that policies allow.
  `create function account_facts(wanted integer) returns table (${FACTS}) language plpgsql stable
    set search_path = public, pg_temp
    as $$ #variable_conflict use_column
    begin return query
      select person.account_enabled, person.payment_status_override,
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
      where person.id = wanted;
    end $$`,
  seeingAll(
    `calendar_account() returns table (language text, ${FACTS})`,
    `return query
      select person.language, facts.* from person cross join lateral account_facts(person.id) as facts
      where person.id = ${SHOWN_LINK};`,
  ),
  seeingAll(
    `visited_account() returns table (${FACTS}, known_age jsonb)`,
    `return query
      select facts.*, known_age_of(list.person_id)
      from grocery_list as list cross join lateral account_facts(list.person_id) as facts
      where acting_system() = 'visit' and list.id = visited_list();`,
  ),
];
