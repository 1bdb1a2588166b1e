import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** A placeholder for a value that is filled in later. */
class Missing {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Returns a placeholder for a named value, in a statement that is built without it. */
export type Place<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/**
 * Returns a statement that is built once, on first use, and then only filled with values: building a statement takes
 * about as long as sending it. `build` uses `place('name')` in place of each value, and must not depend on anything
 * else that changes.
 */
export function fillable<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Db, place: Place<Values>) => Compilable<Row>,
): (db: Db, values: Values) => CompiledQuery<Row> {
  let built: CompiledQuery<Row> | undefined;
  return (db, values) => {
    built ??= build(db, (name) => sql`${new Missing(name)}`).compile();
    const parameters = built.parameters.map((one) => (one instanceof Missing ? values[one.name] : one));
    return { ...built, parameters };
  };
}

/** Returns a `fillable` statement that is run with its values. */
export function statement<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Db, place: Place<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const filled = fillable(build);
  return async (db, values) => (await db.executeQuery<Row>(filled(db, values))).rows;
}
