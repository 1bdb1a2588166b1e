import { sql, type Kysely } from 'kysely';

/**
 * A job deletes an organisation some time after it leaves: the organisation and everything that belongs to it alone,
 * and, if requested, its people, except staff and anyone with a running subscription.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_STAFF = `acting_system() = 'staff' and acting_as_staff()`;
/** Members of the organisation `leaving`. */
const MEMBERS = `select member.id from person as member join organisation as home on home.id = leaving.organisation_id
  where member.organisation_id = home.id or member.id = home.owner_id`;

const STATEMENTS = [
  `create table leaving_organisation (
    organisation_id integer primary key references organisation(id) on delete cascade,
    erase_at timestamptz not null,
    with_members boolean not null
  )`,
  `alter table leaving_organisation enable row level security`,
  `alter table leaving_organisation force row level security`,
  `create policy for_owner on leaving_organisation to current_user using (true) with check (true)`,
  `create policy by_staff on leaving_organisation using (${IS_STAFF}) with check (${IS_STAFF})`,
  `create policy seen on leaving_organisation for select using (acting_system() = 'expire')`,
  // Clients are deleted before their coaches: without the coach, no row says that a client belongs here.
  `create function people_of_left_organisation(left_id integer, until timestamptz) returns setof integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin
      if acting_system() is distinct from 'expire' then return; end if;
      return query
        select person.id from leaving_organisation as leaving join person on not person.is_staff and demo_until is null
          and (
            person.organisation_id = leaving.organisation_id
            or person.id = (select owner_id from organisation where id = leaving.organisation_id)
            or person.organisation_id is null and person.coach_id in (${MEMBERS})
          )
        where leaving.organisation_id = left_id and erase_at <= until and with_members
          and not exists (
            select from subscription
            where subscription.person_id = person.id and status in ('active', 'trialing', 'past_due')
          )
        order by person.is_coach, person.id;
    end $$`,
  `create function delete_left_organisation(left_id integer, until timestamptz) returns void
    language plpgsql security definer set search_path = public, pg_temp
    as $$ begin
      if acting_system() is distinct from 'expire' then return; end if;
      delete from organisation using leaving_organisation as leaving
      where organisation.id = left_id and leaving.organisation_id = left_id and leaving.erase_at <= until and not is_main;
    end $$`,
];
