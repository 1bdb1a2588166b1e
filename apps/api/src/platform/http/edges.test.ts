import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { endpoint } from '@weekbord/contract/endpoint';
import { routes } from '@weekbord/contract/route';
import { authenticateThese, testActor } from '@weekbord/testkit/test-actors';
import { startServing } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serve } from './serve.ts';

const paths = routes({
  cheap: 'GET /edge/cheap',
  dear: 'POST /edge/dear',
  cookie: 'POST /edge/cookie',
  big: 'POST /edge/big',
});
const cheap = endpoint(paths.cheap, { access: 'public', summary: 'Cheap.' });
const dear = endpoint(paths.dear, { access: 'signed-in', summary: 'Dear.', cost: 5 });
const cookie = endpoint(paths.cookie, { access: 'public', summary: 'Cookie.', answer: z.object({ seen: z.string() }) });
const big = endpoint(paths.big, {
  access: 'public',
  summary: 'Big.',
  body: z.object({ data: z.string() }),
  answer: z.object({ length: z.number(), filler: z.string() }),
  maxBodyBytes: 1_000_000,
});
const served = [
  serve(cheap, async () => undefined),
  serve(dear, async () => undefined),
  serve(cookie, async (ctx) => {
    ctx.cookies.set('__Host-asker', 'abc', { maxAgeSeconds: 60 });
    return { seen: ctx.cookies.get('__Host-asker') ?? '' };
  }),
  serve(big, async (ctx) => ({ length: ctx.body.data.length, filler: 'x'.repeat(5000) })),
];
const product = {
  routes: served,
  authenticate: authenticateThese({ a: testActor({ id: 1 }), b: testActor({ id: 2 }) }),
};

const webFolder = await mkdtemp(join(tmpdir(), 'weekbord-web-'));
afterAll(() => rm(webFolder, { recursive: true }));
await mkdir(join(webFolder, 'assets'));
await mkdir(join(webFolder, '.vite'));
await mkdir(join(webFolder, 'pages'));
await Promise.all([
  writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Weekbord</title>'),
  ...['blank', 'diary', 'login', 'login-logo'].flatMap((screen) =>
    ['en', 'nl'].map((language) =>
      writeFile(join(webFolder, `pages/${screen}.${language}.html`), '<!doctype html><title>Weekbord</title>'),
    ),
  ),
  writeFile(join(webFolder, 'content-security.json'), '{"scripts":["sha256-abc="],"styles":[]}'),
  writeFile(join(webFolder, 'sw.js'), '// worker'),
  writeFile(join(webFolder, '.vite/manifest.json'), '{}'),
  writeFile(join(webFolder, 'assets/app-12345678.js'), 'plain'),
  writeFile(join(webFolder, 'assets/app-12345678.js.br'), brotliCompressSync('plain')),
]);
const database = await openTestDatabase();
const limited = await startServing({ product, database, config: { rateLimitPerMinute: 10, trustedProxies: 1 } });
const open = await startServing({ product, database, webFolder, config: { corsOrigins: ['capacitor://localhost'] } });

describe('the limit per caller', () => {
  it('[API-01] counts what calls cost and returns 429 with Retry-After', async () => {
    const a = limited.as('a');
    expect((await a.call(dear)).status).toBe(204);
    expect((await a.call(dear)).status).toBe(204);
    const refused = await a.call(dear);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.as('b').call(dear)).status).toBe(204);
  });

  it('counts guests by their network, as reported by a trusted proxy but by no other', async () => {
    const from = (address: string, forwarded: string) =>
      limited.send('GET', '/api/edge/cheap', { remoteAddress: address, headers: { 'x-forwarded-for': forwarded } });
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1) {
      statuses.push((await from('10.0.0.1', `198.51.100.${call}, 2001:db8:0:1::${call + 1}`)).status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 204)).toBe(true);
    expect(statuses[10]).toBe(429);
    expect((await from('10.0.0.1', '2001:db8:0:2::1')).status).toBe(204);
    expect((await from('10.0.0.2', '203.0.113.9')).status).toBe(204);
  });
});

describe('the edges of the server', () => {
  it('sets cookies that scripts cannot read', async () => {
    const answer = await open.call(cookie, undefined, { headers: { cookie: '__Host-asker=xyz' } });
    expect(answer.body).toEqual({ seen: 'xyz' });
    expect(answer.headers['set-cookie']).toBe('__Host-asker=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax');
  });

  it('accepts a larger body only if the contract says so, and compresses long responses', async () => {
    const data = 'x'.repeat(600_000);
    for (const [accept, encoding] of [
      ['gzip, deflate, br, zstd', 'zstd'],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const headers = { 'accept-encoding': accept };
      const answer = await open.send('POST', '/api/edge/big', { body: { data }, headers });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
    }
    expect((await open.call(big, { body: { data: 'x'.repeat(1_000_000) } })).status).toBe(413);
  });

  it('allows every header that the web app sends from other origins', async () => {
    const preflight = await open.send('OPTIONS', '/api/edge/dear', { headers: { origin: 'capacitor://localhost' } });
    const names = String(preflight.headers['access-control-allow-headers']).toLowerCase().split(', ');
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'if-none-match', 'x-app-display']) {
      expect(names).toContain(name);
    }
  });

  it('responds to any Host header, even an invalid one', async () => {
    for (const host of ['[', 'a b', '%', 'a:b:c']) {
      expect([host, (await open.send('GET', '/api/edge/cheap', { headers: { host } })).status]).toEqual([host, 204]);
    }
  });

  it('does not read the body sent to a call that has none, even if it is deeply nested', async () => {
    const body = '['.repeat(100_000) + ']'.repeat(100_000);
    const headers = { 'idempotency-key': 'deep' };
    expect((await open.as('a').send('POST', '/api/edge/dear', { body, headers })).status).toBe(204);
  });

  it('rejects a wrong method for a health call, and names the right one', async () => {
    const answer = await open.send('POST', '/api/health/ready/');
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET']);
  });

  it('lets only the listed origins call from a page, and never with cookies', async () => {
    const preflight = (origin: string) => open.send('OPTIONS', '/api/edge/dear', { headers: { origin } });
    const allowed = await preflight('capacitor://localhost');
    expect(allowed.status).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('capacitor://localhost');
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the web app', () => {
  const html = { accept: 'text/html,*/*' };

  it('is served with its inline content hashed in the policy, and its page is revalidated each time', async () => {
    for (const path of ['/', '/diary/2027-03-14', '/login?x=1']) {
      const page = await open.send('GET', path, { headers: html });
      expect([path, page.status, page.text]).toEqual([path, 200, '<!doctype html><title>Weekbord</title>']);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='");
    }
    expect((await open.send('GET', '/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('has its hashed files cached forever and sent in their compressed form', async () => {
    const script = await open.send('GET', '/assets/app-12345678.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await open.send('GET', '/assets/app-12345678.js')).text).toBe('plain');
  });

  it('is not returned in place of the API, missing files or files that are not public', async () => {
    for (const path of [
      '/api/nowhere',
      '/API/nowhere',
      '/dev/nowhere',
      '/assets/gone.js',
      '/.vite/manifest.json',
      '/pages/login.en.html',
    ]) {
      expect([path, (await open.send('GET', path, { headers: html })).status]).toEqual([path, 404]);
    }
    expect((await open.send('POST', '/diary', { headers: html })).status).toBe(405);
    expect((await open.send('GET', '/..%2f..%2fpackage.json', { headers: html })).status).toBe(404);
  });
});

describe('a server that lacks part of the contract', () => {
  it('does not start', async () => {
    const start = (endpoints: typeof product.routes) =>
      startServing({ product: { ...product, endpoints: endpoints.map(({ endpoint: one }) => one) }, database });
    await expect(start(served.slice(1))).rejects.toThrow('cheap is served but is not in the contract');
    const half = { ...product, endpoints: served.map(({ endpoint: one }) => one), routes: served.slice(1) };
    await expect(startServing({ product: half, database })).rejects.toThrow(
      'cheap is in the contract but is not served',
    );
    const twice = {
      ...product,
      endpoints: served.map(({ endpoint: one }) => one),
      routes: [...served, ...served.slice(0, 1)],
    };
    await expect(startServing({ product: twice, database })).rejects.toThrow('cheap is served 2 times');
  });
});
