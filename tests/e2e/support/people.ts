import { CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';
import { createHash, randomBytes } from 'node:crypto';
import { inTransaction, type Queries } from './database.ts';

/** The original that every planned person is copied from; created once per run. */
export const ORIGINAL = 'original@people.example';

/** A portal whose coach invites its members. */
export const INVITING_PORTAL = { name: 'Demo Practice', subdomain: 'demo' } as const;
/** A portal whose members join through its waitlist. */
export const WAITING_PORTAL = { name: 'DMA', subdomain: 'dma' } as const;

type Row = Record<string, unknown>;

/**
 * The tables in which the original has rows, in the order in which a copy is written. For each, the columns that refer
 * to rows of an earlier table.
 */
const COPIED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  intake: {},
  day_plan: {},
  meal_slot: { day_plan_id: 'day_plan' },
  weekly_plan: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, 'day_plan']),
  ),
  calendar_day: {},
  recipe_meal: {},
  recipe_meal_ingredient: { recipe_meal_id: 'recipe_meal' },
  calendar_item: { calendar_day_id: 'calendar_day', meal_slot_id: 'meal_slot', recipe_meal_id: 'recipe_meal' },
};
/** Tables about login and consents, and totals that the database maintains, in which every copy gets its own rows. */
const NOT_COPIED = ['auth_token', 'audit_entry', 'consent', 'day_total', 'client_facts'];

let original: Promise<ReadonlyMap<string, readonly Row[]>> | undefined;

/** Creates a person who has just signed up; returns the token of their session. */
export function makeNewcomer(locale: string): Promise<string> {
  return inTransaction(async (db) => openSession(db, (await insertPerson(db, locale)).id));
}

/** Creates a coach who has just signed up; returns the token of her session, her id and her email address. */
export function makeCoach(locale: string): Promise<Readonly<{ token: string; id: number; address: string }>> {
  return inTransaction(async (db) => {
    const { id, address } = await insertPerson(db, locale);
    await db.query('update person set is_coach = true where id = $1', [id]);
    return { token: await openSession(db, id), id, address };
  });
}

export function giveSubscription(person: number, status: 'trialing' | 'active' | 'canceled'): Promise<void> {
  return inTransaction(async (db) => {
    await db.query('insert into subscription (person_id, id, status, product) values ($1, $2, $3, $4)', [
      person,
      `sub_e2e_${person}`,
      status,
      'prod_e2e',
    ]);
  });
}

/** Removes a person from every organisation except their coach's. */
export function leaveMainOrganisation(person: number): Promise<void> {
  return inTransaction(async (db) => {
    await db.query('update person set organisation_id = null where id = $1', [person]);
  });
}

/** Creates a client of a coach without any stored data; returns the token of their session, and their id. */
export function makeClient(locale: string, coach: number): Promise<Readonly<{ token: string; id: number }>> {
  return inTransaction(async (db) => {
    const { id } = await insertPerson(db, locale);
    await db.query('update person set coach_id = $2 where id = $1', [id, coach]);
    return { token: await openSession(db, id), id };
  });
}

/**
 * Creates a client whose coach's organisation sells subscriptions and whose own subscription has ended; returns the
 * token of their session.
 */
export async function makeClientWhoPaysNoMore(locale: string): Promise<string> {
  const coach = await makeCoach(locale);
  const client = await makeClient(locale, coach.id);
  await giveSubscription(client.id, 'canceled');
  await inTransaction(async (db) => {
    const { rows } = await db.query<{ id: number }>(
      `insert into organisation (name, primary_colour, support_url, product_stripe_id, feature_flags)
       values ($1, '#2e7d5b', 'https://help.example/', 'prod_e2e', array['FF_B2C_PAYWALL']) returning id`,
      [`Paid practice ${coach.id}`],
    );
    const organisation = rows[0]!.id;
    await db.query('update person set organisation_id = $2 where id = any($1)', [[coach.id, client.id], organisation]);
  });
  return client.token;
}

/** Creates a member of the operator's staff; returns the token of their session. */
export function makeStaff(locale: string): Promise<string> {
  return inTransaction(async (db) => {
    const { id } = await insertPerson(db, locale);
    await db.query('update person set is_staff = true where id = $1', [id]);
    return openSession(db, id);
  });
}

/**
 * Creates a person with everything that the original has, and with a coach if one is given; returns the token of their
 * session and their email address.
 */
export async function makePlannedPerson(
  locale: string,
  coach: number | null = null,
): Promise<Readonly<{ token: string; address: string }>> {
  original ??= inTransaction(readOriginal);
  const tables = await original;
  return inTransaction(async (db) => {
    const { id: person, address } = await insertPerson(db, locale);
    const ids = new Map<string, ReadonlyMap<unknown, number>>();
    for (const [table, rows] of tables) ids.set(table, await copyRows(db, { table, rows, person, ids }));
    await db.query('update person set coach_id = $2 where id = $1', [person, coach]);
    return { token: await openSession(db, person), address };
  });
}

/** Returns the token of a new session of a demo person, without an email. */
export function sessionOfDemo(address: string): Promise<string> {
  return inTransaction(async (db) => {
    const { rows } = await db.query<{ id: number }>('select id from person where email = $1', [address]);
    if (rows[0] === undefined) throw new Error(`the demo has nobody at ${address}`);
    return openSession(db, rows[0].id);
  });
}

async function insertPerson(db: Queries, locale: string): Promise<Readonly<{ id: number; address: string }>> {
  const address = `${randomBytes(8).toString('hex')}@people.example`;
  const { rows } = await db.query<{ id: number }>(
    `insert into person (email, first_name, last_name, organisation_id, language, created_at)
     select $1, 'Noor', 'van den Berg', id, $2, now() from organisation where is_main
     returning id`,
    [address, locale.startsWith('nl') ? 'nl' : 'en'],
  );
  const [person] = rows;
  if (person === undefined) throw new Error('there is no organisation without a portal');
  const texts = Object.entries(CONSENT_TEXT_VERSIONS);
  await db.query(
    `insert into consent (person_id, purpose, text_version, text_language, given_at)
     select $1, purpose, text_version, 'en', now() from unnest($2::text[], $3::integer[]) as asked (purpose, text_version)`,
    [person.id, texts.map(([purpose]) => purpose), texts.map(([, version]) => version)],
  );
  return { id: person.id, address };
}

async function openSession(db: Queries, person: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    'insert into auth_token (person_id, token_hash, created_at, last_used_at) values ($1, $2, now(), now())',
    [person, createHash('sha256').update(token).digest()],
  );
  return token;
}

/** Returns everything stored about the original; throws if a table has rows that a copy would lack. */
async function readOriginal(db: Queries): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { rows: found } = await db.query<{ table: string }>(
    `select table_name as table from information_schema.columns
     where column_name = 'person_id' and table_schema = current_schema()`,
  );
  const tables = new Map<string, readonly Row[]>();
  for (const { table } of found) {
    const { rows } = await db.query<{ row: Row }>(
      `select to_jsonb(${table}) as row from ${table} join person on person.id = person_id where person.email = $1`,
      [ORIGINAL],
    );
    if (rows.length > 0 && !NOT_COPIED.includes(table))
      tables.set(
        table,
        rows.map(({ row }) => row),
      );
  }
  const forgotten = [...tables.keys()].filter((table) => !(table in COPIED));
  if (forgotten.length > 0) throw new Error(`a copied person would lack rows of ${forgotten.join(', ')}`);
  return new Map(Object.keys(COPIED).map((table) => [table, tables.get(table) ?? []]));
}

interface Copying {
  readonly table: string;
  readonly rows: readonly Row[];
  readonly person: number;
  /** For each earlier table, the new ids of its rows by their old ids. */
  readonly ids: ReadonlyMap<string, ReadonlyMap<unknown, number>>;
}

/** Writes a table's rows for another person with new ids, in the same order; returns the new id of each old one. */
async function copyRows(db: Queries, { table, rows, person, ids }: Copying): Promise<ReadonlyMap<unknown, number>> {
  const { rows: numbers } = await db.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence($1, 'id'))::integer as id from generate_series(1, $2)`,
    [table, rows.length],
  );
  const inOrder = rows.toSorted((one, other) => Number(one['id']) - Number(other['id']));
  const own = new Map(inOrder.map((row, place) => [row['id'], numbers[place]?.id ?? 0]));
  const copies = inOrder.map((row) => {
    const named = Object.entries(COPIED[table] ?? {}).map(([column, of]) => [
      column,
      ids.get(of)?.get(row[column]) ?? null,
    ]);
    return { ...row, ...Object.fromEntries(named), id: own.get(row['id']), person_id: person };
  });
  await db.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(copies),
  ]);
  return own;
}
