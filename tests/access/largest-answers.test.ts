import { type Endpoint, MAX_ANSWER_BYTES } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { TestAnswer } from '@weekbord/testkit/test-client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { promises } from './expected.ts';
import { DIARY_DATE } from './fixture.ts';
import { fillPerson, FULL_DAYS } from './full-person.ts';
import { openTestSetup } from './open-test-setup.ts';
import { SAMPLES } from './samples.ts';
import { rightCaller } from './test-users.ts';

const { app, database, users } = await openTestSetup();
const { owner } = users.people;
await fillPerson(database.db, owner);
const client = app.as(owner.token);
const WEEKS = { start_date: DIARY_DATE, end_date: addDays(DIARY_DATE, FULL_DAYS - 1) };
/** How many times a call is retried if the server was too busy, which says nothing about the response. */
const TRIES = 12;

async function unlessBusy(call: () => Promise<TestAnswer>): Promise<TestAnswer> {
  let answer = await call();
  for (let again = 0; again < TRIES && answer.status === 503; again += 1) answer = await call();
  return answer;
}

const list = await unlessBusy(() => client.call(createGroceryList, { body: WEEKS }));
if (list.status !== 201) throw new Error(`A grocery list was refused: ${list.status}`);

/** Calls that are not made: a stream never ends, and an export of this much takes minutes. */
const LEFT_OUT: readonly string[] = ['followChanges', 'exportData'];
/** The calls that read what the person has. */
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { route, answer }: Endpoint = endpoints[name];
  const isOfOwner = rightCaller(users, name).caller === owner;
  return route.method === 'GET' && answer !== undefined && isOfOwner && !LEFT_OUT.includes(name);
});

/**
 * Calls whose largest page is rejected for a person with as much as this, because every record in it is as large as
 * possible; a smaller page is not.
 */
const TOO_LARGE_AT_ONCE: readonly string[] = ['listRecipeMeals', 'listCalendarDays'];

const isPaged = ({ query }: Endpoint) => query !== undefined && 'page_size' in (query as { shape?: object }).shape!;

/** The API description as served to clients, which states the maximum length of each list. */
const served = (await app.send('GET', '/api/schema/v3')).body as Readonly<{ paths: object; components: object }>;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(served, 'api', false, false);

function faultsOf(name: EndpointName, { body }: TestAnswer): string[] {
  const { route, status, answerTypes }: Endpoint = endpoints[name];
  if (answerTypes !== undefined) return [];
  const place = route.path.replace(/:(\w+)/g, '{$1}').replaceAll('/', '~1');
  const validate = ajv.compile({
    $ref: `api#/paths/${encodeURIComponent(place)}/get/responses/${status}/content/application~1json/schema`,
  });
  return validate(body) ? [] : (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
}

function send(name: EndpointName, size: number): Promise<TestAnswer> {
  const sample = SAMPLES[name](owner, users) as { query?: object };
  const query = { ...sample.query, ...(isPaged(endpoints[name]) && { page_size: size }) };
  const call = () => client.call(endpoints[name], { ...sample, query } as never);
  return unlessBusy(() => database.undoing(call));
}

it.each(names)('%s returns no more than its contract states, for a person at every limit', async (name) => {
  const { maxAnswerBytes = MAX_ANSWER_BYTES }: Endpoint = endpoints[name];
  const isTooLarge = TOO_LARGE_AT_ONCE.includes(name);
  const whole = await send(name, 100);
  if (isTooLarge) expect(whole).toMatchObject({ status: 409, body: { code: 'answer_too_large' } });
  const answer = isTooLarge ? await send(name, 1) : whole;
  expect(answer.status).toBe(promises().get(name)?.status);
  expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(maxAnswerBytes);
  if (answer.status === 200) expect(faultsOf(name, answer)).toEqual([]);
});
