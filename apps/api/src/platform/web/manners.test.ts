import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServing } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { openPortalLooks, seedOrganisations } from '../../modules/organisations/organisations.public.ts';

const webFolder = await mkdtemp(join(tmpdir(), 'weekbord-manners-'));
afterAll(() => rm(webFolder, { recursive: true }));
await mkdir(join(webFolder, 'pages'));
await Promise.all([
  writeFile(join(webFolder, 'index.html'), 'for the worker'),
  writeFile(join(webFolder, 'sw.js'), '// worker'),
  writeFile(join(webFolder, 'content-security.json'), '{"scripts":[],"styles":[]}'),
  ...['blank', 'diary', 'login', 'login-logo'].flatMap((screen) =>
    ['en', 'nl'].map((language) =>
      writeFile(
        join(webFolder, `pages/${screen}.${language}.html`),
        `<html lang="${language}" data-start="${screen}"><meta name="description" content="Eat &amp; plan"><!--brand-->`,
      ),
    ),
  ),
]);
const startWith = async (config: Parameters<typeof startServing>[0]['config']) =>
  startServing({
    database: await openTestDatabase(),
    webFolder,
    config,
    product: {
      routes: [],
      authenticate: async () => null,
      openPortalLooks,
      prepare: ({ database }) => seedOrganisations(database.db),
    },
  });
const app = await startWith({ securityContact: 'mailto:safe@weekbord.example' });

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST';
const ask = (method: Method, path: string, headers: Record<string, string> = {}) => app.send(method, path, { headers });
const isHtml = (headers: Record<string, unknown>) => String(headers['content-type']).startsWith('text/html');

describe('[WEB-01] a browser or another program', () => {
  describe('a request for a page', () => {
    it.each([undefined, '*/*', 'text/*', 'TEXT/HTML', 'a/b, text/html;q=0.1'])(
      'gets the page if it accepts %s, by GET and HEAD, on any screen, and a 404 at any other URL',
      async (accept) => {
        const headers: Record<string, string> = accept === undefined ? {} : { accept };
        for (const [path, status] of [
          ['/login', 200],
          ['/diary/2027-03-14', 200],
          ['/nowhere', 404],
        ] as const) {
          const got = await ask('GET', path, headers);
          expect([path, got.status, isHtml(got.headers)]).toEqual([path, status, true]);
          expect(String(got.headers['vary'])).toContain('Accept, ');
          const head = await ask('HEAD', path, headers);
          expect([head.status, head.text, head.headers['etag']]).toEqual([status, '', got.headers['etag']]);
        }
      },
    );

    it.each([{ accept: 'application/json' }, { accept: 'text/html;q=0, */*' }])(
      'gets no page if it accepts %j',
      async (headers) => {
        const answer = await ask('GET', '/login', headers);
        expect([answer.status, isHtml(answer.headers), answer.headers['vary']]).toEqual([404, false, 'Accept']);
      },
    );

    it('responds to OPTIONS with the allowed methods, and to others with 405 that lists them', async () => {
      for (const path of ['/', '/login', '/diary/2027-03-14', '/robots.txt', '/sw.js']) {
        const { status, headers, text } = await ask('OPTIONS', path);
        expect([path, status, headers['allow'], text]).toEqual([path, 204, 'GET, HEAD, OPTIONS', '']);
        const wrong = await ask('POST', path);
        expect([path, wrong.status, wrong.headers['allow']]).toEqual([path, 405, 'GET, HEAD, OPTIONS']);
      }
      expect((await ask('OPTIONS', '/nowhere')).status).toBe(404);
      expect((await ask('POST', '/nowhere')).status).toBe(404);
    });

    it.each([
      '/a%00b',
      '/%',
      '/%zz',
      '/%ff',
      '/diary/2027-02-30',
      '/recipes/abc',
      '/wp-login.php',
      '/diary/2027-03-14/x',
    ])('gets the app’s own page with status 404 at %s, even when revalidating', async (path) => {
      const headers = { accept: 'text/html,*/*;q=0.8' };
      const { status, headers: sent, text } = await ask('GET', path, headers);
      expect([status, isHtml(sent), text.includes('data-start="blank"')]).toEqual([404, true, true]);
      expect(String(sent['content-security-policy'])).toContain("default-src 'self'");
      expect((await ask('GET', path, { ...headers, 'if-none-match': String(sent['etag']) })).status).toBe(404);
    });

    it('gets no page in place of a file or an API call', async () => {
      for (const path of ['/api/nowhere', '/api/%zz', '/assets/gone.js', '/uploads/gone.png', '/gone.png']) {
        const { status, headers } = await ask('GET', path, { accept: '*/*' });
        expect([path, status, isHtml(headers)]).toEqual([path, 404, false]);
      }
    });
  });

  describe('a link to a portal', () => {
    const tagsOf = (html: string) =>
      Object.fromEntries([...html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, a, b]) => [a, b]));

    it('is shown with its name, its description and its picture, at absolute URLs', async () => {
      const look = { name: 'A "B" <c>', logo: '/uploads/logo.png' };
      await app.db.updateTable('organisation').set(look).where('subdomain', '=', 'dma').execute();
      app.clock.advance({ seconds: 61 });
      const { text } = await ask('GET', '/login', { host: 'dma.weekbord.example', 'accept-language': 'nl' });
      expect(tagsOf(text)).toEqual({
        'og:type': 'website',
        'og:site_name': 'A &quot;B&quot; &lt;c&gt;',
        'og:title': 'A &quot;B&quot; &lt;c&gt;',
        'og:description': 'Eat &amp; plan',
        'og:url': 'https://dma.weekbord.example/',
        'og:image': 'https://dma.weekbord.example/uploads/logo.png',
        'og:image:alt': 'A &quot;B&quot; &lt;c&gt;',
        'og:locale': 'nl_NL',
      });
    });

    it("shows the product's name and picture if there is no portal or no logo, whatever host a request names", async () => {
      for (const [host, origin] of [
        ['weekbord.example', 'https://weekbord.example'],
        ['evil.example', 'https://weekbord.example'],
        ['killerbody.evil.example', 'https://killerbody.weekbord.example'],
      ] as const) {
        const { text } = await ask('GET', '/login', { host });
        expect(tagsOf(text)).toMatchObject({ 'og:url': `${origin}/`, 'og:image': `${origin}/icon-512.png` });
      }
    });
  });

  describe('a well-known URL', () => {
    it('describes the site to search engines', async () => {
      const host = 'killerbody.weekbord.example';
      const robots = await ask('GET', '/robots.txt', { host });
      expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(robots.text.split('\n')).toEqual(
        expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: https://${host}/sitemap.xml`]),
      );
      const map = await ask('GET', '/sitemap.xml', { host });
      expect([map.status, map.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      const places = [...map.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
      expect(places).toContain(`https://${host}/login`);
      for (const place of places) {
        const { pathname } = new URL(place);
        expect([place, (await ask('GET', pathname)).status]).toEqual([place, 200]);
      }
    });

    it('names a security contact and expires within a year (RFC 9116)', async () => {
      const { status, headers, text } = await ask('GET', '/.well-known/security.txt');
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      const fields = new Map(
        text
          .trimEnd()
          .split('\n')
          .map((line) => line.split(/: (.*)/, 2) as [string, string]),
      );
      expect(fields.get('Contact')).toBe('mailto:safe@weekbord.example');
      expect(fields.get('Preferred-Languages')).toBe('en, nl');
      expect(fields.get('Canonical')).toBe('https://weekbord.example/.well-known/security.txt');
      const days = (Date.parse(fields.get('Expires') ?? '') - app.clock.now().getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(366);
    });

    it('has an icon of the portal', async () => {
      const { status, headers } = await ask('GET', '/favicon.ico', { host: 'killerbody.weekbord.example' });
      expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
    });

    it('redirects to the page for changing a password', async () => {
      const { status, headers } = await ask('GET', '/.well-known/change-password');
      expect([status, headers['location']]).toEqual([302, '/profile/password']);
      expect((await ask('GET', '/profile/password')).status).toBe(200);
      const none = await ask('GET', '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200');
      expect(none.status).toBe(404);
    });
  });
});

it('the page of a portal works even if the site itself has an IP address and no name', async () => {
  const atAddress = await startWith({ publicUrl: 'http://127.0.0.1:3000' });
  const { status, text } = await atAddress.send('GET', '/login', { headers: { host: 'killerbody.localhost:3000' } });
  expect([status, text.includes('content="http://127.0.0.1:3000/"')]).toEqual([200, true]);
});
