import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/**
 * A connection whose transaction begins with its first statement, sent together with it. Statements that are not
 * awaited one by one are sent together, too, and run in the order in which they were sent.
 */
export class BegunConnection implements DatabaseConnection {
  readonly #below: DatabaseConnection;
  readonly #begin: CompiledQuery;
  #begun: Promise<unknown> | undefined;
  #hasEnded = false;

  constructor(below: DatabaseConnection, begin: CompiledQuery) {
    this.#below = below;
    this.#begin = begin;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Work that continues after a failed statement must not use a connection that may already be in use elsewhere.
    if (this.#hasEnded) throw new Error('The transaction has ended.');
    this.#begun ??= this.#below.executeQuery(this.#begin);
    // If the transaction did not begin, the statement ran for another person or for none, and is not part of a
    // transaction.
    const [, result] = await Promise.all([this.#begun, this.#below.executeQuery<Row>(query)]);
    return result;
  }

  /**
   * Ends the transaction after everything that was sent before, together with a last statement, if given. Returns how
   * it ended.
   */
  async end(by: CompiledQuery, last?: CompiledQuery): Promise<string> {
    this.#hasEnded = true;
    if (this.#begun === undefined) return by.sql;
    const done = last === undefined ? undefined : this.#below.executeQuery(last);
    const [ended, before] = await Promise.allSettled([this.#below.executeQuery<{ command: string }>(by), done]);
    if (before.status === 'rejected') throw before.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return ended.value.rows[0]?.command ?? '';
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported.');
  }
}
