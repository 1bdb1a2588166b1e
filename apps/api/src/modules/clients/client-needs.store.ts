import type { ClientFacts } from '@weekbord/domain/clients/needs';
import type { SnoozeRow } from '@weekbord/domain/clients/snooze';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Goal } from '@weekbord/domain/vocabulary';
import { type Expression, type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { SHOWN_ADDRESS } from './clients.store.ts';

type Db = Kysely<Tables>;

/** A client with what the rules of needs look at, and how their coach put them off. */
export type ClientWithFacts = Readonly<{ id: number; facts: ClientFacts; snooze: SnoozeRow | null }>;

interface FactsRow {
  readonly person_id: number;
  readonly is_invited: boolean;
  readonly since: string;
  readonly has_plan: boolean;
  readonly goal: Goal | null;
  readonly goal_weight: number | null;
  readonly last_eaten: string | null;
  readonly planned_until: string | null;
  readonly weighed_from: string | null;
  readonly weighed_until: string | null;
  readonly weighed_days: number;
  readonly first_weight: number | null;
  readonly last_weight: number | null;
  readonly days: number;
  readonly days_from: string | null;
  readonly eaten_kcal: number | null;
  readonly goal_kcal: number | null;
  readonly eaten_protein: number | null;
  readonly goal_protein: number | null;
}

type Asked = Readonly<{ coachId: number; today: PlainDate; onlyId: number | null }>;

/** The days before today: the latest seven, or where today is among them those before it. */
const FACTS = statement((db, place: Place<Asked>) => {
  const before = (name: string) =>
    sql`case when recent_until < ${place('today')}::date then ${sql.ref(`recent_${name}`)} else ${sql.ref(`before_${name}`)} end`;
  const facts = sql<FactsRow>`
    select person_id, is_invited, since, has_plan, goal, goal_weight, last_eaten, planned_until,
      weighed_from, weighed_until, weighed_days, first_weight, last_weight,
      ${before('days')} as days, ${before('from')} as days_from,
      ${before('eaten_kcal')} as eaten_kcal, ${before('goal_kcal')} as goal_kcal,
      ${before('eaten_protein')} as eaten_protein, ${before('goal_protein')} as goal_protein
    from client_facts
    where coach_id = ${place('coachId')}
      and (${place('onlyId')}::integer is null or person_id = ${place('onlyId')}::integer)`;
  return { compile: () => facts.compile(db) };
});

/** The clients of a coach who have an open account, or one of them, with what is known on a date. */
export async function listFactsOf(
  db: Db,
  { coachId, today, onlyId = null }: Readonly<{ coachId: number; today: PlainDate; onlyId?: number | null }>,
): Promise<ClientWithFacts[]> {
  const [rows, notes, questions, snoozes] = await Promise.all([
    FACTS(db, { coachId, today, onlyId }),
    listUnreadNotes(db, coachId),
    listOpenQuestions(db, coachId),
    listSnoozes(db, coachId),
  ]);
  return rows.map((row) => ({
    id: row.person_id,
    snooze: snoozes.get(row.person_id) ?? null,
    facts: {
      isInvited: row.is_invited,
      since: row.since,
      hasPlan: row.has_plan,
      goal: row.goal,
      goalWeight: row.goal_weight,
      lastEaten: row.last_eaten,
      plannedUntil: row.planned_until,
      weights: weightsOf(row),
      logged: {
        days: row.days,
        from: row.days_from,
        eatenKcal: row.eaten_kcal,
        goalKcal: row.goal_kcal,
        eatenProtein: row.eaten_protein,
        goalProtein: row.goal_protein,
      },
      notes: notes.get(row.person_id) ?? null,
      question: questions.get(row.person_id) ?? null,
    },
  }));
}

function weightsOf(row: FactsRow): ClientFacts['weights'] {
  const { weighed_from: from, weighed_until: until, first_weight: first, last_weight: last } = row;
  if (from === null || until === null || first === null || last === null) return null;
  return { from, until, days: row.weighed_days, first, last };
}

/** Of each client, how many notes their coach has not seen, and the newest. */
async function listUnreadNotes(db: Db, coachId: number): Promise<Map<number, { count: number; newest: number }>> {
  const { rows } = await sql<{ person_id: number; count: number; newest: number }>`
    select person_id, count(*)::integer as count, max(id) as newest from client_note
    where coach_id = ${coachId} and read_at is null and author_id = person_id
    group by person_id`.execute(db);
  return new Map(rows.map(({ person_id: id, count, newest }) => [id, { count, newest }]));
}

/** Of each client, the change of their plan that they asked about, until their coach writes or changes the plan again. */
async function listOpenQuestions(db: Db, coachId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ person_id: number; id: number }>`
    select person_id, max(id) as id from plan_version as asked
    where made_by = ${coachId} and answer = 'ASKED'
      and not exists (
        select from plan_version as later where later.person_id = asked.person_id and later.id > asked.id
      )
      and not exists (
        select from client_note as note
        where note.person_id = asked.person_id and note.author_id = ${coachId} and note.written_at > asked.answered_at
      )
    group by person_id`.execute(db);
  return new Map(rows.map(({ person_id: personId, id }) => [personId, id]));
}

async function listSnoozes(db: Db, coachId: number): Promise<Map<number, SnoozeRow>> {
  const rows = await db.selectFrom('client_snooze').selectAll().where('coach_id', '=', coachId).execute();
  return new Map(
    rows.map(({ person_id: id, until, needs, snoozed_on: snoozedOn }) => [id, { until, needs, snoozedOn }]),
  );
}

/** Who a client is, as their coach is shown them. */
export type NamedClient = Readonly<{ id: number; first_name: string; last_name: string; email: string }>;

/** The names of some clients, of those whom the caller may see. */
export async function listNamesOf(
  db: Db,
  ids: readonly number[],
  people: Expression<number>,
): Promise<Map<number, NamedClient>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name', SHOWN_ADDRESS.as('email')])
    .where('id', '=', sql<number>`any(${ids})`)
    .where('id', 'in', people)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Puts a client off; what was chosen before is replaced. */
export async function saveSnooze(
  db: Db,
  { clientId, coachId, until, needs, snoozedOn }: SnoozeRow & Readonly<{ clientId: number; coachId: number }>,
): Promise<void> {
  const chosen = { until, needs: [...needs], snoozed_on: snoozedOn };
  await db
    .insertInto('client_snooze')
    .values({ person_id: clientId, coach_id: coachId, ...chosen })
    .onConflict((conflict) => conflict.columns(['person_id', 'coach_id']).doUpdateSet(chosen))
    .execute();
}

/** Shows a client again. */
export async function deleteSnooze(db: Db, clientId: number, coachId: number): Promise<void> {
  await db.deleteFrom('client_snooze').where('person_id', '=', clientId).where('coach_id', '=', coachId).execute();
}
