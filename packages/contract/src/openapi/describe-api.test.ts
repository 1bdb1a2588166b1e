import { compileErrors, validate } from '@readme/openapi-parser';
import { errorPhrase, fieldPhrase } from '@weekbord/phrases/errors';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { date, email, flagText, idParams, idText, repeated, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import type { Route } from '../route.ts';
import { type ApiDocument, describeApi } from './describe-api.ts';
import type { JsonSchema, OpenApiVersion } from './describe-schemas.ts';

const words = {
  error: (code: Parameters<typeof errorPhrase>[0]) => errorPhrase(code, 'en'),
  field: (code: Parameters<typeof fieldPhrase>[0]) => fieldPhrase(code, 'en'),
};
const VERSIONS: readonly OpenApiVersion[] = ['3.0', '3.1'];
const all: readonly Endpoint[] = Object.values(endpoints);

function described(list: readonly Endpoint[], openApi: OpenApiVersion = '3.1'): ApiDocument {
  return describeApi({ endpoints: list, version: '1.2.3', words }, openApi);
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly {
    name?: string;
    in?: string;
    required?: boolean;
    explode?: boolean;
    schema?: JsonSchema;
    $ref?: string;
  }[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  readonly responses: Readonly<Record<string, { $ref?: string; content?: Record<string, { schema: JsonSchema }> }>>;
}

function operations(document: ApiDocument): (Operation & { place: string })[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...(operation as Operation),
      place: `${method.toUpperCase()} ${path}`,
    })),
  );
}

/** Returns a call that belongs to a chapter, with some parts replaced. */
function call(parts: Partial<Endpoint>, name = 'listFoods'): Endpoint {
  const route: Route = { name, method: 'GET', path: '/food/food' };
  return { ...endpoint(route, { access: 'member', summary: 'Something.' }), ...parts };
}

function onlyOperation(parts: Partial<Endpoint>, openApi: OpenApiVersion = '3.1'): Operation {
  const [operation] = operations(described([call(parts)], openApi));
  if (operation === undefined) throw new Error('nothing was described');
  return operation;
}

/** Returns the validator's verdict on a copy, because the validator modifies its input. */
async function verdict(document: object): Promise<{ valid: boolean; said: string }> {
  const result = await validate(structuredClone(document) as never);
  return { valid: result.valid, said: result.valid ? '' : compileErrors(result) };
}

describe.each(VERSIONS)('the description in OpenAPI %s', (openApi) => {
  const document = described(all, openApi);

  it('is valid', async () => {
    expect(document.openapi.startsWith(`${openApi}.`)).toBe(true);
    expect(await verdict(document)).toEqual({ valid: true, said: '' });
  });

  it('contains every call exactly once, at its path and with its summary', () => {
    const found = operations(document).map(({ operationId, place, summary }) => [operationId, place, summary]);
    const promised = all.map(({ route, summary }) => [
      route.name,
      `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
      summary,
    ]);
    expect(found.toSorted()).toEqual(promised.toSorted());
  });

  it('gives each call a chapter, its inputs and every status that it can return', () => {
    const chapters = new Set(document.tags.map(({ name }) => name));
    const faults = operations(document).flatMap((operation) => {
      const contract = endpoints[operation.operationId as keyof typeof endpoints] as Endpoint;
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `:${name}`);
      const statuses = Object.keys(operation.responses).map(Number);
      return [
        ...(operation.tags.length === 1 && chapters.has(operation.tags[0]) ? [] : ['no chapter']),
        ...(contract.route.path.match(/:\w+/g)?.join() === (inPath.join() || undefined) ? [] : ['wrong path']),
        ...((contract.body === undefined) === (operation.requestBody === undefined) ? [] : ['wrong body']),
        ...((contract.access === 'public') === (operation.security.length === 0) ? [] : ['wrong security']),
        ...(statuses.includes(401) === (contract.access !== 'public') ? [] : ['wrong 401']),
        ...([contract.status, 400, 429, 500, 503].every((status) => statuses.includes(status))
          ? []
          : ['lacks a status']),
      ].map((fault) => `${operation.operationId}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('the validator', () => {
  it('rejects a document that is not an API description', async () => {
    const document = described(all);
    const broken = { ...document, paths: { ...document.paths, '/lost/{id}': { get: { operationId: 'lost' } } } };
    expect((await verdict(broken)).valid).toBe(false);
    expect((await verdict({ ...document, info: {} })).valid).toBe(false);
  });
});

describe('an API description', () => {
  it('uses the same names in both versions', () => {
    const [old, recent] = VERSIONS.map((openApi) => described(all, openApi));
    expect(Object.keys(old?.components.schemas ?? {})).toEqual(Object.keys(recent?.components.schemas ?? {}));
    expect(Object.keys(old?.components.responses ?? {})).toEqual(Object.keys(recent?.components.responses ?? {}));
  });

  it('says what a query parameter means, not that it is sent as text', () => {
    const query = pageQuery.extend({
      user: idText,
      favourite: flagText.optional(),
      tags: repeated(z.enum(['SOUP', 'PASTA'])).optional(),
    });
    const { parameters } = onlyOperation({ query });
    const schemas = parameters
      .filter((one) => one.in === 'query')
      .map(({ name, required, explode, schema }) => ({
        name,
        ...(required === undefined ? {} : { required }),
        ...(explode === undefined ? {} : { explode }),
        ...schema,
      }));
    expect(schemas).toEqual([
      { name: 'page', type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
      { name: 'page_size', type: 'integer', minimum: 1, maximum: 100, default: 20 },
      { name: 'user', required: true, type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      { name: 'favourite', type: 'boolean' },
      { name: 'tags', explode: true, type: 'array', items: { type: 'string', enum: ['SOUP', 'PASTA'] }, maxItems: 100 },
    ]);
  });

  it('keeps the checks that run after a conversion', () => {
    const body = z.object({ name: text({ min: 1, max: 80 }), email, day: date.optional() });
    const document = described([call({ route: { name: 'createFood', method: 'POST', path: '/food/food' }, body })]);
    expect(document.components.schemas['CreateFoodRequest']).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 80 },
        email: { type: 'string', format: 'email', minLength: 1, maxLength: 254 },
        day: { type: 'string', format: 'date' },
      },
      required: ['name', 'email'],
    });
  });

  it('allows responses to gain fields, and describes null as each version requires', () => {
    const answer = z.object({ kind: z.enum(['A', 'B']).nullable() });
    const of = (openApi: OpenApiVersion) =>
      described([call({ answer })], openApi).components.schemas['ListFoodsAnswer'];
    expect(of('3.0')).toEqual({
      type: 'object',
      properties: { kind: { type: 'string', enum: ['A', 'B', null], nullable: true } },
      required: ['kind'],
    });
    expect(of('3.1')).toEqual({
      type: 'object',
      properties: { kind: { anyOf: [{ type: 'string', enum: ['A', 'B'] }, { type: 'null' }] } },
      required: ['kind'],
    });
  });

  it('refers to a model by its id', () => {
    const soup = z.object({ name: z.string() }).meta({ id: 'TestSoup' });
    const document = described([call({ answer: pageOf(soup) }), call({ answer: soup, params: idParams }, 'getFood')]);
    expect(document.components.schemas['ListFoodsAnswer']?.properties?.['results']).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/TestSoup' },
      maxItems: 100,
    });
    expect(document.components.schemas).not.toHaveProperty('GetFoodAnswer');
  });

  it('shows who may make a call in the error responses of that call', () => {
    const refusals = (access: Endpoint['access']) =>
      Object.entries(onlyOperation({ access }).responses)
        .filter(([status]) => ['401', '403', '404'].includes(status))
        .map(([status, { $ref }]) => `${status} ${$ref?.split('/').at(-1)}`);
    expect(refusals('public')).toEqual([]);
    expect(refusals('signed-in')).toEqual(['401 NotAuthenticated', '403 NotAsClient']);
    expect(refusals('member')).toEqual(['401 NotAuthenticated', '403 ClosedForAgeOrNoPaidAccessOrNotAsClient']);
    expect(refusals('subject')).toEqual([
      '401 NotAuthenticated',
      '403 ClosedForAgeOrConsentWithdrawnOrNoPaidAccessOrNotAsClient',
      '404 NotFound',
    ]);
    expect(refusals('self')).toEqual(refusals('subject'));
    expect(refusals('coach')).toEqual([
      '401 NotAuthenticated',
      '403 ClosedForAgeOrCoachOnlyOrNoPaidAccessOrNotAsClient',
    ]);
  });

  it('shows each error as it is returned', () => {
    const { components } = described(all);
    expect(components.responses['ClosedForAgeOrNoPaidAccessOrNotAsClient']).toMatchObject({
      content: {
        'application/json': {
          examples: {
            no_paid_access: { value: { detail: errorPhrase('no_paid_access', 'en'), code: 'no_paid_access' } },
          },
        },
      },
    });
    const [, login] =
      Object.entries(components.responses).find(([name]) => /LinkDead.*LoginFailed|LoginFailed.*LinkDead/.test(name)) ??
      [];
    expect(login).toMatchObject({
      content: {
        'application/json': { examples: { link_dead: { value: { error: errorPhrase('link_dead', 'en') } } } },
      },
    });
    expect(components.responses['TooManyRequests']).toMatchObject({ headers: { 'Retry-After': {} } });
  });

  it('documents an idempotency key for writes, and an ETag for reads', () => {
    const shared = (parts: Partial<Endpoint>) =>
      onlyOperation(parts).parameters.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref.split('/').at(-1)]));
    const write: Route = { name: 'createFood', method: 'POST', path: '/food/food' };
    expect(shared({})).toEqual(['AcceptLanguage', 'IfNoneMatch']);
    expect(shared({ route: write })).toEqual(['AcceptLanguage', 'IdempotencyKey']);
    expect(shared({ route: write, readOnly: true })).toEqual(['AcceptLanguage']);
    expect(Object.keys(onlyOperation({}).responses)).toContain('304');
    expect(Object.keys(onlyOperation({ status: 201, otherStatuses: [200] }).responses)).toContain('200');
  });

  it('cannot be built if a call has no chapter, or if two models have the same name', () => {
    expect(() => described([call({}, 'unheardOf')])).toThrow('unheardOf has no tag');
    const clash = call({ answer: z.object({ detail: z.string() }).meta({ id: 'Refusal' }) });
    expect(() => described([clash])).toThrow('Two different schemas are called Refusal');
    // Optional in a request, but always present in a response.
    const model = z.object({ size: z.number().default(1) }).meta({ id: 'TestTwoFaced' });
    const both = { ...call({ answer: model }, 'createFood'), body: z.object({ model }) };
    expect(() => described([both])).toThrow('Two different schemas are called TestTwoFaced');
  });
});
