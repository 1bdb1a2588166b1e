import { CompiledQuery, type DatabaseConnection, DefaultQueryExecutor, type Driver, Transaction } from 'kysely';
import { BegunConnection } from './begun-connection.ts';
import { dialectOver } from './dialect-over.ts';
import type { Tables } from './tables.ts';

const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** Statements before and after those of the work, sent together with its first one and with the commit. */
export interface Around {
  /** The rows of the first statement, which is always sent. */
  readonly first: Promise<readonly unknown[]>;
  /** Sets the last statement of the transaction. It runs after the work, unless the work throws. */
  endWith(last: CompiledQuery): void;
}

/**
 * Runs work in one transaction on one connection, which begins with the given statements. It is committed at the end,
 * or rolled back if the work throws. The given statements are sent together with the first statement of the work, which
 * therefore has no effect if they fail. Statements that the work does not await one by one are sent together, too, and
 * run in the order in which they were sent. Without a statement there is no transaction.
 */
export async function writeOn<Result>(
  driver: Driver,
  begin: string,
  work: (trx: Transaction<Tables>, around: Around) => Promise<Result>,
  first?: CompiledQuery,
): Promise<Result> {
  const below = await driver.acquireConnection();
  const writing = new BegunConnection(below, CompiledQuery.raw(begin));
  try {
    return await inTransaction(driver, writing, work, first);
  } finally {
    await driver.releaseConnection(below);
  }
}

async function inTransaction<Result>(
  driver: Driver,
  writing: BegunConnection,
  work: (trx: Transaction<Tables>, around: Around) => Promise<Result>,
  first: CompiledQuery | undefined,
): Promise<Result> {
  let last: CompiledQuery | undefined;
  const answered = first === undefined ? Promise.resolve([]) : writing.executeQuery(first).then(({ rows }) => rows);
  // Avoids an unhandled rejection if no caller awaits the statement; the commit then reports its failure.
  answered.catch(() => undefined);
  const around: Around = {
    first: answered,
    endWith: (query) => {
      last = query;
    },
  };
  const result = await work(transactionOn(driver, writing), around).catch(async (error: unknown) => {
    // If this fails, the connection is lost, so the request may be retried, regardless of the error that the work
    // threw.
    await writing.end(ROLLBACK);
    throw error;
  });
  await commit(writing, last);
  return result;
}

/** Kysely runs the statements of a transaction one after another. The PostgreSQL driver keeps their order anyway. */
function transactionOn(driver: Driver, connection: DatabaseConnection): Transaction<Tables> {
  const dialect = dialectOver(driver);
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), {
    provideConnection: (use) => use(connection),
  });
  return new Transaction<Tables>({
    config: { dialect },
    dialect,
    driver,
    executor,
  });
}

/** PostgreSQL responds to a commit with a rollback, and without an error, if a statement failed before. */
async function commit(writing: BegunConnection, last: CompiledQuery | undefined): Promise<void> {
  const end = await writing.end(COMMIT, last);
  if (end.toLowerCase() !== COMMIT.sql)
    throw new Error('The transaction was not committed: one of its statements failed.');
}
