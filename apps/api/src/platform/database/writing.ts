import {
  CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  type QueryResult,
  Transaction,
} from 'kysely';
import { dialectOver } from './dialect-over.ts';
import type { Tables } from './tables.ts';

const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/**
 * Does some work in one transaction on one connection, which begins with the given statements; it is committed at the
 * end, or rolled back where the work throws. They are sent together with the first statement of the work, which counts
 * for nothing where they fail; statements that the work does not wait for one by one are sent together, too, and run in
 * the order in which they were sent. Without a statement there is no transaction.
 */
export async function writeOn<Result>(
  driver: Driver,
  begin: string,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const below = await driver.acquireConnection();
  const writing = new WritingConnection(below, CompiledQuery.raw(begin));
  try {
    return await inTransaction(driver, writing, work);
  } finally {
    await driver.releaseConnection(below);
  }
}

async function inTransaction<Result>(
  driver: Driver,
  writing: WritingConnection,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const result = await work(transactionOn(driver, writing)).catch(async (error: unknown) => {
    // Where this fails, the connection is lost, so that the request may be tried again, whatever the work said.
    await writing.end(ROLLBACK);
    throw error;
  });
  await writing.commit();
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

class WritingConnection implements DatabaseConnection {
  readonly #below: DatabaseConnection;
  readonly #begin: CompiledQuery;
  #begun: Promise<unknown> | undefined;
  #hasEnded = false;

  constructor(below: DatabaseConnection, begin: CompiledQuery) {
    this.#below = below;
    this.#begin = begin;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // What ran on after another statement failed must not reach a connection that others use by now.
    if (this.#hasEnded) throw new Error('The transaction has ended.');
    this.#begun ??= this.#below.executeQuery(this.#begin);
    // Where it did not begin, the statement ran for no person, and is no part of a transaction.
    const [, result] = await Promise.all([this.#begun, this.#below.executeQuery<Row>(query)]);
    return result;
  }

  /** Ends what was begun, after all that was sent before; answers how it ended. */
  async end(by: CompiledQuery): Promise<string> {
    this.#hasEnded = true;
    if (this.#begun === undefined) return by.sql;
    const { rows } = await this.#below.executeQuery<{ command: string }>(by);
    return rows[0]?.command ?? '';
  }

  /** PostgreSQL answers a commit with a rollback, and without an error, where a statement failed before. */
  async commit(): Promise<void> {
    const end = await this.end(COMMIT);
    if (end.toLowerCase() !== COMMIT.sql)
      throw new Error('The transaction was not committed: a statement of it failed.');
  }

  streamQuery(): never {
    throw new Error('Nothing is streamed.');
  }
}
