import { errorPhrase, fieldPhrase } from '@weekbord/phrases/errors';
import { expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { describeApi } from './describe-api.ts';

const words = {
  error: (code: Parameters<typeof errorPhrase>[0]) => errorPhrase(code, 'en'),
  field: (code: Parameters<typeof fieldPhrase>[0]) => fieldPhrase(code, 'en'),
};
const all: readonly Endpoint[] = Object.values(endpoints);
/** Values that may have any length: an arbitrary value in an export, and the messages about a field. */
const OF_ANY_LENGTH = /__schema\d|FieldErrors|ValidationError|Refusal/;

/** Returns the paths of the lists in a part of the description that state no maximum length. */
function unstated(part: unknown, place: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const isList = 'type' in part && part.type === 'array' && !('maxItems' in part);
  const inner = Object.entries(part).flatMap(([key, value]) => unstated(value, `${place}.${key}`));
  return isList ? [place, ...inner] : inner;
}

it('the description states the maximum length of each list in each request and response', () => {
  const { paths, components } = describeApi({ endpoints: all, version: '1.2.3', words }, '3.1');
  const schemas = (components as { schemas: Record<string, unknown> }).schemas;
  const found = [...unstated(paths, 'paths'), ...unstated(schemas, 'schemas')];
  expect(found.filter((place) => !OF_ANY_LENGTH.test(place))).toEqual([]);
  expect(JSON.stringify([paths, schemas]).match(/"maxItems"/g)!.length).toBeGreaterThan(50);
});
