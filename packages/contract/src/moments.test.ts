import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';

type Field = Readonly<{ path: string; schema: z.ZodType }>;

/** Returns the fields of one value of a schema, with paths as callers write them. */
function fieldsOf(schema: z.ZodType, path: string, seen: ReadonlySet<z.ZodType> = new Set()): Field[] {
  if (seen.has(schema)) return [];
  const within = new Set([...seen, schema]);
  const go = (inner: unknown, name = path) => fieldsOf(inner as z.ZodType, name, within);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, inner]) => go(inner, `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return go(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return go(schema.valueType, `${path}{}`);
  if (schema instanceof z.ZodUnion) return [{ path, schema }, ...schema.options.flatMap((option) => go(option))];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return go(schema.unwrap());
  if (schema instanceof z.ZodDefault) return go(schema.unwrap());
  if (schema instanceof z.ZodPipe && !(schema.in instanceof z.ZodString)) {
    return [{ path, schema }, ...go(schema.in), ...go(schema.out)];
  }
  return [{ path, schema }];
}

const takes = ({ schema }: Field, text: string) => schema.safeParse(text).success;
/** Whether a field expects a time: it accepts a timestamp that ends with Z, but rejects arbitrary text. */
const isTime = (field: Field) =>
  takes(field, '2027-03-14T10:00:00Z') && !takes(field, 'nonsense') && !takes(field, '2027-03-14T10:00:00Q');

const times = Object.values(endpoints).flatMap(({ route, body, query }) =>
  [
    ...(body === undefined ? [] : fieldsOf(body, `${route.name} body`)),
    ...(query === undefined ? [] : fieldsOf(query, `${route.name} query`)),
  ].filter(isTime),
);

describe('a field of the contract that takes a time', () => {
  it('is found at any depth', () => {
    const paths = times.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'createUserWeight body.created_at',
        'updateUserDistance body.created_at',
        'removeCopies body.items[].modified',
        'shareCycle body.shared_until',
      ]),
    );
    expect(paths.length).toBeGreaterThanOrEqual(12);
  });

  it.each(times.map((field) => [field.path, field] as const))('%s accepts RFC 3339 with any offset', (_path, field) => {
    for (const text of [
      '2027-03-14T10:00:00Z',
      '2027-03-14t10:00:00z',
      '2027-03-14T10:00:00.123456Z',
      '2027-03-14T10:00:00+00:00',
      '2027-03-14T10:00:00-00:00',
      '2027-03-14T00:30:00+02:00',
      '2027-03-14T23:30:00.5-05:30',
    ])
      expect([text, takes(field, text)]).toEqual([text, true]);
    for (const text of [
      '',
      '2027-03-14T10:00:00',
      '2027-02-30T10:00:00Z',
      '2027-03-14T25:00:00Z',
      '2027-03-14T10:00:00+2',
    ])
      expect([text, takes(field, text)]).toEqual([text, false]);
  });
});
