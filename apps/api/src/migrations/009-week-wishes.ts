import { sql, type Kysely } from 'kysely';

/** A person's wishes for their weeks: one row once the person has answered, even without a wish. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const dinners = (column: string) => `${column} smallint not null check (${column} between 0 and 7)`;
const isInReach = `(person_id = acting_person() or person_id = any ((select acting_clients())::integer[]))`;

const STATEMENTS = [
  `create table week_wishes (
    person_id integer primary key references person(id) on delete cascade,
    ${dinners('meat_dinners')},
    ${dinners('fish_dinners')},
    ${dinners('meatless_dinners')},
    lunch text not null check (lunch in ('EITHER', 'COLD', 'WARM')),
    dinner_minutes integer[] not null check (cardinality(dinner_minutes) = 7),
    same_breakfast boolean not null,
    cook_twice text not null check (cook_twice in ('NONE', 'DINNER_DINNER', 'DINNER_LUNCH')),
    familiarity text not null check (familiarity in ('FAMILIAR', 'BALANCED', 'ADVENTUROUS'))
  )`,
  `alter table week_wishes enable row level security`,
  `alter table week_wishes force row level security`,
  `create policy for_owner on week_wishes to current_user using (true) with check (true)`,
  `create policy in_reach on week_wishes for all using (${isInReach}) with check (${isInReach})`,
];
