import { randomUUID } from 'node:crypto';
import { type Endpoint, isWriting } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import type { TestApp } from '@weekbord/testkit/test-app';
import { markBody } from './canaries.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import type { TestUser, TestUsers } from './test-users.ts';

/** Returns the calls of logged-in people that store the contents of their body. */
export function callsWithBody(leftOut: readonly EndpointName[]): EndpointName[] {
  return (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const endpoint: Endpoint = endpoints[name];
    return (
      isWriting(endpoint) && endpoint.body !== undefined && endpoint.access !== 'public' && !leftOut.includes(name)
    );
  });
}

/** Returns a function that makes calls with a canary in every field that accepts one. */
export function canaryCaller(app: TestApp, users: TestUsers) {
  /**
   * Returns the parts of a call that accepted no canary: text and date fields, or the call itself if it never
   * succeeded.
   */
  return async function callWithCanaries(name: EndpointName, caller: TestUser, about: TestUser): Promise<string[]> {
    const endpoint: Endpoint = endpoints[name];
    const sample = SAMPLES[name](about, users) as { body?: unknown };
    const left = new Map<string, string | number>();
    for (;;) {
      await CLEARINGS[name]?.(app.db, about);
      const { body, fields } = markBody(endpoint, sample.body, new Set(left.keys()));
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await app.as(caller.token).call(endpoint, { ...sample, body } as never, { headers });
      if (answer.status < 400) {
        return [...left].filter(([, value]) => typeof value === 'string').map(([path]) => `${name} ${path}`);
      }
      if (fields.size === 0) return [`${name}: ${answer.status}`];
      for (const path of culprits([...fields], answer.body)) left.set(path, fields.get(path)!);
    }
  };
}

/** Returns the invalid fields of a 400 response; if it names none, first the numbers, then the rest. */
function culprits(fields: readonly (readonly [string, string | number])[], body: unknown): string[] {
  const faults = pathsOf(body);
  const named = fields.filter(([path]) => faults.some((fault) => path === fault || path.startsWith(`${fault}.`)));
  const numbers = fields.filter(([, value]) => typeof value === 'number');
  const likely = [named, numbers].find(({ length }) => length > 0) ?? fields;
  return likely.map(([path]) => path);
}

/** Returns the paths of validation errors in a response, without list indexes. */
function pathsOf(body: unknown, path: readonly string[] = []): string[] {
  if (typeof body !== 'object' || body === null) return path.length > 0 ? [path.join('.')] : [];
  return Object.entries(body).flatMap(([key, inner]) => pathsOf(inner, /^\d+$/.test(key) ? path : [...path, key]));
}
