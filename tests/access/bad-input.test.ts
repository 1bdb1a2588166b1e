import type { Endpoint } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { goesOn } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bodyFields, queryFields, withField } from './fields.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { changesSince } from './snapshot.ts';
import { openTestSetup } from './open-test-setup.ts';
import { rightCaller } from './test-users.ts';

const setup = await openTestSetup();
const { users, database, app } = setup;

/** A placeholder for raw JSON that no value serialises to. */
const RAW = '"raw-json-goes-here"';
const LONG = 'x'.repeat(100_000);

/** Unexpected values of fields, as JSON text. */
const HOSTILE: readonly (readonly [what: string, json: string])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a truth', 'true'],
  ['a fraction', '0.1234567891'],
  ['a negative', '-1'],
  ['a negative zero', '-0'],
  ['more than an integer column holds', '2147483648'],
  ['more than a safe integer', '9007199254740993'],
  ['almost infinity', '1e308'],
  ['infinity', '1e309'],
  ['empty text', '""'],
  ['a number in text', '"1,5"'],
  ['a date that is none', '"2027-02-30"'],
  ['the year nought', '"0000-01-01"'],
  ['long text', JSON.stringify(LONG)],
  ['NUL', JSON.stringify('a\u0000b')],
  ['half a character', '"a\\ud800b"'],
  ['writing from right to left', JSON.stringify('\u202eabc\u200f')],
  ['an empty list', '[]'],
  ['a list of lists', '[[[]],null,{"a":[1]}]'],
  ['a long list', JSON.stringify(Array.from({ length: 600 }, (_, index) => index + 1))],
  ['an empty object', '{}'],
  ['an object that reaches for the prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'],
  ['an id in an object', '{"id":1}'],
  ['deep nesting', `${'['.repeat(3000)}${']'.repeat(3000)}`],
];

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `/api${path}?${search.toString()}`;
}

/** Sends one bad request as an allowed caller; returns what is wrong with the outcome. */
async function faultOf(name: EndpointName, parts: Parts, body: string | undefined, what: string): Promise<string[]> {
  const endpoint: Endpoint = endpoints[name];
  const { caller, of } = rightCaller(users, name);
  const client = endpoint.access === 'public' ? app : app.as(caller.token);
  return database.undoing(async () => {
    await CLEARINGS[name]?.(database.db, of);
    const cleared = CLEARINGS[name] === undefined ? false : await database.hasWritten();
    const answer = await client.send(endpoint.route.method, addressOf(endpoint, parts), {
      ...(body !== undefined && { body }),
      goesOn: goesOn(endpoint),
    });
    const faults: string[] = [];
    if (answer.status >= 500) faults.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
    if (/at .+\.ts:\d|select .+ from|violates/i.test(answer.text)) faults.push(`${what}: shows its inside`);
    const refused = answer.status >= 400 && !cleared && endpoint.verifiesCredential !== true;
    if (refused && (await wroteSomething())) faults.push(`${what}: ${answer.status}, and yet something was written`);
    return faults;
  });
}

/** Whether anything except login attempts was written and committed. */
async function wroteSomething(): Promise<boolean> {
  if (!(await database.hasWritten())) return false;
  const { before, statements } = setup.snapshot;
  return (await changesSince(database.db, before, statements, () => false)).length > 0;
}

/** Of the requests that the contract rejects, only one in `SENT_OF_REFUSED` is sent; accepted ones are always sent. */
let refusedSoFar = 0;
const SENT_OF_REFUSED = 12;

function isWorthSending(schema: z.ZodType | undefined, value: unknown): boolean {
  if (schema === undefined || schema.safeParse(value).success) return true;
  refusedSoFar += 1;
  return refusedSoFar % SENT_OF_REFUSED === 0;
}

async function sweepBody(name: EndpointName): Promise<string[]> {
  const endpoint: Endpoint = endpoints[name];
  const sample = SAMPLES[name](rightCaller(users, name).of, users) as Parts;
  const faults: string[] = [];
  for (const { path } of bodyFields(endpoint)) {
    for (const [what, json] of HOSTILE) {
      const text = JSON.stringify(withField(sample.body, path, json === '' ? undefined : JSON.parse(RAW)));
      const body = text.replace(RAW, json);
      if (!isWorthSending(endpoint.body, JSON.parse(body))) continue;
      faults.push(...(await faultOf(name, sample, body, `${path.join('.')} is ${what}`)));
    }
  }
  for (const body of ['', 'null', '[]', '"text"', '1e309', '{', '{"a":1,"a":2}', `{"x":${LONG.length}`]) {
    faults.push(...(await faultOf(name, sample, body, `the body is ${body.slice(0, 20)}`)));
  }
  return faults;
}

const ADDRESS_TEXTS = [
  '',
  '-1',
  '0',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'a\u0000b',
  '%00',
  '../1',
  LONG.slice(0, 400),
  '2027-02-30',
  '[]',
  'null',
];

/** Returns the same values as strings for a URL. */
function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

async function sweepAddress(name: EndpointName): Promise<string[]> {
  const endpoint: Endpoint = endpoints[name];
  const sample = SAMPLES[name](rightCaller(users, name).of, users) as Parts;
  const body = sample.body === undefined ? undefined : JSON.stringify(sample.body);
  const faults: string[] = [];
  for (const text of ADDRESS_TEXTS) {
    for (const { path } of queryFields(endpoint)) {
      const query = { ...sample.query, [path[0] ?? '']: text };
      if (!isWorthSending(endpoint.query, textsOf(query))) continue;
      faults.push(...(await faultOf(name, { ...sample, query }, body, `?${path.join('.')}=${text.slice(0, 30)}`)));
    }
    for (const param of Object.keys(sample.params ?? {})) {
      const params = { ...sample.params, [param]: text };
      if (!isWorthSending(endpoint.params, textsOf(params))) continue;
      faults.push(...(await faultOf(name, { ...sample, params }, body, `:${param} is ${text.slice(0, 30)}`)));
    }
  }
  return faults;
}

const names = Object.keys(endpoints) as EndpointName[];

describe('bad input', () => {
  it.each(names.filter((name) => endpoints[name].body !== undefined))(
    'is rejected in the body of %s without a server error and writes nothing',
    async (name) => {
      expect(await sweepBody(name)).toEqual([]);
    },
  );

  it.each(names)('is also rejected in the URL of %s', async (name) => {
    expect(await sweepAddress(name)).toEqual([]);
  });
});
