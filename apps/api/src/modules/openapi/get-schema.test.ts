import { getSchema } from '@weekbord/contract/openapi/get-schema';
import { startServing, startTestApp } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { acceptedFormat } from './accepted-format.ts';
import { openapiRoutes } from './openapi.routes.ts';
import { schemaText } from './schema-text.ts';

const app = await startTestApp();

interface Opening {
  openapi: string;
  paths: Record<string, unknown>;
}

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await app.send('GET', url, { headers });
  const type = String(answer.headers['content-type']);
  const document = (type.includes('yaml') ? load(answer.text) : answer.body) as Opening;
  return { ...answer, type, document };
}

describe('the API description', () => {
  it.each([
    ['/api/schema/v3', '3.1.0', 'application/json'],
    ['/api/schema/v2', '3.0.3', 'application/yaml'],
    ['/api/schema/v1', '3.0.3', 'application/json'],
    ['/api/Schema/V1/', '3.0.3', 'application/json'],
    ['/api/schema/v1?format=yaml', '3.0.3', 'application/yaml'],
    ['/api/schema/v2?format=json', '3.0.3', 'application/json'],
    ['/api/schema/v3/?format=yaml', '3.1.0', 'application/yaml'],
  ])('is returned at %s in OpenAPI %s as %s', async (url, openapi, type) => {
    const answer = await read(url);
    expect([answer.status, answer.type, answer.document.openapi]).toEqual([200, `${type}; charset=utf-8`, openapi]);
    expect(answer.document.paths).toHaveProperty('/planner/autoPlanDay');
  });

  it('has the same content as JSON and as YAML, and describes the same calls in each version', async () => {
    const [json, yaml, old] = await Promise.all([
      read('/api/schema/v3'),
      read('/api/schema/v3?format=yaml'),
      read('/api/schema/v1'),
    ]);
    expect(yaml.document).toEqual(json.document);
    expect(Object.keys(old.document.paths)).toEqual(Object.keys(json.document.paths));
  });

  it('is in the format that the caller prefers, unless the URL says otherwise', async () => {
    expect((await read('/api/schema/v3', { accept: 'application/yaml' })).type).toContain('yaml');
    expect((await read('/api/schema/v2', { accept: 'application/json' })).type).toContain('json');
    expect((await read('/api/schema/v2?format=yaml', { accept: 'application/json' })).type).toContain('yaml');
  });

  it('is cached and then revalidated', async () => {
    const first = await read('/api/schema/v3');
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept' });
    const etag = String(first.headers['etag']);
    const again = await read('/api/schema/v3', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await read('/api/schema/v3?format=yaml', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('responds to HEAD', async () => {
    const head = await app.send('HEAD', '/api/schema/v2');
    const whole = await read('/api/schema/v2');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['etag']).toBe(whole.headers['etag']);
    expect(head.headers['content-type']).toBe('application/yaml; charset=utf-8');
  });

  it('exists only in three versions and two formats', async () => {
    expect((await read('/api/schema/v4')).status).toBe(404);
    const wrong = await read('/api/schema/v3?format=xml');
    expect([wrong.status, Object.keys(wrong.body as object)]).toEqual([400, ['format']]);
    expect((await app.send('POST', '/api/schema/v3', { body: {} })).status).toBe(405);
  });

  it('tells caches that it varies by origin', async () => {
    const open = await startServing({
      product: { routes: openapiRoutes, authenticate: async () => null },
      config: { corsOrigins: ['https://app.example'] },
    });
    const { headers } = await open.call(getSchema, { params: { version: 'v3' } });
    expect(headers['vary']).toBe('Origin, Accept');
  });
});

describe('the format preferred by an Accept header', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['*/*', null],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', null],
    ['application/json', 'json'],
    ['application/vnd.oai.openapi+json', 'json'],
    ['application/vnd.oai.openapi', 'yaml'],
    ['text/yaml', 'yaml'],
    ['application/x-yaml, application/json;q=0.5', 'yaml'],
    ['application/yaml;q=0.2, application/json;q=0.5', 'json'],
    ['application/yaml;q=0', null],
    ['application/json;q=0.3, */*', null],
    ['image/png', null],
  ])('turns the header %j into %j', (accept, format) => {
    expect(acceptedFormat(accept)).toBe(format);
  });
});

describe('creating a description', () => {
  it('happens once, and is retried if it failed', async () => {
    const wanted = { openApi: '3.1', format: 'json', version: '9.9.9' } as const;
    const first = schemaText(wanted);
    expect(schemaText(wanted)).toBe(first);
    expect(JSON.parse(await first)).toMatchObject({ info: { version: '9.9.9' } });
    const impossible = { ...wanted, openApi: '4.0' as '3.1' };
    const failed = schemaText(impossible);
    await expect(failed).rejects.toThrow('no description in OpenAPI 4.0');
    const retried = schemaText(impossible);
    expect(retried).not.toBe(failed);
    await expect(retried).rejects.toThrow('no description in OpenAPI 4.0');
  });
});
