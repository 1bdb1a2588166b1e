import { type Acting, actingStatements } from '@weekbord/api/platform/database/acting';
import { APP_ROLE } from '@weekbord/api/platform/database/app-role';
import { dialectOver } from '@weekbord/api/platform/database/dialect-over';
import type { Database } from '@weekbord/api/platform/database/open-database';
import type { Tables } from '@weekbord/api/platform/database/tables';
import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, type QueryResult } from 'kysely';
import type { PoolClient } from 'pg';

/** A database of one connection, in which whatever a call did can be undone; by itself as its owner sees it. */
export interface RollbackDatabase extends Database {
  /** The same connection as the server has it: by the role that serves, or by the owner, for whom no policy counts. */
  serving(role?: 'app' | 'owner'): Database;
  /** Does something and takes back everything that it wrote. */
  undoing<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether anything was written since the work began; a write that was rolled back counts too. */
  hasWritten(): Promise<boolean>;
  /** Changes each statement of the server before it runs; for seeding faults. */
  rewrite(change: ((sql: string) => string) | null): void;
}

/** The one connection, whoever uses it. */
class OneClient {
  readonly #client: PoolClient;
  #role: string | null = null;
  change: ((sql: string) => string) | null = null;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** Runs a statement as a role; `none` is the owner. */
  async query(role: string, sql: string, parameters: readonly unknown[] = []) {
    if (this.#role !== role) await this.#client.query(`set role ${role}`);
    this.#role = role;
    return this.#client.query(sql, [...parameters]);
  }

  async run(sql: string): Promise<void> {
    // Going back may change the role as well.
    this.#role = null;
    await this.#client.query(sql);
  }
}

/** How the connection is used. */
interface Using {
  readonly role: string;
  /** For whom; absent for the tests' own look-ups. */
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

  /** Sets in the database for whom the next statements run. */
  async act(): Promise<void> {
    const { role, acting } = this.#using;
    if (acting !== undefined) await this.#client.query(role, actingStatements(acting).replaceAll('set local', 'set'));
  }
}

/** What is open on the connection. */
interface Depth {
  isUndoing: boolean;
  savepoints: number;
}

/** Transactions become savepoints while an outer transaction is open. */
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
    await this.#connection.act();
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    this.#depth.savepoints += 1;
    await this.#client.run(this.#depth.isUndoing ? `savepoint call_${this.#depth.savepoints}` : 'begin');
  }

  async commitTransaction(): Promise<void> {
    await this.#client.run(this.#depth.isUndoing ? `release savepoint call_${this.#depth.savepoints}` : 'commit');
    this.#depth.savepoints -= 1;
  }

  async rollbackTransaction(): Promise<void> {
    await this.#client.run(this.#depth.isUndoing ? `rollback to savepoint call_${this.#depth.savepoints}` : 'rollback');
    this.#depth.savepoints -= 1;
  }
}

/** Takes one connection of an open database for calls that are undone. */
export async function rollbackDatabase(database: Database): Promise<RollbackDatabase> {
  const pooled = await database.pool.connect();
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
        await client.run('savepoint reading');
        try {
          return await as(acting).connection().execute(work);
        } finally {
          // What failed is undone; what was merely refused keeps what it wrote.
          await client.run('release savepoint reading').catch(() => client.run('rollback to savepoint reading'));
        }
      },
      writing: async (acting, work) => as(acting).transaction().execute(work),
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
      await client.run('begin');
      depth.isUndoing = true;
      try {
        return await work();
      } finally {
        depth.isUndoing = false;
        await client.run('rollback');
      }
    },
    async hasWritten() {
      const { rows } = await client.query('none', 'select pg_current_xact_id_if_assigned() is not null as written');
      return (rows[0] as { written: boolean }).written;
    },
  };
}
