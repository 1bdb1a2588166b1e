import type { Database } from '@weekbord/api/platform/database/open-database';
import type { Tables } from '@weekbord/api/platform/database/tables';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PoolClient } from 'pg';

/** A database of one connection, in which whatever a call did can be undone. */
export interface RollbackDatabase extends Database {
  /** Does something and takes back everything that it wrote. */
  undoing<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether anything was written since the work began; a write that was rolled back counts too. */
  hasWritten(): Promise<boolean>;
  /** Changes each statement before it runs; for seeding faults. */
  rewrite(change: ((sql: string) => string) | null): void;
}

class OneConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  change: ((sql: string) => string) | null = null;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const text = this.change === null ? query.sql : this.change(query.sql);
    const answer = await this.#client.query(text, [...query.parameters]);
    const count = answer.rowCount ?? 0;
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(count) };
  }

  streamQuery(): never {
    throw new Error('Nothing streams in these tests.');
  }

  async run(sql: string): Promise<void> {
    await this.#client.query(sql);
  }
}

/** Transactions become savepoints while an outer transaction is open. */
class SavepointDriver implements Driver {
  readonly #connection: OneConnection;
  isUndoing = false;
  #depth = 0;

  constructor(connection: OneConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    this.#depth += 1;
    await this.#connection.run(this.isUndoing ? `savepoint call_${this.#depth}` : 'begin');
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.run(this.isUndoing ? `release savepoint call_${this.#depth}` : 'commit');
    this.#depth -= 1;
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.run(this.isUndoing ? `rollback to savepoint call_${this.#depth}` : 'rollback');
    this.#depth -= 1;
  }
}

/** Takes one connection of an open database for calls that are undone. */
export async function rollbackDatabase(database: Database): Promise<RollbackDatabase> {
  const client = await database.pool.connect();
  const connection = new OneConnection(client);
  const driver = new SavepointDriver(connection);
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    db,
    pool: database.pool,
    connectionString: database.connectionString,
    isReachable: async () => true,
    close: async () => client.release(),
    rewrite: (change) => {
      connection.change = change;
    },
    async undoing(work) {
      await connection.run('begin');
      driver.isUndoing = true;
      try {
        return await work();
      } finally {
        driver.isUndoing = false;
        await connection.run('rollback');
      }
    },
    async hasWritten() {
      const { rows } = await client.query('select pg_current_xact_id_if_assigned() is not null as written');
      return (rows[0] as { written: boolean }).written;
    },
  };
}
