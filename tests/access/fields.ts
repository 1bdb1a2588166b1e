import type { Endpoint } from '@weekbord/contract/endpoint';
import { z } from 'zod';

/** One field of a request: its path, and whether it is the id of a record. */
export interface Field {
  readonly path: readonly string[];
  readonly isId: boolean;
}

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** The largest id. No other number in the contract has this maximum. */
const LARGEST_ID = 2_147_483_647;
const ID_TEXT = '^[0-9]{1,10}$';

function branches(schema: JsonSchema): readonly JsonSchema[] {
  return [schema, ...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])];
}

function holdsId(schema: JsonSchema): boolean {
  return branches(schema).some(
    (one) => one.maximum === LARGEST_ID || one.pattern === ID_TEXT || (one !== schema && holdsId(one)),
  );
}

function walk(schema: JsonSchema, path: readonly string[]): Field[] {
  return branches(schema).flatMap((branch) =>
    Object.entries(branch.properties ?? {}).flatMap(([name, inner]) => [
      { path: [...path, name], isId: holdsId(inner) },
      ...walk(inner, [...path, name]),
    ]),
  );
}

function fieldsOf(schema: z.ZodType | undefined): Field[] {
  if (schema === undefined) return [];
  const fields = walk(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema,
    [],
  );
  return [...new Map(fields.map((field) => [field.path.join('.'), field])).values()];
}

/** Returns every field that a call's body may contain, including nested ones. */
export function bodyFields(endpoint: Endpoint): Field[] {
  return fieldsOf(endpoint.body);
}

/** Returns every field that a call's query may contain. */
export function queryFields(endpoint: Endpoint): Field[] {
  return fieldsOf(endpoint.query);
}

/** Returns a copy of a body with one field set to another value; `undefined` leaves it out. */
export function withField(body: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const copy: Record<string, unknown> = { ...(body as Record<string, unknown> | null | undefined) };
  copy[name] = withField(copy[name], rest, value);
  return copy;
}
