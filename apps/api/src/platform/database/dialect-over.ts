import { type Dialect, type Driver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();

/** Returns PostgreSQL's dialect over a custom driver. */
export function dialectOver(driver: Driver): Dialect {
  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => driver,
  };
}
