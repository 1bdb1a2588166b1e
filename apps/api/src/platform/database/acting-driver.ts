import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult } from 'kysely';
import { dialectOver } from './dialect-over.ts';
import { withFreshPlans } from './stale-plans.ts';

const COMMIT = CompiledQuery.raw('commit');

/**
 * Returns a dialect over another driver. Every statement runs in a transaction, its own unless one was requested. The
 * transaction begins with the given statements, sent together with its first.
 */
export function actingDialect(driver: Driver, begin: string): Dialect {
  return dialectOver(new ActingDriver(driver, begin));
}

/** Begins transactions with the given statements. Everything else is delegated to the underlying driver. */
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
    connection.beginWithNext();
  }

  async commitTransaction(connection: ActingConnection): Promise<void> {
    if (connection.endTransaction()) await this.#below.commitTransaction(connection.below);
  }

  async rollbackTransaction(connection: ActingConnection): Promise<void> {
    if (connection.endTransaction()) await this.#below.rollbackTransaction(connection.below);
  }
}

/**
 * A statement sent together with the beginning of its transaction has no effect if that fails, because row security
 * returns nothing without an acting person.
 */
class ActingConnection implements DatabaseConnection {
  readonly below: DatabaseConnection;
  readonly #begin: CompiledQuery;
  /** Set while in a transaction; `begun` is set once its first statement has been sent. */
  #transaction: { begun?: Promise<unknown> } | null = null;

  constructor(below: DatabaseConnection, begin: CompiledQuery) {
    this.below = below;
    this.#begin = begin;
  }

  beginWithNext(): void {
    if (this.#transaction !== null) throw new Error('A transaction is already open.');
    this.#transaction = {};
  }

  /** Whether there is anything to commit or to roll back. A transaction without a statement has not begun. */
  endTransaction(): boolean {
    const hasBegun = this.#transaction?.begun !== undefined;
    this.#transaction = null;
    return hasBegun;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { below } = this;
    if (this.#transaction !== null) {
      const begun = (this.#transaction.begun ??= below.executeQuery(this.#begin));
      const [, result] = await Promise.all([begun, below.executeQuery<Row>(query)]);
      return result;
    }
    return withFreshPlans(() => this.#executeAlone<Row>(query));
  }

  async #executeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { below } = this;
    // If the statement failed, `commit` rolls back.
    const sent = [below.executeQuery(this.#begin), below.executeQuery<Row>(query), below.executeQuery(COMMIT)] as const;
    await Promise.allSettled(sent);
    const [, result] = await Promise.all(sent);
    return result;
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported.');
  }
}
