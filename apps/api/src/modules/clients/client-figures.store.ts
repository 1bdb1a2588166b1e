import type { EatenDays } from '@weekbord/domain/clients/adherence';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { type Expression, type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { SHOWN_ADDRESS } from './clients.store.ts';

type Db = Kysely<Tables>;

/** A client with an open account, as their coach sees them. */
export type ActiveClient = Readonly<{
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  is_invited: boolean;
}>;

type Wanted = Readonly<{
  coachId: number;
  /** The coach's clients, limited to those the coach may see. */
  people: Expression<number>;
  /** Part of a name or an address; empty for all clients. */
  search: string;
}>;

/** Returns a coach's clients with an open account. */
export function listActiveClients(db: Db, { coachId, people, search }: Wanted): Promise<ActiveClient[]> {
  const all = db
    .selectFrom('person')
    .select([
      'id',
      'first_name',
      'last_name',
      SHOWN_ADDRESS.as('email'),
      sql<boolean>`invited_as is not null`.as('is_invited'),
    ])
    .where('coach_id', '=', coachId)
    .where('id', '!=', coachId)
    .where('account_enabled', '=', true)
    .where('id', 'in', people);
  if (search === '') return all.execute();
  const searched = sql<string>`lower(first_name || ' ' || last_name || ' ' || ${SHOWN_ADDRESS})`;
  return all.where(sql<boolean>`strpos(${searched}, lower(${search})) > 0`).execute();
}

type Period = Readonly<{ ids: readonly number[]; from: PlainDate; until: PlainDate }>;

/** Sums over the logged days of a person, in the order that the database returns. */
type StoredSums = readonly [
  id: number,
  loggedDays: number,
  eatenKcal: number | null,
  goalKcal: number | null,
  eatenProtein: number | null,
  goalProtein: number | null,
];

/**
 * Returns the list as a single text value, because the driver spends as long on one column of one row as on this whole
 * text.
 */
const EATEN = statement((db, place: Place<Period>) => {
  const sums = sql<{ listed: string | null }>`
    select string_agg(json_build_array(
      person_id, logged, eaten_kcal, goal_kcal, eaten_protein, goal_protein
    )::text, ',') as listed
    from (
      select day.person_id, count(*) as logged,
        sum(day.eaten_kcal) filter (where is_known) as eaten_kcal, sum(goal.kcal) filter (where is_known) as goal_kcal,
        sum(day.eaten_protein) filter (where is_known) as eaten_protein,
        sum(goal.protein) filter (where is_known) as goal_protein
      from day_total as day
      left join weekly_plan as week on week.person_id = day.person_id
      left join lateral (
        select sum(kcal) as kcal, sum(protein) as protein from meal_slot
        where meal_slot.person_id = day.person_id and meal_slot.day_plan_id = (array[
          week.monday, week.tuesday, week.wednesday, week.thursday, week.friday, week.saturday, week.sunday
        ])[extract(isodow from day.date)::integer]
      ) as goal on true
      cross join lateral (select goal.kcal is not null and not day.eaten_is_partial as is_known) as known
      where day.person_id = any(${place('ids')}) and day.date between ${place('from')}::date and ${place('until')}::date
        and day.eaten_meals > 0
      group by day.person_id
    ) as of_person`;
  return { compile: () => sums.compile(db) };
});

/** Returns what people ate on their logged days between two dates. People who logged nothing are omitted. */
export async function listEatenDays(db: Db, period: Period): Promise<Map<number, EatenDays>> {
  const [row] = await EATEN(db, period);
  const stored = JSON.parse(`[${row?.listed ?? ''}]`) as StoredSums[];
  return new Map(
    stored.map(([id, loggedDays, eatenKcal, goalKcal, eatenProtein, goalProtein]) => [
      id,
      { loggedDays, eatenKcal, goalKcal, eatenProtein, goalProtein },
    ]),
  );
}

/** The audited actions that count as viewing a client's weights. */
const LOOKS_AT_WEIGHTS = ['read users/clientWeek', 'read measurements/progress', 'read measurements/userWeight'];
/** Weights older than this do not count as new for a coach who has never looked. */
const NEW_FOR_DAYS = 14;

/**
 * Returns, for each person, the number of weights dated after the coach last looked. Weights have a date but no time,
 * so one logged later on the same day is not counted.
 */
export async function countNewWeights(
  db: Db,
  { ids, coachId, today }: Readonly<{ ids: readonly number[]; coachId: number; today: PlainDate }>,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select weight.person_id as id, count(*)::integer as count
    from unnest(${ids}::integer[]) as client (id)
    left join lateral (
      select max((created_at at time zone 'UTC')::date) as date from audit_entry
      where audit_entry.person_id = client.id and actor_id = ${coachId} and act = any(${LOOKS_AT_WEIGHTS})
    ) as look on true
    join measurement as weight on weight.person_id = client.id and weight.type = 'WEIGHT'
      -- The index is by moment; a date begins less than a day before or after it does in UTC.
      and weight.created_at > ${today}::date - ${NEW_FOR_DAYS + 1}::integer
      and weight.date > coalesce(look.date, ${today}::date - ${NEW_FOR_DAYS}::integer)
    group by weight.person_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Returns the date (UTC) of each client's last note to a coach. */
export async function listLastNotes(db: Db, coachId: number): Promise<Map<number, PlainDate>> {
  const { rows } = await sql<{ id: number; date: PlainDate }>`
    select person_id as id, (max(written_at) at time zone 'UTC')::date::text as date from client_note
    where coach_id = ${coachId} and author_id = person_id
    group by person_id`.execute(db);
  return new Map(rows.map(({ id, date }) => [id, date]));
}
