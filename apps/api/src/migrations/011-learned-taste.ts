import { sql, type Kysely } from 'kysely';

/**
 * The data from which a person's taste is learned in addition to their diary and favourites, and why a meal was
 * planned.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWN_OR_CLIENTS = `(person_id = acting_person() or person_id = any ((select acting_clients())::integer[]))`;

const STATEMENTS = [
  `create table taste_answer (
    person_id integer not null references person(id) on delete cascade,
    recipe_template_id integer not null references recipe_template(id) on delete cascade,
    answer text not null check (answer in ('MORE', 'LESS')),
    given_on date not null,
    primary key (person_id, recipe_template_id)
  )`,
  `create table turned_down_recipe (
    person_id integer not null references person(id) on delete cascade,
    recipe_template_id integer not null references recipe_template(id) on delete cascade,
    date date not null,
    primary key (person_id, recipe_template_id, date)
  )`,
  ...['taste_answer', 'turned_down_recipe'].flatMap((table) => [
    // Used when a recipe is deleted.
    `create index ${table}_recipe on ${table} (recipe_template_id)`,
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy for_owner on ${table} to current_user using (true) with check (true)`,
    `create policy in_reach on ${table} for all using (${OWN_OR_CLIENTS}) with check (${OWN_OR_CLIENTS})`,
  ]),
  // Data up to this date is no longer used for learning.
  `alter table person add column taste_forgotten_on date`,
  `alter table calendar_item add column reason jsonb`,
];
