import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedOrganisations } from '@weekbord/api/modules/organisations/organisations.public';
import { uploadsOf } from '@weekbord/api/platform/files/files';
import { weekbord } from '@weekbord/api/weekbord';
import { deleteMe } from '@weekbord/contract/accounts/users';
import { createLoginSignupPortal } from '@weekbord/contract/auth/log-in';
import { type Endpoint, isWriting } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CANARY_TRACE, CANARIES, markBody } from './canaries.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { insertTestUsers, type TestUser } from './test-users.ts';

const clock = fakeClock();
const app = await startServing({
  product: { ...weekbord, prepare: ({ database }) => seedOrganisations(database.db) },
  clock,
  quick: true,
});
const users = await insertTestUsers(app.db, clock.now());

/** Calls that end what the others need, or write nothing of the caller's. */
const LEFT_OUT: readonly EndpointName[] = ['deleteMe', 'tokenLogout', 'signUp'];

const callsWithBody = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const endpoint: Endpoint = endpoints[name];
  return isWriting(endpoint) && endpoint.body !== undefined && endpoint.access !== 'public' && !LEFT_OUT.includes(name);
});

/** Every row of every table as text, bytes also as the text that they are. */
async function dumpDatabase(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`.execute(app.db);
  const dump: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(app.db);
    dump.push(...rows.map(({ row }) => `${name} ${row} ${readBytes(row)}`));
  }
  return dump;
}

function readBytes(row: string): string {
  return [...row.matchAll(/\\\\x([0-9a-f]+)"/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(' ');
}

async function dumpFiles(): Promise<string[]> {
  const folder = uploadsOf(app.config);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map(async (name) => `${name} ${(await readFile(join(folder, name))).toString('latin1')}`));
}

const tracesIn = (dump: readonly string[], trace: RegExp) => dump.filter((row) => new RegExp(trace, '').test(row));
const anyOf = (marks: readonly string[]) => new RegExp(marks.map((mark) => RegExp.escape(mark)).join('|'));

/** Makes a call with as many canaries as it takes; answers the fields that took one, and those that never did. */
async function callWithCanaries(name: EndpointName, caller: TestUser, about: TestUser) {
  const endpoint: Endpoint = endpoints[name];
  const sample = SAMPLES[name](about, users) as { body?: unknown };
  const left = new Set<string>();
  for (let round = 1; ; round += 1) {
    await CLEARINGS[name]?.(app.db, about);
    const { body, paths } = markBody(endpoint, sample.body, left);
    const headers = { 'idempotency-key': `${name}-${caller.name}-${round}` };
    const answer = await app.as(caller.token).call(endpoint, { ...sample, body } as never, { headers });
    if (answer.status < 400) return { taken: paths, refused: [...left] };
    const faults = answer.status === 400 ? pathsOf(answer.body) : [];
    const culprits = paths.filter((path) => faults.some((fault) => path === fault || path.startsWith(`${fault}.`)));
    // Where the call itself is refused, its numbers are the likely cause, then its dates, then all.
    const rest = culprits.length > 0 ? culprits : paths;
    if (rest.length === 0) return { taken: [], refused: [...left, `${name} is refused: ${answer.status} ${answer.text.slice(0, 150)}`] };
    for (const path of rest) left.add(path);
  }
}

/** The paths at which an answer of 400 has faults, without the places in lists. */
function pathsOf(body: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(body)) {
    if (body.every((one) => typeof one === 'string')) return [path.join('.')];
    return body.flatMap((one) => pathsOf(one, path));
  }
  if (typeof body !== 'object' || body === null) return [path.join('.')];
  return Object.entries(body).flatMap(([key, inner]) => pathsOf(inner, /^\d+$/.test(key) ? path : [...path, key]));
}

it('leaves nothing of what a person wrote through any call, nor of what their coach wrote of them', async () => {
  const { owner, client, coach, sibling } = users.people;
  const outcome: Record<string, { taken: readonly string[]; refused: readonly string[] }> = {};
  for (const name of callsWithBody) outcome[name] = await callWithCanaries(name, owner, owner);
  for (const name of callsWithBody) await callWithCanaries(name, coach, client);
  console.log(JSON.stringify(outcome, null, 1));
  const before = await dumpDatabase();
  console.log(tracesIn(before, CANARY_TRACE).length);
  expect((await app.as(owner.token).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
  const after = await dumpDatabase();
  console.log(tracesIn(after, CANARY_TRACE).map((row) => row.slice(0, 1500)).join('\n'));
  void [sibling, CANARIES, dumpFiles, anyOf, createLoginSignupPortal];
}, 120_000);
