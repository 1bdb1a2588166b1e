import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ThirdPartySettings } from '@weekbord/domain/consent/third-parties';
import { startServing } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { openPortalLooks, seedOrganisations } from '../../modules/organisations/organisations.public.ts';

const webFolder = await mkdtemp(join(tmpdir(), 'weekbord-pages-'));
afterAll(() => rm(webFolder, { recursive: true }));
await mkdir(join(webFolder, 'pages'));
const page = (screen: string, language: string) =>
  `<html lang="${language}" data-start="${screen}"><title>%BRAND_NAME%</title><!--brand--><b>%BRAND_NAME%</b>` +
  `<img src="%BRAND_LOGO%">${'filler '.repeat(200)}`;
await Promise.all([
  writeFile(join(webFolder, 'index.html'), 'for the worker'),
  writeFile(join(webFolder, 'content-security.json'), '{"scripts":["sha256-abc="],"styles":["sha256-def="]}'),
  ...['blank', 'diary', 'login', 'login-logo'].flatMap((screen) =>
    ['en', 'nl'].map((language) =>
      writeFile(join(webFolder, `pages/${screen}.${language}.html`), page(screen, language)),
    ),
  ),
]);
const app = await startServing({
  database: await openTestDatabase(),
  webFolder,
  product: {
    routes: [],
    authenticate: async () => null,
    openPortalLooks,
    prepare: ({ database }) => seedOrganisations(database.db),
  },
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.send('GET', path, { headers: { accept: 'text/html', ...headers } });
const startOf = (text: string) => /<html lang="(\w+)" data-start="([\w-]+)">/.exec(text)?.slice(1);

describe('the first page of a screen', () => {
  it.each([
    ['/', 'login'],
    ['/login', 'login'],
    ['/login/?x=1', 'login'],
    ['/login?magic_link_token=a', 'blank'],
    ['/?checkout=checkout', 'blank'],
    ['/diary', 'diary'],
    ['/diary/2027-03-14', 'diary'],
    ['/onboarding/goal', 'blank'],
    ['/login/code', 'blank'],
    ['/recipes/12', 'blank'],
  ])('shows the right screen at %s: %s', async (path, screen) => {
    const { status, text } = await get(path);
    expect([status, startOf(text)]).toEqual([200, ['en', screen]]);
  });

  it("is in the language that was chosen on the device, or else in the browser's first language", async () => {
    const languages: [Record<string, string>, string][] = [
      [{}, 'en'],
      [{ 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.8' }, 'nl'],
      // As in the web app, only the first language counts.
      [{ 'accept-language': 'de-DE,nl;q=0.9' }, 'en'],
      [{ 'accept-language': 'nlx' }, 'en'],
      [{ 'accept-language': 'nl', cookie: 'weekbord-language=en' }, 'en'],
      [{ 'accept-language': 'en', cookie: 'a=b; weekbord-language=nl' }, 'nl'],
      [{ 'accept-language': 'nl', cookie: 'weekbord-language=xx' }, 'nl'],
    ];
    for (const [headers, language] of languages) {
      const answer = await get('/login', headers);
      expect([headers, startOf(answer.text)?.[0], answer.headers['content-language']]).toEqual([
        headers,
        language,
        language,
      ]);
      expect(answer.headers['vary']).toBe('Accept, Accept-Language, Cookie, Accept-Encoding');
    }
  });

  it('also varies by origin if pages of other origins may call', async () => {
    const listed = await startServing({
      webFolder,
      config: { corsOrigins: ['https://other.example'] },
      product: { routes: [], authenticate: async () => null, openPortalLooks },
    });
    const { headers } = await listed.send('GET', '/login', { headers: { accept: 'text/html' } });
    expect(headers['vary']).toBe('Origin, Accept, Accept-Language, Cookie, Accept-Encoding');
  });

  it('is compressed in an encoding the browser accepts, and gets a 304 while unchanged', async () => {
    const plain = await get('/login');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, name, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await app.app.inject({
        url: '/login',
        headers: { accept: 'text/html', 'accept-encoding': accepted },
      });
      expect(headers['content-encoding']).toBe(name);
      expect(headers['etag']).toBe(plain.headers['etag']);
      expect(unpack(rawPayload).toString()).toBe(plain.text);
    }
    const etag = String(plain.headers['etag']);
    // An intermediate cache may know several ETags, and may have made this one strong.
    for (const known of [etag, `"other", ${etag}`, etag.slice(2)])
      expect((await get('/login', { 'if-none-match': known })).status).toBe(304);
    expect((await get('/login', { 'if-none-match': etag, 'accept-language': 'nl' })).status).toBe(200);
    expect((await get('/login', { 'if-none-match': etag, host: 'dma.weekbord.example' })).status).toBe(200);
  });
});

describe('the brand in a page', () => {
  it("has the host's name and colours, and the data that the web app would otherwise fetch", async () => {
    const { text, headers } = await get('/login', { host: 'killerbody.weekbord.example' });
    expect(text).toContain('<title>Killerbody</title>');
    expect(text).toContain('<b>Killerbody</b>');
    const css = /<style>([^<]*)<\/style>/.exec(text)?.[1] ?? '';
    expect(css).toContain('--brand:#d81b60');
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-def=' 'sha256-${hash}'`);
    const written = JSON.parse(/id="brand">([^<]*)</.exec(text)?.[1] ?? 'null');
    expect(written).toMatchObject({ name: 'Killerbody', subdomain: 'killerbody', primary_colour: '#d81b60' });
  });

  it('shows the demo offer if the portal has one (offers_demo), before the app is loaded', async () => {
    for (const [host, isOffered] of [
      ['weekbord.example', true],
      ['killerbody.weekbord.example', false],
      ['nowhere.weekbord.example', false],
    ] as const)
      expect([host, (await get('/login', { host })).text.includes('--demo:flex')]).toEqual([host, isOffered]);
  });

  it("is the product's own if a host is not a portal", async () => {
    for (const host of ['weekbord.example', 'www.weekbord.example', '127.0.0.1:3000', 'localhost', '[', 'a b', '%']) {
      const { status, text } = await get('/login', { host });
      expect([host, status, /<title>([^<]*)/.exec(text)?.[1]]).toEqual([host, 200, 'Weekbord']);
    }
    const unknown = await get('/login', { host: 'nowhere.weekbord.example' });
    expect(unknown.text).toContain('<title>Weekbord</title>');
    expect(unknown.text).not.toContain('id="brand"');
  });

  it('shows coaches an entry point only on the main portal, and only if plans are sold', async () => {
    const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined };
    const selling = await startServing({
      webFolder,
      config: { stripe },
      product: {
        routes: [],
        authenticate: async () => null,
        openPortalLooks,
        prepare: ({ database }) => seedOrganisations(database.db),
      },
    });
    const offers = async (from: typeof app, host: string) =>
      (await from.send('GET', '/login', { headers: { accept: 'text/html', host } })).text.includes('--coach:block');
    expect(await offers(selling, 'weekbord.example')).toBe(true);
    expect(await offers(selling, 'killerbody.weekbord.example')).toBe(false);
    expect(await offers(app, 'weekbord.example')).toBe(false);
  });

  it('is escaped, and follows a change of name or logo within a minute', async () => {
    const evil = `</title></script><script>"'&`;
    await app.db
      .updateTable('organisation')
      .set({ name: evil, logo: '/uploads/"><b>.png', primary_colour: '#123456' })
      .where('subdomain', '=', 'dma')
      .execute();
    app.clock.advance({ seconds: 61 });
    const { text } = await get('/login', { host: 'dma.weekbord.example' });
    expect(startOf(text)?.[1]).toBe('login-logo');
    expect(text).not.toContain('<script>"');
    expect(text).toContain('<b>&lt;/title&gt;&lt;/script&gt;&lt;script&gt;&quot;&#39;&amp;</b>');
    expect(text).toContain('<img src="/uploads/&quot;&gt;&lt;b&gt;.png">');
    expect(JSON.parse(/id="brand">([^<]*)</.exec(text)?.[1] ?? 'null')).toMatchObject({ name: evil });
  });

  it('stays cached while the database cannot be read', async () => {
    await app.db.schema.alterTable('organisation').renameTo('organisation_gone').execute();
    app.clock.advance({ seconds: 61 });
    const answer = await get('/login', { host: 'killerbody.weekbord.example' });
    await app.db.schema.alterTable('organisation_gone').renameTo('organisation').execute();
    expect([answer.status, answer.text.includes('<title>Killerbody</title>')]).toEqual([200, true]);
  });
});

describe('the third parties of a page', async () => {
  const thirdParties = {
    analytics: 'https://measure.example/a.js',
    monitoring: undefined,
    messenger: undefined,
    pixel: { id: '1234567', script: 'https://pixel.example/p.js' },
    origins: ['https://collect.example'],
  };
  const set = await startServing({
    database: await openTestDatabase(),
    webFolder,
    config: { thirdParties },
    product: {
      routes: [],
      authenticate: async () => null,
      openPortalLooks,
      prepare: ({ database }) => seedOrganisations(database.db),
    },
  });
  const settingsIn = (text: string) =>
    JSON.parse(/id="third-parties">([^<]*)</.exec(text)?.[1] ?? 'null') as ThirdPartySettings | null;

  it('are empty if none is configured', async () => {
    const { text, headers } = await get('/login');
    expect(settingsIn(text)).toBeNull();
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';");
  });

  it.each([
    ['killerbody', '/login', ['MEASURING', 'ADVERTISING'], ['ANALYTICS', 'AD_PIXEL'], '1234567'],
    ['dma', '/signup', ['MEASURING'], ['ANALYTICS'], null],
    ['killerbody', '/diary', ['MEASURING', 'ADVERTISING'], [], '1234567'],
    ['killerbody', '/profile/cycle', ['MEASURING', 'ADVERTISING'], [], '1234567'],
  ] as const)(
    'match the ad_pixel of the portal %s and the path %s: consent for %j, scripts %j',
    async (portal, path, purposes, parties, pixelId) => {
      const { text, headers } = await set.send('GET', path, {
        headers: { accept: 'text/html', host: `${portal}.weekbord.example` },
      });
      const settings = settingsIn(text);
      expect([settings?.purposes, Object.keys(settings?.scripts ?? {}), settings?.pixelId]).toEqual([
        purposes,
        parties,
        pixelId,
      ]);
      const policy = String(headers['content-security-policy']);
      const isLet = (origin: string) => policy.includes(origin);
      expect([isLet('https://measure.example'), isLet('https://pixel.example')]).toEqual([
        (parties as readonly string[]).includes('ANALYTICS'),
        (parties as readonly string[]).includes('AD_PIXEL'),
      ]);
      expect(isLet('https://collect.example')).toBe(parties.length > 0);
      for (const shut of ["object-src 'none'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(shut);
    },
  );
});
