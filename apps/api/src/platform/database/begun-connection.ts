import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/**
 * A connection whose transaction begins with its first statement: both are sent together. What is not waited for one by
 * one is sent together, too, and runs in the order in which it was sent.
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
    // What ran on after another statement failed must not reach a connection that others use by now.
    if (this.#hasEnded) throw new Error('The transaction has ended.');
    this.#begun ??= this.#below.executeQuery(this.#begin);
    // Where it did not begin, the statement ran for another person or for none, and is no part of a transaction.
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

  streamQuery(): never {
    throw new Error('Nothing is streamed.');
  }
}
