import { isWriting } from '@weekbord/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Acting } from '../database/acting.ts';
import { databaseFault } from '../database/database-faults.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { Around } from '../database/writing.ts';
import { type Answer, checkedAnswer, emptyAnswer } from './answer.ts';
import { ApiError } from './errors.ts';
import { claimOf, findFirstAnswer, type Keeping, keepingOf, releaseKey, type RequestKey } from './idempotency.ts';
import type { Served } from './serve.ts';

/** How often a transaction that collided with another is begun again. */
const ATTEMPTS_MAX = 3;

/** One request, ready to be served. */
export interface Run {
  readonly served: Served;
  readonly database: Pick<Database, 'as' | 'db' | 'reading' | 'writing'>;
  /** For whom the operation's statements run. */
  readonly acting: Acting;
  readonly key: RequestKey | null;
  readonly now: Date;
  readonly keys: Keeping['keys'];
  /** The client in whose name a coach makes the call. */
  readonly subjectId: number | null;
  /** Makes the operation's context around a connection or transaction and the answer that it fills. */
  context(db: Kysely<Tables>, answer: Answer): unknown;
  /** Refuses where the caller may not see the records of these people by now. */
  checkReach(db: Kysely<Tables>, people: readonly number[]): Promise<void>;
}

/**
 * Runs an operation for its caller: a reading one on what was there at one moment, a writing one in a single transaction
 * that holds its idempotency record too, and that is begun again where it collided with another; where a lock is not free
 * soon, it ends with the database's error, for `retryWhileLocked`. One that is sent but
 * changes nothing by itself, such as a try to log in, begins its own transactions and keeps no connection in between;
 * what it has committed must not be done twice, so after its first it repeats each by `retryWhileLocked` itself.
 */
export async function runOperation(run: Run): Promise<Answer> {
  const { endpoint } = run.served;
  const { database, acting } = run;
  if (endpoint.route.method === 'GET') return database.reading(acting, (db) => operate(run, db));
  if (!isWriting(endpoint)) return operate(run, database.as(acting, 'fail'));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(run);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || databaseFault(error) !== 'repeat') throw error;
    }
  }
}

/** The key of a request has an answer already: what was done for it now is undone. */
class KeyTaken extends Error {}

async function inTransaction(run: Run): Promise<Answer> {
  const { key, acting, database, now } = run;
  const outcome = await database
    .writing(
      acting,
      async (trx, around): Promise<Answer | ApiError> => {
        try {
          return await (key === null ? operate(run, trx) : operateOnce(run, trx, { key, around }));
        } catch (error) {
          if (!(error instanceof ApiError && error.keepWrites)) throw error;
          if (key !== null) await releaseKey(trx, key);
          return error;
        }
      },
      key === null ? undefined : claimOf(database.db, key, now),
    )
    .catch((error: unknown) => {
      if (key === null || !(error instanceof KeyTaken)) throw error;
      return database.reading(acting, (db) => answerAgain(run, db, key));
    });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/**
 * Runs an operation while its key is claimed, by a statement that was sent before its own: waiting for the claim alone would
 * cost every write what only a repeated one needs. What is dear to do is not begun before the key is.
 */
async function operateOnce(
  run: Run,
  trx: Kysely<Tables>,
  { key, around }: Readonly<{ key: RequestKey; around: Around }>,
): Promise<Answer> {
  const { heavy = false, oneByOne = false } = run.served.endpoint;
  const claim = claimed(around);
  if (heavy || oneByOne) await claim;
  const [ofKey, operated] = await Promise.allSettled([claim, operate(run, trx)]);
  // Where the claim failed or the key is taken, what the operation came to says nothing.
  if (ofKey.status === 'rejected') throw ofKey.reason;
  if (operated.status === 'rejected') throw operated.reason;
  const { status, body, authorised } = operated.value;
  const answer = { status, answer: body, people: [...authorised.people] };
  around.endWith(await keepingOf(trx, key, answer, keepingFor(run)));
  return operated.value;
}

/** Resolves once the key is claimed; fails where it was before. */
async function claimed({ first }: Around): Promise<void> {
  if ((await first).length === 0) throw new KeyTaken();
}

/** Answers a repeated request as the first time. */
async function answerAgain(run: Run, db: Kysely<Tables>, key: RequestKey): Promise<Answer> {
  const first = await findFirstAnswer(db, key, keepingFor(run));
  // A client of then may have another coach or none by now, or have withdrawn their consent.
  await run.checkReach(db, first.people);
  const repeated = emptyAnswer(first.status);
  repeated.body = run.served.endpoint.answer === undefined ? undefined : first.answer;
  repeated.headers.set('idempotent-replayed', 'true');
  return repeated;
}

function keepingFor({ keys, acting: { personId } }: Run): Keeping {
  return { keys, personId };
}

async function operate(run: Run, db: Kysely<Tables>): Promise<Answer> {
  const { endpoint, operation } = run.served;
  const answer = emptyAnswer(endpoint.status);
  // A call about a person's records asks the gate for them; any other is refused here where they are no client.
  if (run.subjectId !== null && endpoint.access !== 'subject') await run.checkReach(db, [run.subjectId]);
  const body = await operation(run.context(db, answer) as never);
  answer.body = checkedAnswer(endpoint, body);
  return answer;
}
