import { CALENDAR_TYPE } from '@weekbord/contract/diary/calendar-links';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import type { Endpoint } from '@weekbord/contract/endpoint';
import type { TestAnswer } from '@weekbord/testkit/test-client';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { EVENT_STREAM } from '@weekbord/contract/live/paths';
import { describe, expect, it } from 'vitest';
import { promises } from './expected.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { openTestSetup } from './open-test-setup.ts';
import { rightCaller } from './test-users.ts';

const setup = await openTestSetup();
const { app, database, users } = setup;
const owner = users.people.owner;
const names = Object.keys(endpoints) as EndpointName[];

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly parameters: readonly { name?: string; in?: string; required?: boolean }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, Response>>;
}
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { responses: Readonly<Record<string, Response>>; schemas: Readonly<Record<string, object>> };
}

/** The API description as served to clients. */
const served = (await app.send('GET', '/api/schema/v3')).body as Described;

/** The description, changed so that objects may have only the properties that it names. */
const closed = JSON.parse(JSON.stringify(served), (key, value: unknown) =>
  isObjectSchema(value) && key !== 'Refusal' ? { additionalProperties: false, ...value } : value,
) as Described;

function isObjectSchema(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'properties' in value && 'required' in value;
}

function checker(document: Described) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api', false, false);
  const known = new Map<string, ValidateFunction>();
  return (pointer: string, value: unknown): string[] => {
    const validate = known.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    known.set(pointer, validate);
    return validate(value) ? [] : (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
  };
}

const check = checker(served);
const checkClosed = checker(closed);

function operationOf(name: EndpointName): { operation: Operation; pointer: string } {
  const { route } = endpoints[name] as Endpoint;
  const place = route.path.replace(/:(\w+)/g, '{$1}');
  const operation = served.paths[place]?.[route.method.toLowerCase()];
  if (operation === undefined) throw new Error(`${name} is not described`);
  return { operation, pointer: `/paths/${escaped(place)}/${route.method.toLowerCase()}` };
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns how a response differs from the description; empty if it conforms. */
function faultsOf(name: EndpointName, answer: TestAnswer, validate = check): string[] {
  const { operation, pointer } = operationOf(name);
  const response = operation.responses[answer.status];
  if (response === undefined) return [`${answer.status} is not described`];
  const place = response.$ref?.slice(1) ?? `${pointer}/responses/${answer.status}`;
  const { content } =
    response.$ref === undefined ? response : (served.components.responses[place.split('/').at(-1) ?? ''] ?? {});
  if (content === undefined) return answer.text === '' ? [] : ['has a body'];
  const type = String(answer.headers['content-type']).split(';', 1)[0] ?? '';
  if (!(type in content)) return [`is ${type}`];
  const isText = type === EVENT_STREAM || type === CALENDAR_TYPE;
  const body = isText ? answer.text : answer.body;
  return validate(`${place}/content/${escaped(type)}/schema`, body);
}

function send(name: EndpointName, token: string | null, request: unknown): Promise<TestAnswer> {
  const client = token === null ? app : app.as(token);
  return database.undoing(async () => {
    await CLEARINGS[name]?.(database.db, rightCaller(users, name).of);
    return client.call(endpoints[name], request as never);
  });
}

describe('the description of the API', () => {
  it.each(names)('matches a valid request to %s and its response', async (name) => {
    const { caller, of } = rightCaller(users, name);
    const sample = SAMPLES[name](of, users) as { params?: object; query?: Record<string, unknown>; body?: unknown };
    const { operation, pointer } = operationOf(name);
    if (sample.body !== undefined) {
      const schema = `${pointer}/requestBody/content/application~1json/schema`;
      expect(check(schema, JSON.parse(JSON.stringify(sample.body)))).toEqual([]);
    }
    const sent = Object.keys(sample.query ?? {});
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
    expect(sent.filter((key) => !inQuery.some((parameter) => parameter.name === key))).toEqual([]);
    expect(inQuery.filter((one) => one.required && !sent.includes(one.name ?? ''))).toEqual([]);

    const answer = await send(name, caller.token, sample);
    expect(answer.status).toBe(promises().get(name)?.status);
    expect(faultsOf(name, answer)).toEqual([]);
    // Text responses have no schema whose extra properties could be rejected.
    const texts: readonly EndpointName[] = ['getSchema', 'followChanges', 'getCalendarFeed'];
    if (!texts.includes(name)) expect(faultsOf(name, answer, checkClosed)).toEqual([]);
  });

  it.each(names)('matches an error response from %s', async (name) => {
    const { access, body, params } = endpoints[name] as Endpoint;
    const { caller, of } = rightCaller(users, name);
    const sample = SAMPLES[name](of, users) as { params?: object; query?: object; body?: unknown };
    const refused: TestAnswer[] = [];
    if (access !== 'public') refused.push(await send(name, null, sample));
    if (access !== 'public' && access !== 'signed-in') {
      refused.push(await send(name, users.people.shutCoach.token, sample));
    }
    if (params !== undefined)
      refused.push(
        await send(name, caller.token, {
          ...sample,
          params: { id: 2_000_000_000, version: 'v9', subdomain: 'nowhere' },
        }),
      );
    if (body !== undefined)
      refused.push(
        await send(name, caller.token, { ...sample, body: '{' }),
        await send(name, caller.token, { ...sample, body: '[]' }),
      );
    const ajar = refused.filter(({ status }) => status >= 400).map((answer) => faultsOf(name, answer));
    expect(ajar).toEqual(ajar.map(() => []));
    const statuses = refused.map(({ status }) => status);
    expect(statuses.includes(401)).toBe(access !== 'public');
  });

  it('is violated by a response with a wrong or missing field', async () => {
    const answer = await send('getCalendarDay', owner.token, SAMPLES.getCalendarDay(owner, users));
    const day = answer.body as { date: string; calendar_items: { status: string }[] };
    const { date: _, ...dateless } = day;
    const [item] = day.calendar_items;
    const wrong = [
      dateless,
      { ...day, id: 'one' },
      { ...day, calendar_items: [{ ...item, status: 'THROWN_AWAY' }] },
      { ...day, calendar_items: [{ ...item, content_type: 'quickaddmeal' }] },
    ];
    expect(faultsOf('getCalendarDay', answer)).toEqual([]);
    for (const body of wrong) expect(faultsOf('getCalendarDay', { ...answer, body })).not.toEqual([]);
    expect(faultsOf('getCalendarDay', { ...answer, status: 418 })).toEqual(['418 is not described']);
    expect(faultsOf('getCalendarDay', { ...answer, body: { ...day, secret: 1 } }, checkClosed)).not.toEqual([]);
    expect(
      faultsOf('getCalendarDay', { ...answer, status: 404, body: { detail: 'x', code: 'coach_only' } }),
    ).not.toEqual([]);
    expect(faultsOf('getCalendarDay', { ...answer, status: 400, body: { date: 'not a list' } })).not.toEqual([]);
  });

  it('rejects an invalid request body, like the API', async () => {
    const right = SAMPLES.createGroceryList(owner, users) as { body: object };
    const wrong = [{}, { ...right.body, start_date: 20_270_101 }, { ...right.body, end_date: null }];
    const { pointer } = operationOf('createGroceryList');
    for (const body of wrong) {
      expect(check(`${pointer}/requestBody/content/application~1json/schema`, body)).not.toEqual([]);
      const answer = await send('createGroceryList', owner.token, { body });
      expect([answer.status, faultsOf('createGroceryList', answer)]).toEqual([400, []]);
    }
  });
});
