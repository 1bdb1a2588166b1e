import { sql, type Kysely } from 'kysely';

/**
 * A coach has an organisation of their own, which no one else can change and which is deleted with their account. The
 * portal without a subdomain is marked as such, since an organisation may have no portal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWN = `owner_id is not distinct from acting_person()`;

const STATEMENTS = [
  `alter table organisation add owner_id integer unique references person(id) on delete cascade`,
  `alter table organisation add is_main boolean not null default false check (not is_main or subdomain is null)`,
  `update organisation set is_main = true where subdomain is null`,
  `drop index organisation_default`,
  `create unique index organisation_main on organisation ((true)) where is_main`,
  `alter table person drop constraint person_organisation_id_fkey`,
  `alter table person add foreign key (organisation_id) references organisation(id) on delete set null`,

  `alter table organisation enable row level security`,
  `alter table organisation force row level security`,
  `create policy for_owner on organisation to current_user using (true) with check (true)`,
  `create policy seen on organisation for select using (true)`,
  // Organisations without an owner are part of the product, and are written before there is an acting person.
  `create policy made on organisation for insert with check (${OWN})`,
  `create policy changed on organisation for update using (${OWN}) with check (${OWN} or acting_system() = 'demo')`,
  `create policy gone on organisation for delete using (${OWN})`,

  // The organisation's look is part of what its coach and their clients see.
  `create function announce_organisation() returns trigger language plpgsql
    as $$ begin
      if new.owner_id is not null then
        perform announce(new.owner_id, 'profile');
        perform announce(client.id, 'profile') from person as client where client.coach_id = new.owner_id;
      end if;
      return null;
    end $$`,
  `create trigger announce_organisation after insert or update on organisation
    for each row execute function announce_organisation()`,
];
