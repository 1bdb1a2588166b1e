import type { ClientFacts } from '@weekbord/domain/clients/needs';
import type { SnoozeRow } from '@weekbord/domain/clients/snooze';
import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Goal } from '@weekbord/domain/goals/goals';
import { type Expression, type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { SHOWN_ADDRESS } from './clients.store.ts';

type Db = Kysely<Tables>;

/** A client with the facts that the rules for needs use, and the coach's snooze. */
export type ClientWithFacts = Readonly<{
  id: number;
  facts: ClientFacts;
  /** Whether the coach may see the client's body data and the targets derived from it. */
  showsBody: boolean;
  snooze: SnoozeRow | null;
}>;

/** Sums over logged days: their count, the first, the last, kcal eaten and planned, g of protein eaten and planned. */
type StoredDays = readonly [
  days: number,
  from: string | null,
  until: string | null,
  eatenKcal: number | null,
  goalKcal: number | null,
  eatenProtein: number | null,
  goalProtein: number | null,
];

/** The stored facts about a client, in the order that the database returns. */
type StoredFacts = readonly [
  id: number,
  isInvited: boolean,
  since: string,
  hasPlan: boolean,
  goal: Goal | null,
  goalWeight: number | null,
  lastEaten: string | null,
  plannedUntil: string | null,
  weights: readonly [from: string, until: string, days: number, first: number, last: number] | null,
  /** The latest seven days, and the seven days before the latest one, which may not be over yet. */
  latest: StoredDays,
  earlier: StoredDays,
];

type Asked = Readonly<{ coachId: number; onlyId: number | null }>;

/**
 * Returns the list as a single text value, because the driver spends as long on one column of one row as on this whole
 * text.
 */
const FACTS = statement((db, place: Place<Asked>) => {
  const withdrawn = (purpose: ConsentPurpose) =>
    sql<
      number[]
    >`array(select id from person where coach_id = ${place('coachId')} and ${sql.lit(purpose)} = any(withdrawn_purposes))`;
  const facts = sql<{ listed: string | null; closed: number[]; unmeasured: number[] }>`
    select string_agg(facts, ',') as listed, ${withdrawn('COACH')} as closed, ${withdrawn('BODY')} as unmeasured
    from client_facts
    where coach_id = ${place('coachId')}
      and (${place('onlyId')}::integer is null or person_id = ${place('onlyId')}::integer)`;
  return { compile: () => facts.compile(db) };
});

/** Returns a coach's clients whose accounts are enabled, or one of them, with the facts known on a date. */
export async function listFactsOf(
  db: Db,
  { coachId, today, onlyId = null }: Readonly<{ coachId: number; today: PlainDate; onlyId?: number | null }>,
): Promise<ClientWithFacts[]> {
  const [rows, notes, questions, snoozes] = await Promise.all([
    FACTS(db, { coachId, onlyId }),
    listUnreadNotes(db, coachId),
    listOpenQuestions(db, coachId),
    listSnoozes(db, coachId),
  ]);
  const stored = JSON.parse(`[${rows[0]?.listed ?? ''}]`) as StoredFacts[];
  const closed = new Set(rows[0]?.closed);
  const unmeasured = new Set(rows[0]?.unmeasured);
  return stored
    .filter(([id]) => !closed.has(id))
    .map((facts) => {
      const [id] = facts;
      const known = { ...readFacts(facts, today), notes: notes.get(id) ?? null, question: questions.get(id) ?? null };
      const showsBody = !unmeasured.has(id);
      return { id, showsBody, snooze: snoozes.get(id) ?? null, facts: showsBody ? known : withoutBody(known) };
    });
}

/** Returns the facts without body data and the targets derived from it. */
function withoutBody(facts: ClientFacts): ClientFacts {
  return { ...facts, goal: null, goalWeight: null, weights: null, logged: readDays(NO_DAYS), question: null };
}

const NO_DAYS: StoredDays = [0, null, null, null, null, null, null];

function readFacts(stored: StoredFacts, today: PlainDate): Omit<ClientFacts, 'notes' | 'question'> {
  const [, isInvited, since, hasPlan, goal, goalWeight, lastEaten, plannedUntil, weights, latest, earlier] = stored;
  const [, , until] = latest;
  return {
    isInvited,
    since,
    hasPlan,
    goal,
    goalWeight,
    lastEaten,
    plannedUntil,
    weights: weights && readWeights(weights),
    logged: readDays(until !== null && until >= today ? earlier : latest),
  };
}

function readWeights([from, until, days, first, last]: NonNullable<StoredFacts[8]>): ClientFacts['weights'] {
  return { from, until, days, first, last };
}

function readDays([days, from, , eatenKcal, goalKcal, eatenProtein, goalProtein]: StoredDays): ClientFacts['logged'] {
  return { days, from, eatenKcal, goalKcal, eatenProtein, goalProtein };
}

/** Returns, for each client, the number of notes their coach has not read, and the newest of them. */
async function listUnreadNotes(db: Db, coachId: number): Promise<Map<number, { count: number; newest: number }>> {
  const { rows } = await sql<{ person_id: number; count: number; newest: number }>`
    select person_id, count(*)::integer as count, max(id) as newest from client_note
    where coach_id = ${coachId} and read_at is null and author_id = person_id
    group by person_id`.execute(db);
  return new Map(rows.map(({ person_id: id, count, newest }) => [id, { count, newest }]));
}

/** Returns, for each client, the plan change they asked about, until their coach writes or changes the plan again. */
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

/** The name and address of a client, as their coach sees them. */
export type NamedClient = Readonly<{ id: number; first_name: string; last_name: string; email: string }>;

/** Returns the names of the given clients that the caller may see. */
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

/** Snoozes a client, replacing any earlier snooze. */
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

export async function deleteSnooze(db: Db, clientId: number, coachId: number): Promise<void> {
  await db.deleteFrom('client_snooze').where('person_id', '=', clientId).where('coach_id', '=', coachId).execute();
}
