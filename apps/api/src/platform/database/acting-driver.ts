import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const COMMIT = CompiledQuery.raw('commit');

/**
 * A dialect over another driver: every statement runs in a transaction that begins with the given statements, sent in one
 * round trip; in one of its own, unless a transaction was asked for.
 */
export function actingDialect(driver: Driver, begin: string): Dialect {
  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => new ActingDriver(driver, begin),
  };
}

/** Begins transactions in one round trip with what they need to know; all else is the driver's below. */
class ActingDriver implements Driver {
  readonly #below: Driver;
  readonly #begin: CompiledQuery;

  constructor(below: Driver, begin: string) {
    this.#below = below;
    this.#begin = CompiledQuery.raw(begin);
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<ActingConnection> {
    return new ActingConnection(await this.#below.acquireConnection(), this.#begin);
  }

  async releaseConnection(connection: ActingConnection): Promise<void> {
    await this.#below.releaseConnection(connection.below);
  }

  async beginTransaction(connection: ActingConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: ActingConnection): Promise<void> {
    connection.inTransaction = false;
    await this.#below.commitTransaction(connection.below);
  }

  async rollbackTransaction(connection: ActingConnection): Promise<void> {
    connection.inTransaction = false;
    await this.#below.rollbackTransaction(connection.below);
  }
}

class ActingConnection implements DatabaseConnection {
  readonly below: DatabaseConnection;
  readonly #begin: CompiledQuery;
  inTransaction = false;

  constructor(below: DatabaseConnection, begin: CompiledQuery) {
    this.below = below;
    this.#begin = begin;
  }

  async begin(): Promise<void> {
    if (this.inTransaction) throw new Error('There is a transaction already.');
    await this.below.executeQuery(this.#begin);
    this.inTransaction = true;
  }

  async commit(): Promise<void> {
    this.inTransaction = false;
    await this.below.executeQuery(COMMIT);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.inTransaction) return this.below.executeQuery<Row>(query);
    await this.begin();
    try {
      return await this.below.executeQuery<Row>(query);
    } finally {
      await this.commit();
    }
  }

  streamQuery(): never {
    throw new Error('Nothing is streamed.');
  }
}
