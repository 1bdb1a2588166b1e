import { type Acting, actingStatements } from '@weekbord/api/platform/database/acting';
import { APP_ROLE } from '@weekbord/api/platform/database/app-role';
import { dialectOver } from '@weekbord/api/platform/database/dialect-over';
import type { Database } from '@weekbord/api/platform/database/open-database';
import { cachePlans } from '@weekbord/api/platform/database/prepare-statements';
import type { Tables } from '@weekbord/api/platform/database/tables';
import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, type QueryResult } from 'kysely';
import type pg from 'pg';

const READING = 'savepoint reading';
const HAS_WRITTEN = 'select pg_current_xact_id_if_assigned() is not null as written';
/** Statements with more characters than this rarely recur. */
const LENGTH_MAX = 4000;

/**
 * A database on one connection, in which everything that a call did can be rolled back; by default with the owner's
 * permissions.
 */
export interface RollbackDatabase extends Database {
  /**
   * Returns the same connection as the server uses it: with the serving role, or as the owner, who bypasses all
   * policies.
   */
  serving(role?: 'app' | 'owner'): Database;
  /** Runs the work and undoes everything that it wrote. */
  undoing<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether anything was written since the work started, including writes that were rolled back. */
  hasWritten(): Promise<boolean>;
  /** Changes each of the server's statements before it runs, to seed faults. */
  rewrite(change: ((sql: string) => string) | null): void;
}

/**
 * The single connection for all users. Each round trip costs time on both sides, so state changes are sent with the
 * next statement.
 */
class OneClient {
  readonly #client: pg.PoolClient;
  /** The names of prepared statements by role, because a query plan includes the role's policies. */
  readonly #names = new Map<string, string>();
  /** Statements that are sent together with the next one. */
  #waiting: string[] = [];
  #role: string | null = null;
  #acting: string | null = null;
  /** Whether the last statement failed. The client reports the transaction state only after the failure itself. */
  #hasFailed = false;
  change: ((sql: string) => string) | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Runs a statement with a role; `none` means the owner. */
  async query(role: string, sql: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    if (this.#role !== role) this.#waiting.push(`set role ${role}`);
    this.#role = role;
    return this.#send(() => this.#client.query(this.#prepared(role, sql, parameters)));
  }

  /** Runs the next statements with these settings. */
  act(settings: string): void {
    if (this.#acting === settings) return;
    this.#waiting.push(settings);
    this.#acting = settings;
  }

  /** Sends the opening of a transaction or savepoint with the next statement. */
  open(opening: string): void {
    this.#waiting.push(opening);
  }

  /** Whether a statement has run since the transaction or savepoint was opened. */
  hasBegun(opening: string): boolean {
    return !this.#waiting.includes(opening);
  }

  /** Ends a transaction or savepoint; within a transaction without failures, this is sent with the next statement. */
  async end(opening: string, ending: string): Promise<void> {
    if (!this.hasBegun(opening)) this.#forget(opening);
    else if (ending !== 'commit' && !this.#hasFailed) this.#waiting.push(ending);
    else await this.#send(() => this.#client.query(ending));
  }

  /** Rolls back to the start of a transaction or savepoint, which also resets the role and settings. */
  async goBack(opening: string, ending: string): Promise<void> {
    if (this.hasBegun(opening)) {
      this.#waiting = [];
      await this.#send(() => this.#client.query(ending));
    } else this.#forget(opening);
    this.#role = null;
    this.#acting = null;
  }

  async hasWritten(): Promise<boolean> {
    const { rows } = await this.query(this.#role ?? 'none', HAS_WRITTEN);
    return (rows[0] as { written: boolean }).written;
  }

  #forget(opening: string): void {
    this.#waiting.splice(this.#waiting.lastIndexOf(opening), 1);
  }

  async #send(last: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    try {
      const answer = await this.#sendWithWaiting(last);
      this.#hasFailed = false;
      return answer;
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  /** Sends a statement and the queued ones in one round trip. */
  async #sendWithWaiting(last: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const first = this.#waiting.splice(0).join('; ');
    if (first === '') return last();
    const { stream } = this.#client.connection;
    stream.cork();
    const sent = Promise.all([this.#client.query(first), last()]);
    stream.uncork();
    return (await sent)[1];
  }

  /** Returns a recurring statement with the name under which the server keeps its plan. */
  #prepared(role: string, text: string, parameters: readonly unknown[]): pg.QueryConfig {
    const values = [...parameters];
    if ((values.length === 0 && !text.startsWith('select')) || text.length > LENGTH_MAX) return { text, values };
    const key = `${role} ${text}`;
    const name = this.#names.get(key) ?? `s${this.#names.size}`;
    this.#names.set(key, name);
    return { name, text, values };
  }
}

/** How the connection is used. */
interface Using {
  readonly role: string;
  /** The acting user; absent for the tests' own queries. */
  readonly acting?: Acting;
}

class OneConnection implements DatabaseConnection {
  readonly #client: OneClient;
  readonly #using: Using;

  constructor(client: OneClient, using: Using) {
    this.#client = client;
    this.#using = using;
  }

  async executeQuery<Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const { role, acting } = this.#using;
    const { change } = this.#client;
    const text = change === null || acting === undefined ? query.sql : change(query.sql);
    const answer = await this.#client.query(role, text, query.parameters);
    const count = answer.rowCount ?? 0;
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(count) };
  }

  streamQuery(): never {
    throw new Error('Nothing streams in these tests.');
  }

  /** Sets the person for whom the next statements run. */
  act(): void {
    const { acting } = this.#using;
    if (acting !== undefined) this.#client.act(actingStatements(acting).replaceAll('set local', 'set'));
  }
}

/** The transactions and savepoints that are open on the connection. */
interface Depth {
  isUndoing: boolean;
  savepoints: number;
}

/** Turns transactions into savepoints while an outer transaction is open. */
class SavepointDriver implements Driver {
  readonly #client: OneClient;
  readonly #connection: OneConnection;
  readonly #depth: Depth;

  constructor(client: OneClient, depth: Depth, using: Using) {
    this.#client = client;
    this.#connection = new OneConnection(client, using);
    this.#depth = depth;
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection.act();
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    this.#depth.savepoints += 1;
    this.#client.open(this.#opening());
  }

  async commitTransaction(): Promise<void> {
    await this.#checkDeferred();
    await this.#client.end(this.#opening(), this.#depth.isUndoing ? `release ${this.#opening()}` : 'commit');
    this.#depth.savepoints -= 1;
  }

  async rollbackTransaction(): Promise<void> {
    await this.#client.goBack(this.#opening(), this.#depth.isUndoing ? `rollback to ${this.#opening()}` : 'rollback');
    this.#depth.savepoints -= 1;
  }

  /**
   * Fires the deferred constraints, as a commit would, so that a call that violates one fails here as in production.
   */
  async #checkDeferred(): Promise<void> {
    const { isUndoing, savepoints } = this.#depth;
    if (!isUndoing || savepoints > 1 || !this.#client.hasBegun(this.#opening())) return;
    await this.#connection.executeQuery({ sql: 'set constraints all immediate', parameters: [] });
    this.#client.open('set constraints all deferred');
  }

  #opening(): string {
    return this.#depth.isUndoing ? `savepoint call_${this.#depth.savepoints}` : 'begin';
  }
}

/** Wraps an open database so that calls run on one connection and are rolled back. */
export async function rollbackDatabase(database: Database): Promise<RollbackDatabase> {
  const pooled = await database.pool.connect();
  await cachePlans(pooled);
  const client = new OneClient(pooled);
  const depth: Depth = { isUndoing: false, savepoints: 0 };
  const kysely = (using: Using) =>
    new Kysely<Tables>({
      dialect: dialectOver(new SavepointDriver(client, depth, using)),
    });
  const viewOf = (role: string, bare: Using): Database => {
    const as = (acting: Acting) => kysely({ role, acting });
    return {
      db: kysely(bare),
      as,
      async reading(acting, work) {
        if (!depth.isUndoing) return as(acting).connection().execute(work);
        client.open(READING);
        try {
          return await as(acting).connection().execute(work);
        } finally {
          // Failed work is undone; work that was only rejected keeps its writes.
          await client.end(READING, `release ${READING}`).catch(() => client.goBack(READING, `rollback to ${READING}`));
        }
      },
      writing: async (acting, work, first) =>
        as(acting)
          .transaction()
          .execute(async (trx) => {
            let last: CompiledQuery | undefined;
            const answered = first === undefined ? [] : (await trx.executeQuery(first)).rows;
            const endWith = (query: CompiledQuery) => {
              last = query;
            };
            const result = await work(trx, { first: Promise.resolve(answered), endWith });
            if (last !== undefined) await trx.executeQuery(last);
            return result;
          }),
      pool: database.pool,
      connectionString: database.connectionString,
      isReachable: async () => true,
      close: async () => pooled.release(),
    };
  };
  return {
    ...viewOf('none', { role: 'none' }),
    serving(wanted = 'app') {
      const role = wanted === 'app' ? APP_ROLE : 'none';
      return viewOf(role, { role, acting: { personId: null } });
    },
    rewrite: (change) => {
      client.change = change;
    },
    async undoing(work) {
      client.open('begin');
      depth.isUndoing = true;
      try {
        return await work();
      } finally {
        depth.isUndoing = false;
        await client.goBack('begin', 'rollback');
      }
    },
    hasWritten: async () => client.hasBegun('begin') && client.hasWritten(),
  };
}
