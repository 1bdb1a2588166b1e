import { SECRET_FIELDS } from '@weekbord/contract/secret-fields';
import { createHash, createHmac } from 'node:crypto';
import { type CompiledQuery, sql, type Kysely } from 'kysely';
import { fillable, type Place } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { type DataKeys, findPersonKey } from '../secret/person-keys.ts';
import { ApiError, FieldError } from './errors.ts';

/** How long a repeated request is answered with the first response, in milliseconds. */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;
const KEY_MAX = 200;
/** The status of a request that is still being handled. */
const PENDING = 0;
/** The text of a response without a body. */
export const NO_ANSWER = 'null';

/** Identifies a request for replays: its sender, their chosen key, the route, and the content. */
export interface RequestKey {
  readonly scope: string;
  readonly key: string;
  readonly route: string;
  readonly body_hash: string;
}

/** Matches a secret field that has a value, in the text of a request or a response. */
const SECRET = new RegExp(`"(?:${SECRET_FIELDS.join('|')})":(?!null)`);
const PASSWORD = /"password":/;
const SEALED = 'idempotency_record.sealed';

/** The keys with which secret fields are stored: the server's secrets, and the person the response is for. */
export interface Keeping {
  readonly keys: DataKeys;
  readonly personId: number | null;
}

/** A stored response. */
export interface FirstAnswer {
  readonly status: number;
  readonly answer: unknown;
  /** The ids of the people whose records the call could access. */
  readonly people: readonly number[];
}

/**
 * Reads an `Idempotency-Key`. Returns null if none was sent; responds with 400 if it is empty or longer than 200
 * characters.
 */
export function requestKey(request: {
  key: string | undefined;
  scope: string;
  route: string;
  content: unknown;
  secretKey: string | undefined;
}): RequestKey | null {
  const { key, scope, route, content, secretKey } = request;
  if (key === undefined) return null;
  if (!/^[\x20-\x7e]+$/.test(key) || key.length > KEY_MAX) {
    throw new FieldError([{ path: ['Idempotency-Key'], code: 'invalid' }]);
  }
  const text = JSON.stringify(content) ?? '';
  // The hash is keyed, because a date, and often a password, could be guessed from an unkeyed one.
  const hash = SECRET.test(text) || PASSWORD.test(text) ? createHmac('sha256', secretKey ?? '') : createHash('sha256');
  return { scope, key, route, body_hash: hash.update(text).digest('hex') };
}

type Claim = Pick<RequestKey, keyof RequestKey> & Readonly<{ now: Date; outdated: Date }>;

const claim = fillable((db, place: Place<Claim>) => {
  const fresh = {
    status: PENDING,
    answer: NO_ANSWER,
    sealed: null,
    people: [],
    body_hash: place('body_hash'),
    created_at: place('now'),
  };
  return db
    .insertInto('idempotency_record')
    .values({ ...fresh, scope: place('scope'), key: place('key'), route: place('route') })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key', 'route'])
        .doUpdateSet(fresh)
        .where('idempotency_record.created_at', '<=', place('outdated')),
    )
    .returning('scope');
});

/**
 * Returns the statement that claims a key. It is the first statement of the request's transaction. A second request
 * with the same key waits until the first transaction has ended, and then gets no row; see `findFirstAnswer`.
 */
export function claimOf(db: Kysely<Tables>, key: RequestKey, now: Date): CompiledQuery {
  return claim(db, { ...key, now, outdated: new Date(now.getTime() - ANSWER_KEPT_MS) });
}

/**
 * Returns the stored response for a claimed key. Throws `idempotency_key_in_use` if another request was sent with the
 * same key.
 */
export async function findFirstAnswer(
  trx: Kysely<Tables>,
  key: RequestKey,
  { keys, personId }: Keeping,
): Promise<FirstAnswer> {
  const first = await trx
    .selectFrom('idempotency_record')
    .select(['status', 'answer', 'sealed', 'people', 'body_hash'])
    .where('scope', '=', key.scope)
    .where('key', '=', key.key)
    .where('route', '=', key.route)
    .executeTakeFirst();
  if (first === undefined || first.body_hash !== key.body_hash) throw new ApiError('idempotency_key_in_use');
  const { status, people, sealed } = first;
  if (sealed === null) return { status, answer: first.answer, people };
  const own = personId === null ? undefined : await findPersonKey(trx, keys, personId);
  if (own === undefined) throw new ApiError('data_unreadable');
  return { status, answer: JSON.parse(own.open(SEALED, sealed)) as unknown, people };
}

type Kept = Readonly<{ scope: string; route: string; name: string; status: number; answer: string; people: number[] }> &
  Readonly<{ sealed: Buffer | null }>;

const keep = fillable((db, place: Place<Kept>) =>
  db
    .updateTable('idempotency_record')
    .set({ status: place('status'), answer: place('answer'), sealed: place('sealed'), people: place('people') })
    .where('scope', '=', place('scope'))
    .where('key', '=', place('name'))
    .where('route', '=', place('route')),
);

/**
 * Returns the last statement of the request's transaction, which stores the response under a claimed key, sealed if it
 * contains cycle data.
 */
export async function keepingOf(
  trx: Kysely<Tables>,
  key: RequestKey,
  answer: Omit<FirstAnswer, 'answer'> & { readonly text: string },
  { keys, personId }: Keeping,
): Promise<CompiledQuery> {
  const { scope, route, key: name } = key;
  const { status, text } = answer;
  const people = [...answer.people];
  const own = personId !== null && SECRET.test(text) ? await findPersonKey(trx, keys, personId) : undefined;
  const kept =
    own === undefined ? { answer: text, sealed: null } : { answer: NO_ANSWER, sealed: own.seal(SEALED, text) };
  return keep(trx, { scope, route, name, status, people, ...kept });
}

/** Releases a claimed key, so that a rejected request may be sent again. */
export async function releaseKey(trx: Kysely<Tables>, key: RequestKey): Promise<void> {
  await trx
    .deleteFrom('idempotency_record')
    .where('scope', '=', key.scope)
    .where('key', '=', key.key)
    .where('route', '=', key.route)
    .execute();
}

/**
 * Deletes the stored responses that a person received, and responses about the person that others received, such as a
 * coach or a guest.
 */
export async function deleteAnswersAbout(
  db: Kysely<Tables>,
  { id, email }: Readonly<{ id: number; email: string }>,
): Promise<void> {
  await db
    .deleteFrom('idempotency_record')
    .where((record) =>
      record.or([
        record('scope', '=', scopeOfPerson(id)),
        sql<boolean>`${id}::integer = any(people)`,
        sql<boolean>`answer @> ${JSON.stringify({ email })}::jsonb`,
      ]),
    )
    .execute();
}

/**
 * Like `deleteAnswersAbout`, for when the data that the responses show is deleted: the deleting request keeps its own
 * claim.
 */
export async function forgetAnswersAbout(db: Kysely<Tables>, personId: number): Promise<void> {
  await db
    .deleteFrom('idempotency_record')
    .where('status', '<>', PENDING)
    .where((record) =>
      record.or([record('scope', '=', scopeOfPerson(personId)), sql<boolean>`${personId}::integer = any(people)`]),
    )
    .execute();
}

/** Returns the scope of a person's idempotency keys. */
export function scopeOfPerson(id: number): string {
  return `person ${id}`;
}

/** Deletes responses that are no longer replayed. */
export async function deleteOldAnswers(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_record')
    .where('created_at', '<=', new Date(now.getTime() - ANSWER_KEPT_MS))
    .execute();
}
