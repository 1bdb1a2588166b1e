import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, type QueryResult } from 'kysely';
import { dialectOver } from './dialect-over.ts';
import type { Tables } from './tables.ts';

const COMMIT = CompiledQuery.raw('commit');

/**
 * Does some reading on one connection, in a transaction that begins with the given statements and is committed at the
 * end. They are sent together with the first statement of the work, which counts for nothing where they fail; statements
 * that the work does not wait for one by one are sent together, too. Without a statement there is no transaction.
 */
export async function readOn<Result>(
  driver: Driver,
  begin: string,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const below = await driver.acquireConnection();
  const reading = new ReadingConnection(below, CompiledQuery.raw(begin));
  const db = new Kysely<Tables>({ dialect: dialectOver(new ReadingDriver(reading)) });
  try {
    return await work(db);
  } finally {
    await reading.end().finally(() => driver.releaseConnection(below));
  }
}

/** Gives the same connection for every statement. */
class ReadingDriver implements Driver {
  readonly #connection: ReadingConnection;

  constructor(connection: ReadingConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    throw new Error('There is a transaction already.');
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
}

class ReadingConnection implements DatabaseConnection {
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
    if (this.#hasEnded) throw new Error('The reading has ended.');
    this.#begun ??= this.#below.executeQuery(this.#begin);
    // Where it did not begin, what came back was read for another person or none.
    const [result] = await Promise.all([this.#below.executeQuery<Row>(query), this.#begun]);
    return result;
  }

  /** Commits what was begun; a transaction in which a statement failed is rolled back by this. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    if (this.#begun !== undefined) await this.#below.executeQuery(COMMIT);
  }

  streamQuery(): never {
    throw new Error('Nothing is streamed.');
  }
}
