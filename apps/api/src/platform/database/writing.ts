import { CompiledQuery, type DatabaseConnection, DefaultQueryExecutor, type Driver, Transaction } from 'kysely';
import { BegunConnection } from './begun-connection.ts';
import { dialectOver } from './dialect-over.ts';
import type { Tables } from './tables.ts';

const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** What goes before and after the statements of a work, sent together with the first of them and with the commit. */
export interface Around {
  /** What the first statement answered, which was sent whatever the work does. */
  readonly first: Promise<readonly unknown[]>;
  /** Names the last statement of the transaction: it runs after the work, where that does not throw. */
  endWith(last: CompiledQuery): void;
}

/**
 * Does some work in one transaction on one connection, which begins with the given statements; it is committed at the
 * end, or rolled back where the work throws. They are sent together with the first statement of the work, which counts
 * for nothing where they fail; statements that the work does not wait for one by one are sent together, too, and run in
 * the order in which they were sent. Without a statement there is no transaction.
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
  // If no caller awaits it, the commit reports the failed statement.
  answered.catch(() => undefined);
  const around: Around = {
    first: answered,
    endWith: (query) => {
      last = query;
    },
  };
  const result = await work(transactionOn(driver, writing), around).catch(async (error: unknown) => {
    // Where this fails, the connection is lost, so that the request may be tried again, whatever the work said.
    await writing.end(ROLLBACK);
    throw error;
  });
  await commit(writing, last);
  return result;
}

/** Kysely lets the statements of a transaction wait for each other; the driver of PostgreSQL keeps their order itself. */
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

/** PostgreSQL answers a commit with a rollback, and without an error, where a statement failed before. */
async function commit(writing: BegunConnection, last: CompiledQuery | undefined): Promise<void> {
  const end = await writing.end(COMMIT, last);
  if (end.toLowerCase() !== COMMIT.sql) throw new Error('The transaction was not committed: a statement of it failed.');
}
