import process from 'node:process';
import type { Endpoint } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { expect, it } from 'vitest';
import type { Described } from '../../bench/support/described-api.ts';
import { largeBodies } from '../../bench/support/largest-body.ts';
import { openTestSetup } from './open-test-setup.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { rightCaller } from './test-users.ts';

const { app, database, users } = await openTestSetup();
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => 'body' in endpoints[name]);

interface Document {
  readonly paths: Readonly<
    Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Described }> } }>>
  >;
  readonly components: { schemas: Record<string, Described> };
}
const document = (await app.send('GET', '/api/schema/v3')).body as Document;

/**
 * How many times a slow body is retried. A body that is really too slow is slow every time, unlike load on the machine.
 */
const TRIES = 12;
/** The maximum CPU time in milliseconds of the main thread for one call, when warm, on a slow machine. */
const LIMIT_MS = 300;

it('the largest body of each call takes little CPU time on the main thread', async () => {
  const slow: string[] = [];
  const taken: string[] = [];
  for (const name of names) {
    const { route }: Endpoint = endpoints[name];
    const schema =
      document.paths[route.path.replace(/:(\w+)/g, '{$1}')]![route.method.toLowerCase()]!.requestBody!.content[
        'application/json'
      ]!.schema;
    const { caller, of } = rightCaller(users, name);
    const sample = SAMPLES[name](of, users) as { params?: Record<string, unknown>; body?: unknown };
    const path = route.path.replace(/:(\w+)/g, (_, key: string) => String(sample.params?.[key]));
    const bodies = largeBodies(name, schema, document.components.schemas, {
      right: sample.body,
      idFor: () => of.slotId,
    });
    const send = (body: string) =>
      database.undoing(async () => {
        await CLEARINGS[name]?.(database.db, of);
        const before = process.threadCpuUsage();
        const { status } = await app.as(caller.token).send(route.method, `/api${path}`, { body });
        const { user, system } = process.threadCpuUsage(before);
        return { status, ms: Math.round((user + system) / 1000) };
      });
    for (const body of bodies.map((one) => JSON.stringify(one))) {
      // Retried if slow, because the first call may compile code and load shared data, and garbage may be collected.
      // Also retried if the server was too busy, which on a loaded machine says nothing about the body.
      let { status, ms } = await send(body);
      for (let again = 0; again < TRIES && (ms > LIMIT_MS || status === 503); again += 1)
        ({ status, ms } = await send(body));
      expect([name, status < 500]).toEqual([name, true]);
      if (ms > LIMIT_MS) slow.push(`${name}: ${ms} ms for ${body.length} characters, ${status}`);
      // A smaller body only matters if the larger one was rejected.
      if (status < 400) {
        taken.push(name);
        break;
      }
    }
  }
  expect(slow).toEqual([]);
  // Tokens from emails are invalid in these tests.
  expect(taken.length).toBeGreaterThan(names.length * 0.85);
});
