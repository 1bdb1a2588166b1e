import { sql, type Kysely } from 'kysely';

/** The sender of reminders gets the organisation that a person's email comes from: its name, colour and logo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `drop function reminded_account()`,
  `create function reminded_account() returns table (
      email text, language text, subdomain text, organisation_id integer, account_enabled boolean,
      payment_status_override boolean, flags text[], payment_required boolean, subscriptions text[],
      leader_enabled boolean, leader_subscriptions text[], leader_has_organisation boolean, leader_product text
    ) language plpgsql stable security definer set search_path = public, pg_temp
    as $$ #variable_conflict use_column
    begin
      return query
      select person.email::text, person.language, organisation.subdomain, organisation.id, person.account_enabled,
        person.payment_status_override,
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
      where person.id = acting_person() and acting_system() = 'remind';
    end $$`,
];
