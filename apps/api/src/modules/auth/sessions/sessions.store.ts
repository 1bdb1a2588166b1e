import { DAY_MS, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { TOKEN_LIFE_DAYS } from '@weekbord/domain/auth/login-lifetimes';
import type { Device } from '@weekbord/domain/auth/device-of';
import { keptSince } from '@weekbord/domain/privacy/retention-periods';
import { sql, type Kysely } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** The facts that determine whether an account has access to the product. */
export interface AccountRow {
  account_enabled: boolean;
  payment_status_override: boolean;
  flags: string[];
  payment_required: boolean;
  subscriptions: string[] | null;
  leader_enabled: boolean | null;
  leader_subscriptions: string[] | null;
  leader_has_organisation: boolean;
  leader_product: string | null;
  /** The known age; null if there is no profile. */
  known_age: KnownAge | null;
}

/** The age of an account's owner, and who coaches them. */
export interface KnownAge {
  readonly age: number | null;
  readonly birthday: PlainDate | null;
  readonly has_coach: boolean;
  readonly is_stated: boolean;
}

/** A valid token with everything that determines its owner's permissions. */
export interface TokenRow extends AccountRow {
  token_id: number;
  last_used_at: Date;
  created_at: Date;
  id: number;
  is_coach: boolean;
  is_staff: boolean;
  coach_id: number | null;
  organisation_id: number | null;
  language: 'en' | 'nl';
  /** When a demo account ends. */
  demo_until: Date | null;
}

const sessionOf = statement((db, place: Place<{ hash: Buffer; usedSince: Date; createdSince: Date }>) =>
  db
    .selectFrom(
      sql<Omit<TokenRow, 'demo_until' | 'known_age'>>`session_of(
        ${place('hash')}::bytea, ${place('usedSince')}::timestamptz, ${place('createdSince')}::timestamptz
      )`.as('session'),
    )
    .selectAll()
    .select(sql<Date | null>`demo_end_of(session.id)`.as('demo_until'))
    .select(sql<KnownAge | null>`known_age_of(session.id)`.as('known_age')),
);

/** Returns the owner of a presented token, before an acting person is set. Coaches count as their own coach. */
export async function findByToken(db: Db, tokenHash: Buffer, now: Date): Promise<TokenRow | undefined> {
  const usedSince = keptSince('sessions', now);
  const [row] = await sessionOf(db, { hash: tokenHash, usedSince, createdSince: daysBefore(now, TOKEN_LIFE_DAYS) });
  return row;
}

export async function updateLastUse(db: Db, tokenId: number, now: Date): Promise<void> {
  await db.updateTable('auth_token').set({ last_used_at: now }).where('id', '=', tokenId).execute();
}

/** Adds a token, replacing the device's earlier one. */
export async function replaceToken(
  db: Db,
  token: { personId: number; tokenHash: Buffer; deviceHash: Buffer; device: Device; now: Date },
): Promise<void> {
  const { personId: person_id, tokenHash: token_hash, deviceHash: device_hash, device, now } = token;
  await db.deleteFrom('auth_token').where('person_id', '=', person_id).where('device_hash', '=', device_hash).execute();
  await db
    .insertInto('auth_token')
    .values({ person_id, token_hash, device_hash, ...device, created_at: now, last_used_at: now })
    .execute();
}

export async function deleteToken(db: Db, personId: number, tokenId: number): Promise<void> {
  await db.deleteFrom('auth_token').where('person_id', '=', personId).where('id', '=', tokenId).execute();
}

/** Ends the sessions of a person, except the one with the token `kept`. */
export async function deleteTokens(db: Db, personId: number, kept: number | null = null): Promise<void> {
  const tokens = db.deleteFrom('auth_token').where('person_id', '=', personId);
  await (kept === null ? tokens : tokens.where('id', '<>', kept)).execute();
}

/** Returns a person's valid tokens, most recently used first. */
export function listTokens(db: Db, personId: number, now: Date) {
  return db
    .selectFrom('auth_token')
    .select(['id', 'browser', 'system', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .where('last_used_at', '>=', keptSince('sessions', now))
    .where('created_at', '>=', daysBefore(now, TOKEN_LIFE_DAYS))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether an address logged in on this device before. */
export async function isKnownDevice(db: Db, deviceHash: Buffer | null, key: Buffer): Promise<boolean> {
  if (deviceHash === null) return false;
  const device = await db
    .selectFrom('known_device')
    .select('last_used_at')
    .where('device_hash', '=', deviceHash)
    .where('email_key', '=', key)
    .executeTakeFirst();
  return device !== undefined;
}

export async function insertKnownDevice(db: Db, deviceHash: Buffer, key: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ device_hash: deviceHash, email_key: key, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['device_hash', 'email_key']).doUpdateSet({ last_used_at: now }))
    .execute();
}

/** Forgets the devices that logged in to a person's addresses, except the one of the session with the token `kept`. */
export async function deleteKnownDevices(
  db: Db,
  { personId, addresses }: Readonly<{ personId: number; addresses: readonly Buffer[] }>,
  kept: number | null,
): Promise<void> {
  const devices = db.deleteFrom('known_device').where('email_key', 'in', addresses);
  if (kept === null) {
    await devices.execute();
    return;
  }
  const keptDevice = db
    .selectFrom('auth_token')
    .select('device_hash')
    .where('person_id', '=', personId)
    .where('id', '=', kept)
    .where('device_hash', 'is not', null);
  await devices.where((device) => device('device_hash', 'not in', keptDevice)).execute();
}

/** Deletes expired codes, links and tokens, and old counts and devices. */
export async function deleteStale(db: Db, now: Date): Promise<void> {
  const yesterday = keptSince('logins', now);
  await db.deleteFrom('login_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('login_link').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_mail').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_change').where('expires_at', '<', now).execute();
  await db.deleteFrom('login_mail').where('sent_at', '<', yesterday).execute();
  await db.deleteFrom('login_network').where('period', '<', yesterday).execute();
  await db.deleteFrom('guess_budget').where('day', '<', yesterday.toISOString().slice(0, 10)).execute();
  await db.deleteFrom('known_device').where('last_used_at', '<', keptSince('devices', now)).execute();
  await db
    .deleteFrom('login_guard')
    .where('wrong_in_a_row', '=', 0)
    .where('codes_off', '=', false)
    .where('wrong_year', '<', now.getUTCFullYear())
    .where((guard) =>
      guard.or([guard('wrong_on', 'is', null), guard('wrong_on', '<', yesterday.toISOString().slice(0, 10))]),
    )
    .execute();
  await db
    .deleteFrom('auth_token')
    .where((token) =>
      token.or([
        token('last_used_at', '<', keptSince('sessions', now)),
        token('created_at', '<', daysBefore(now, TOKEN_LIFE_DAYS)),
      ]),
    )
    .execute();
}

/** Counts an action of a network in its current period. Returns the count, and when the period began. */
export async function countOfNetwork(
  db: Db,
  network: string,
  act: string,
  now: Date,
  periodSeconds: number,
): Promise<{ used: number; period: Date }> {
  const begin = new Date(now.getTime() - periodSeconds * 1000);
  const { rows } = await sql<{ used: number; period: Date }>`
    insert into login_network (network, act, period, used) values (${network}, ${act}, ${now}, 1)
    on conflict (network, act) do update set
      used = case when login_network.period <= ${begin} then 1 else login_network.used + 1 end,
      period = case when login_network.period <= ${begin} then ${now} else login_network.period end
    returning used, period`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A network was not counted.');
  return row;
}

/** Returns how many times a network performed an action in the current period; 0 if the period is over. */
export async function readCountOfNetwork(
  db: Db,
  network: string,
  act: string,
  now: Date,
  periodSeconds: number,
): Promise<number> {
  const row = await db
    .selectFrom('login_network')
    .select('used')
    .where('network', '=', network)
    .where('act', '=', act)
    .where('period', '>', new Date(now.getTime() - periodSeconds * 1000))
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Removes one counted action of a network that turned out to be legitimate. */
export async function uncountOfNetwork(db: Db, network: string, act: string): Promise<void> {
  await sql`
    update login_network set used = greatest(0, used - 1)
    where network = ${network} and act = ${act}`.execute(db);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
