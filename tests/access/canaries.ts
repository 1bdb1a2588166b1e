import type { Endpoint } from '@weekbord/contract/endpoint';
import { z } from 'zod';

/** Values that occur nowhere else, by the type of field that accepts them. */
const CANARIES = {
  text: 'zanzibar7731',
  date: '2026-10-17',
  moment: '2026-10-17T04:17:00.000Z',
  fraction: 47.15,
  whole: 4715,
} as const;

/** A pattern that matches a canary in a dump. */
export const CANARY_TRACE = /zanzibar7731|2026-10-17|(?<![\da-f.-])(?:47\.15|4715)(?![\da-f.-])/;

/** Fields that only accept a specific value: addresses, proofs, pictures and device names. */
const LEFT_ALONE = [
  'email',
  'redirect_url',
  'fingerprint',
  'image',
  'organisation_subdomain',
  'barcode',
  'today',
  'push_endpoint',
];
const LARGEST_ID = 2_147_483_647;

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A body with canaries, and the fields that contain one, by path. */
interface Marked {
  readonly body: unknown;
  readonly fields: ReadonlyMap<string, string | number>;
}

/** Returns a sample of a call's body with a canary in every field that accepts one, except at the paths in `leave`. */
export function markBody(endpoint: Endpoint, sample: unknown, leave: ReadonlySet<string>): Marked {
  if (endpoint.body === undefined) return { body: sample, fields: new Map() };
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
  const fields = new Map<string, string | number>();
  const body = mark(schema, sample, [], { leave, fields });
  return { body, fields };
}

interface Marking {
  readonly leave: ReadonlySet<string>;
  readonly fields: Map<string, string | number>;
}

function mark(schema: JsonSchema, sample: unknown, path: readonly string[], marking: Marking): unknown {
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (branches !== undefined) return mark(branchFor(branches, sample), sample, path, marking);
  if (schema.properties !== undefined) return markObject(schema, sample, path, marking);
  if (schema.items !== undefined) {
    const { items } = schema;
    const elements = Array.isArray(sample) && sample.length > 0 ? sample : [undefined];
    const marked = elements.map((element) => mark(items, element, path, marking)).filter((one) => one !== undefined);
    return marked.length > 0 ? marked : sample;
  }
  const key = path.join('.');
  const canary = canaryFor(schema, sample);
  if (canary === undefined || marking.leave.has(key) || LEFT_ALONE.includes(path.at(-1) ?? '')) return sample;
  marking.fields.set(key, canary);
  return canary;
}

/** Returns the branch of a union that a sample matches; otherwise the first that is not empty. */
function branchFor(branches: readonly JsonSchema[], sample: unknown): JsonSchema {
  const isOf = ({ properties = {} }: JsonSchema) =>
    Object.entries(properties).every(
      ([name, { const: only }]) => only === undefined || only === (sample as Record<string, unknown>)[name],
    );
  const holding = branches.filter(({ type }) => type !== 'null');
  const fitting = typeof sample === 'object' && sample !== null ? holding.find(isOf) : undefined;
  return fitting ?? holding[0] ?? {};
}

function markObject(schema: JsonSchema, sample: unknown, path: readonly string[], marking: Marking): unknown {
  const given = (sample ?? {}) as Readonly<Record<string, unknown>>;
  const before = marking.fields.size;
  const entries = Object.entries(schema.properties ?? {}).map(([name, inner]): [string, unknown] => [
    name,
    mark(inner, given[name], [...path, name], marking),
  ]);
  const marked = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  if ((sample ?? null) !== null || path.length === 0) return { ...given, ...marked };
  // A part that is missing from the sample is created only if canaries are enough to complete it.
  const isWhole = (schema.required ?? []).every((name) => marked[name] !== undefined);
  if (isWhole && marking.fields.size > before) return marked;
  for (const key of [...marking.fields.keys()].slice(before)) marking.fields.delete(key);
  return sample;
}

function canaryFor(schema: JsonSchema, sample: unknown): string | number | undefined {
  const { type, format, pattern, minimum = -LARGEST_ID, maximum = LARGEST_ID } = schema;
  if (schema.enum !== undefined || schema.const !== undefined) return undefined;
  if (type === 'string') {
    if (format === 'date' || (typeof sample === 'string' && /^\d{4}-\d\d-\d\d$/.test(sample))) return CANARIES.date;
    if (format === 'date-time') return CANARIES.moment;
    return pattern === undefined && format === undefined ? CANARIES.text : undefined;
  }
  const isId = maximum === LARGEST_ID && minimum === 1;
  if (isId) return undefined;
  if (type === 'integer') return CANARIES.whole <= maximum ? CANARIES.whole : undefined;
  if (type === 'number')
    return CANARIES.fraction <= maximum && CANARIES.fraction >= minimum ? CANARIES.fraction : undefined;
  return undefined;
}
