import { CompiledQuery, type DatabaseConnection, type Driver, Kysely } from 'kysely';
import { BegunConnection } from './begun-connection.ts';
import { dialectOver } from './dialect-over.ts';
import type { Tables } from './tables.ts';

const COMMIT = CompiledQuery.raw('commit');

/**
 * Runs reads on one connection, in a transaction that begins with the given statements and is committed at the end.
 * They are sent together with the first statement of the work, which therefore has no effect if they fail. Statements
 * that the work does not await one by one are sent together, too. Without a statement there is no transaction.
 */
export async function readOn<Result>(
  driver: Driver,
  begin: string,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const below = await driver.acquireConnection();
  const reading = new BegunConnection(below, CompiledQuery.raw(begin));
  const db = new Kysely<Tables>({ dialect: dialectOver(new ReadingDriver(reading)) });
  try {
    return await work(db);
  } finally {
    // The commit rolls back a transaction in which a statement failed.
    await reading.end(COMMIT).finally(() => driver.releaseConnection(below));
  }
}

/** A driver that returns the same connection for every statement. */
class ReadingDriver implements Driver {
  readonly #connection: BegunConnection;

  constructor(connection: BegunConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    throw new Error('A transaction is already open.');
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
}
