import type { PoolClient } from 'pg';
import { quote } from '../backup/read-tables.ts';

/** A row as JSON. */
export type Row = Record<string, unknown>;
type Client = Pick<PoolClient, 'query'>;

/** The shared tables of a catalogue. A file refers to their rows by name, since each server has its own ids. */
export const SHARED_TABLES = ['food', 'serving', 'recipe_template', 'ingredient_to_avoid'] as const;
export type SharedTable = (typeof SHARED_TABLES)[number];

/** Returns the columns of a table that refer to a row of a shared table. */
export async function sharedColumns(client: Client, table: string): Promise<ReadonlyMap<string, SharedTable>> {
  const { rows } = await client.query<{ name: string; shared: SharedTable }>(
    `select attname as name, confrelid::regclass::text as shared
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and conrelid = $1::regclass and confrelid = any ($2::regclass[]) and cardinality(conkey) = 1`,
    [`public.${quote(table)}`, SHARED_TABLES.map((name) => `public.${name}`)],
  );
  return new Map(rows.map(({ name, shared }) => [name, shared]));
}

/** Maps the names of shared rows to their ids, and the ids to the names. */
export interface Names {
  nameOf(table: SharedTable, id: number): string | undefined;
  idOf(table: SharedTable, name: string): number | undefined;
  add(table: SharedTable, name: string, id: number): void;
}

/**
 * Returns the names of all rows from the product's catalogue or a public food database. People's own rows are added
 * later.
 */
export async function readNames(client: Client): Promise<Names> {
  const byId = new Map<string, string>();
  const byName = new Map<string, number>();
  const add = (table: SharedTable, name: string, id: number) => {
    byId.set(`${table} ${id}`, name);
    byName.set(`${table} ${name}`, id);
  };
  const { rows } = await client.query<{ shared: SharedTable; name: string; id: number }>(`
    select 'food' as shared, coalesce('catalogue:' || slug, source || ':' || source_key) as name, id from food
      where slug is not null or source_key is not null
    union all
    select 'serving', coalesce('catalogue:' || slug, source || ':' || source_key) || '/' || measure, serving.id
      from serving join food on food.id = food_id where slug is not null or source_key is not null
    union all
    select 'recipe_template', 'catalogue:' || slug, id from recipe_template where slug is not null
    union all
    select 'ingredient_to_avoid', key, id from ingredient_to_avoid`);
  for (const { shared, name, id } of rows) add(shared, name, id);
  return {
    nameOf: (table, id) => byId.get(`${table} ${id}`),
    idOf: (table, name) => byName.get(`${table} ${name}`),
    add,
  };
}
