import { sql, type Kysely } from 'kysely';

/**
 * Links that show a grocery list to others, and how many people a meal is cooked for. A visitor who opens a link is not
 * an acting person: their transaction sets `app.link` to the hash of the presented secret, and the database checks the
 * link itself and makes the rows of that one list visible.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWN_OR_CLIENTS = `(person_id = acting_person() or person_id = any ((select acting_clients())::integer[]))`;
const isVisited = (column: string) => `(acting_system() = 'visit' and ${column} = (select visited_list()))`;

/**
 * Returns a function that sees all rows but only answers one question. Every server start grants it to the serving role
 * before revoking it from all others, because servers that are still running read tables whose policies call it.
 */
const seeingAll = (head: string, body: string) =>
  `create function ${head} language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin ${body} end $$`;

const STATEMENTS = [
  `alter table recipe_meal add column cook_for smallint not null default 1 check (cook_for between 1 and 12)`,
  `create table grocery_link (
    person_id integer not null references person(id) on delete cascade,
    grocery_list_id integer not null,
    secret_hash bytea not null unique,
    made_at timestamptz not null,
    primary key (person_id, grocery_list_id),
    foreign key (person_id, grocery_list_id) references grocery_list (person_id, id) on delete cascade
  )`,
  `select announce_changes('grocery_link', 'groceries')`,
  `alter table grocery_link enable row level security`,
  `alter table grocery_link force row level security`,
  `create policy for_owner on grocery_link to current_user using (true) with check (true)`,
  `create policy in_reach on grocery_link for all using (${OWN_OR_CLIENTS}) with check (${OWN_OR_CLIENTS})`,
  seeingAll(
    'visited_list() returns integer',
    `return (
      select grocery_list_id from grocery_link
      join person on person.id = grocery_link.person_id and person.account_enabled
      where secret_hash = decode(nullif(current_setting('app.link', true), ''), 'hex')
    );`,
  ),
  // A custom food on a list is shown by name.
  seeingAll(
    'is_food_visited(wanted integer) returns boolean',
    `return exists (
      select from grocery_item as item where item.food_id = wanted
      and (item.person_id, item.grocery_list_id) in (select person_id, id from grocery_list where id = visited_list())
    );`,
  ),
  `create policy visited on grocery_link for select using (${isVisited('grocery_list_id')})`,
  `create policy visited on grocery_list for select using (${isVisited('id')})`,
  `create policy visited on grocery_item for select using (${isVisited('grocery_list_id')})`,
  `create policy ticked on grocery_item for update
    using (${isVisited('grocery_list_id')}) with check (${isVisited('grocery_list_id')})`,
  `create policy visited on food for select using (acting_system() = 'visit' and is_food_visited(id))`,
];
