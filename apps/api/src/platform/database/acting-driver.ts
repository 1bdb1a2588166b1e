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

/** When a connection begins a transaction by itself. */
export type ActingScope =
  /** Around each statement, unless a transaction was asked for. */
  | 'statement'
  /** When it is taken, to be committed when it is given back. */
  | 'connection';

/** How a database acts for a person. */
export interface ActingOptions {
  /** The statements that begin a transaction, sent in one round trip. */
  readonly begin: string;
  readonly scope: ActingScope;
}

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const COMMIT = CompiledQuery.raw('commit');

/** A dialect over another driver: every statement runs in a transaction that begins with the given settings. */
export function actingDialect(driver: Driver, options: ActingOptions): Dialect {
  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => new ActingDriver(driver, options),
  };
}

/** Begins transactions in one round trip with what they need to know; all else is the driver's below. */
class ActingDriver implements Driver {
  readonly #below: Driver;
  readonly #begin: CompiledQuery;
  readonly #scope: ActingScope;

  constructor(below: Driver, { begin, scope }: ActingOptions) {
    this.#below = below;
    this.#begin = CompiledQuery.raw(begin);
    this.#scope = scope;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<ActingConnection> {
    const connection = new ActingConnection(await this.#below.acquireConnection(), this.#begin);
    if (this.#scope === 'connection') {
      try {
        await connection.begin();
      } catch (error) {
        await this.#below.releaseConnection(connection.below);
        throw error;
      }
    }
    return connection;
  }

  async releaseConnection(connection: ActingConnection): Promise<void> {
    try {
      // A transaction in which a statement failed is rolled back by this.
      if (connection.inTransaction) await connection.commit();
    } catch (error) {
      await this.#below.rollbackTransaction(connection.below).catch(() => undefined);
      throw error;
    } finally {
      await this.#below.releaseConnection(connection.below);
    }
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
