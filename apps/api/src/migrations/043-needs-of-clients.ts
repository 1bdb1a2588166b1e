import { sql, type Kysely } from 'kysely';
import { NEEDS_FUNCTIONS } from './needs-functions.ts';

/**
 * The totals of each diary day, updated as it changes; and for each client of a coach, the facts that determine whether
 * they need attention, in one row, so that thousands can be read together. A coach may snooze a client.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const OWN_OR_CLIENTS = `(person_id = acting_person() or person_id = any ((select acting_clients())::integer[]))`;

const protect = (table: string) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy for_owner on ${table} to current_user using (true) with check (true)`,
];

type Change = 'insert' | 'update' | 'delete';

/** Calls a function once for each statement that changed rows of a table, with these rows as `added` and `removed`. */
const onStatement = (table: string, change: Change, called: string) => {
  const rows = [change !== 'insert' && 'old table as removed', change !== 'delete' && 'new table as added'];
  return `create trigger ${called}_on_${change} after ${change} on ${table}
    referencing ${rows.filter(Boolean).join(' ')} for each statement execute function ${called}()`;
};
const ALL = ['insert', 'update', 'delete'] as const;

/** The number of people per batch in this migration. */
const BATCH = 500;

const STATEMENTS = [
  `create table day_total (
    person_id integer not null references person(id) on delete cascade,
    date date not null,
    meals integer not null,
    eaten_meals integer not null,
    planned_kcal numeric,
    planned_protein numeric,
    planned_is_partial boolean not null,
    eaten_kcal numeric,
    eaten_protein numeric,
    eaten_is_partial boolean not null,
    primary key (person_id, date)
  )`,
  ...protect('day_total'),
  `create policy in_reach on day_total for select using (${OWN_OR_CLIENTS})`,

  // The facts are stored as one JSON list, because separate columns are too slow to read for thousands of clients.
  `create table client_facts (
    person_id integer primary key references person(id) on delete cascade,
    coach_id integer not null references person(id) on delete cascade,
    facts text not null
  )`,
  `create index client_facts_coach on client_facts (coach_id)`,
  ...protect('client_facts'),
  // Includes the coach, because looking up each client takes too long for thousands.
  `create policy in_reach on client_facts for select
    using (person_id = acting_person() or coach_id = (select acting_as_coach()))`,

  `create table client_snooze (
    person_id integer not null references person(id) on delete cascade,
    coach_id integer not null references person(id) on delete cascade,
    until date,
    needs text[] not null,
    snoozed_on date not null,
    primary key (person_id, coach_id)
  )`,
  `create index client_snooze_coach on client_snooze (coach_id)`,
  ...protect('client_snooze'),
  `create policy of_coach on client_snooze for all
    using (coach_id = (select acting_as_coach()) and person_id in (select unnest(acting_clients())))`,
  `create policy own on client_snooze for select using (person_id = acting_person())`,
  `select announce_changes('client_snooze', 'profile')`,

  `create index plan_version_asked on plan_version (made_by) where answer = 'ASKED'`,
  `create index client_note_unseen on client_note (coach_id, person_id) where read_at is null and author_id = person_id`,

  ...NEEDS_FUNCTIONS,
  ...ALL.map((change) => onStatement('calendar_item', change, 'count_changed_items')),
  ...['recipe_meal', 'quick_add_meal', 'single_food_meal'].map((table) =>
    onStatement(table, 'update', `count_changed_${table}`),
  ),
  `create trigger count_changed_day after update of date or delete on calendar_day
    for each row execute function count_changed_day()`,
  `create trigger count_changed_food after update on food for each row
    when ((old.kcal, old.protein) is distinct from (new.kcal, new.protein)) execute function count_changed_food()`,
  `create trigger count_changed_serving after update on serving for each row
    when ((old.grams, old.food_id) is distinct from (new.grams, new.food_id)) execute function count_changed_food()`,
  ...['measurement', 'intake', 'weekly_plan', 'meal_slot'].flatMap((table) =>
    ALL.map((change) => onStatement(table, change, 'note_changed_facts')),
  ),
  `create trigger note_new_clients after insert on person
    referencing new table as added for each statement execute function note_new_clients()`,
  `create trigger note_changed_client after update of coach_id, account_enabled, invited_as on person for each row
    when ((old.coach_id, old.account_enabled, old.invited_as) is distinct from (new.coach_id, new.account_enabled, new.invited_as))
    execute function note_changed_client()`,

  `do $$ declare batch integer[]; begin
    for batch in select array_agg(id) from (
      select id, (row_number() over (order by id) - 1) / ${BATCH} as place from person
    ) as one group by place loop
      perform count_days(array_agg(person_id), array_agg(id)) from calendar_day where person_id = any (batch);
      perform note_client_facts(batch);
    end loop;
  end $$`,
];
