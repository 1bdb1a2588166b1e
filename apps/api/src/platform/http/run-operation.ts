import { isWriting } from '@weekbord/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Acting } from '../database/acting.ts';
import { databaseFault } from '../database/database-faults.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { Around } from '../database/writing.ts';
import { type Answer, checkedAnswer, emptyAnswer, textOf } from './answer.ts';
import { ApiError } from './errors.ts';
import {
  claimOf,
  findFirstAnswer,
  type Keeping,
  keepingOf,
  NO_ANSWER,
  releaseKey,
  type RequestKey,
} from './idempotency.ts';
import type { Served } from './serve.ts';

/** How many times a transaction that collided with another is restarted. */
const ATTEMPTS_MAX = 3;

/** One request, ready to be served. */
export interface Run {
  readonly served: Served;
  readonly database: Pick<Database, 'as' | 'db' | 'reading' | 'writing'>;
  /** The person for whom the operation's statements run, or the reason why they run. */
  readonly acting: Acting;
  readonly key: RequestKey | null;
  readonly now: Date;
  readonly keys: Keeping['keys'];
  /** The client on whose behalf a coach makes the call. */
  readonly subjectId: number | null;
  /** Creates the operation's context from a connection or transaction and the response that it fills. */
  context(db: Kysely<Tables>, answer: Answer): unknown;
  /** Throws if the caller may no longer see the records of these people. */
  checkReach(db: Kysely<Tables>, people: readonly number[]): Promise<void>;
}

/**
 * Runs an operation for its caller. A read sees a single snapshot. A write runs in a single transaction that includes
 * its idempotency record, and is restarted if it collided with another; if a lock is not free soon, it ends with the
 * database's error, for `retryWhileLocked`. A call that is neither a read nor a single write, such as a login attempt,
 * begins its own transactions and holds no connection in between. Committed work must not be repeated, so such a call
 * retries each transaction after its first by itself, with `retryWhileLocked`.
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

/** Thrown if the key of a request already has a response, to roll back the work done for the request. */
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
 * Runs an operation while its key is being claimed, by a statement that was sent before its own: awaiting the claim
 * first would slow down every write for the sake of the few that are repeated. Expensive work waits until the key is
 * claimed.
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
  // If the claim failed or the key is taken, the operation's result does not matter.
  if (ofKey.status === 'rejected') throw ofKey.reason;
  if (operated.status === 'rejected') throw operated.reason;
  const { status, text = NO_ANSWER, authorised } = operated.value;
  const answer = { status, text, people: [...authorised.people] };
  around.endWith(await keepingOf(trx, key, answer, keepingFor(run)));
  return operated.value;
}

/** Resolves once the key is claimed. Throws if it already was. */
async function claimed({ first }: Around): Promise<void> {
  if ((await first).length === 0) throw new KeyTaken();
}

/** Replays the first response to a repeated request. */
async function answerAgain(run: Run, db: Kysely<Tables>, key: RequestKey): Promise<Answer> {
  const first = await findFirstAnswer(db, key, keepingFor(run));
  // The client concerned may now have another coach or none, or have withdrawn their consent.
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
  // A call about a person's records is checked by `authorize`. In any other call, the subject is checked here to be a
  // client.
  if (run.subjectId !== null && endpoint.access !== 'subject') await run.checkReach(db, [run.subjectId]);
  const body = await operation(run.context(db, answer) as never);
  answer.body = checkedAnswer(endpoint, body);
  // In a call that writes, a response that is too large undoes the work. Any other response is written later, when the
  // connection is free again.
  if (isWriting(endpoint) && answer.body !== undefined) answer.text = textOf(endpoint, answer.body);
  return answer;
}
