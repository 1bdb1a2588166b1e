import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request as requestPlain } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as requestSecure } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { launchPostgres } from '@weekbord/api/platform/database/launch-postgres';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { embeddedBinaries } from '@weekbord/api/platform/database/postgres-binaries';
import { previewImport } from '@weekbord/contract/history/imports';
import { afterAll, describe, expect, it } from 'vitest';
import { aNewcomer } from '../faults/newcomer.ts';
import { endAll, startGroup } from '../faults/server-process.ts';
import { makeCertificate, SITE, startCaddy, startNginx } from './proxies.ts';

const METRICS_TOKEN = 'a token that only tests know';
/** Maximum number of requests per guest per minute. */
const LIMIT = 40;
/** Headers of the proxy itself; all others come from the server. */
const OF_PROXY = new Set(['server', 'alt-svc', 'via']);
/** Headers that differ per response, and hop-by-hop headers. */
const OF_ANSWER = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']);

const folder = await mkdtemp(join(tmpdir(), 'weekbord-proxies-'));
await chmod(folder, 0o755);
const server = startGroup({
  DATA_DIR: join(folder, 'data'),
  PUBLIC_URL: `https://${SITE}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUSTED_PROXIES: '1',
  RATE_LIMIT_PER_MINUTE: String(LIMIT),
  METRICS_TOKEN,
});
afterAll(async () => {
  endAll(server, folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
const address = await server.address;
const certificate = makeCertificate(folder);
const cluster = await launchPostgres({ binaries: embeddedBinaries(), dataDir: join(folder, 'data/postgres') });
const database = openDatabase(cluster.address('weekbord'), { max: 2 });
afterAll(() => database.close());

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The caller's IP address on this machine. */
  readonly from?: string;
  readonly onPart?: (text: string) => void;
}

interface Answer {
  readonly status: number;
  /** Lower-case header names with their values, each as often as it occurred. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

const valuesOf = ({ headers }: Answer, name: string) =>
  headers.filter(([one]) => one === name).map(([, value]) => value);

/** Sends a request to the site on a local port: to the proxy, or unencrypted to the server itself. */
function send(port: number, isSecure: boolean, { path, method, headers, body, from, onPart }: Sent): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method: method ?? 'GET',
    agent: false,
    headers: { host: SITE, ...headers },
    ...(from === undefined ? {} : { localAddress: from }),
  } as const;
  return new Promise((resolve, reject) => {
    const asked = isSecure
      ? requestSecure({ ...options, ca: certificate.text, servername: SITE })
      : requestPlain(options);
    asked.on('error', reject);
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      const raw = response.rawHeaders;
      const pairs = raw.flatMap((name, index) =>
        index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ''] as const] : [],
      );
      response.on('data', (part: Buffer) => {
        parts.push(part);
        onPart?.(part.toString());
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: pairs, body: Buffer.concat(parts) }),
      );
    });
    asked.end(body);
  });
}

const direct = (sent: Sent) => send(Number(new URL(address).port), false, sent);
const asPerson = (token: string) => ({ authorization: `Token ${token}`, 'content-type': 'application/json' });

/** Returns an import body of this many bytes. */
function importOf(bytes: number): string {
  return JSON.stringify({ content: 'Date,Weight\n2026-01-05,80.5\n' }).padEnd(bytes);
}

const proxies = { nginx: startNginx, Caddy: startCaddy } as const;

describe.each(['nginx', 'Caddy'] as const)('%s, configured as in its example', async (name) => {
  const proxy = await proxies[name]({ folder, upstream: new URL(address).host, certificate });
  afterAll(() => proxy.stop());
  const through = (sent: Sent) => send(proxy.httpsPort, true, sent);
  // Each proxy has separate callers, because the server counts requests per address.
  const net = name === 'nginx' ? '127.0.1' : '127.0.2';

  it("passes on pages, files, responses and errors with the server's headers, unchanged and each only once", async () => {
    const page = await direct({ path: '/login' });
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.body.toString()) ?? [];
    for (const path of ['/login', script, '/api/checkout/plans', '/api/users/me', '/api/nothing', '/sw.js']) {
      const [own, passed] = [await direct({ path }), await through({ path })];
      const isSame = ([one]: readonly [string, string]) => !OF_ANSWER.has(one) && !OF_PROXY.has(one);
      const sorted = (headers: Answer['headers']) => headers.filter(isSame).map(String).toSorted();
      expect([path, passed.status, sorted(passed.headers)]).toEqual([path, own.status, sorted(own.headers)]);
      expect(passed.body.equals(own.body)).toBe(true);
      for (const header of ['content-security-policy', 'strict-transport-security', 'x-content-type-options']) {
        expect([path, header, valuesOf(passed, header).length]).toEqual([path, header, 1]);
      }
    }
  });

  it('speaks HTTP/2', async () => {
    const session = connectHttp2(`https://${SITE}`, {
      host: '127.0.0.1',
      port: proxy.httpsPort,
      ca: certificate.text,
      servername: SITE,
    });
    const asked = session.request({ ':path': '/api/health', ':authority': SITE });
    const status = new Promise((resolve, reject) => {
      asked.on('response', (headers) => resolve(headers[':status']));
      session.on('error', reject);
    });
    asked.resume();
    expect([await status, session.alpnProtocol]).toEqual([200, 'h2']);
    session.close();
  });

  it('redirects HTTP to the same page over HTTPS', async () => {
    const answer = await send(proxy.httpPort, false, { path: '/login?a=1' });
    expect([301, 308]).toContain(answer.status);
    expect(valuesOf(answer, 'location')).toEqual([expect.stringMatching(/^https:\/\/weekbord\.example\/login\?a=1$/)]);
  });

  it('passes on compressed responses, and 304 for pages that a browser has cached', async () => {
    const plain = await through({ path: '/login' });
    expect(valuesOf(plain, 'content-encoding')).toEqual([]);
    const opened = { gzip: gunzipSync, br: brotliDecompressSync };
    for (const [encoding, open] of Object.entries(opened)) {
      const packed = await through({ path: '/login', headers: { 'accept-encoding': encoding } });
      expect(valuesOf(packed, 'content-encoding')).toEqual([encoding]);
      expect(valuesOf(packed, 'vary').join()).toMatch(/accept-encoding/i);
      expect(open(packed.body).equals(plain.body)).toBe(true);
    }
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(plain.body.toString()) ?? [];
    const [etag = ''] = valuesOf(await through({ path: script }), 'etag');
    expect(etag).not.toBe('');
    const known = await through({ path: script, headers: { 'if-none-match': etag } });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  it("passes on the caller's address, which callers cannot forge", async () => {
    const from = `${net}.1`;
    const statuses = new Set<number>();
    for (let call = 0; call <= LIMIT; call += 1) {
      const forged = `203.0.113.${call}`;
      const headers = {
        'x-forwarded-for': call % 2 === 0 ? forged : `${forged}, 198.51.100.7`,
        'x-real-ip': forged,
        forwarded: `for=${forged}`,
      };
      statuses.add((await through({ path: '/api/checkout/plans', from, headers })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect((await through({ path: '/api/checkout/plans', from: `${net}.2` })).status).toBe(200);
    // The request is not counted against the forged address either.
    const victim = { 'x-forwarded-for': from };
    expect((await through({ path: '/api/checkout/plans', from: `${net}.3`, headers: victim })).status).toBe(200);
  });

  it('passes a change on to an open stream immediately', async () => {
    const { token } = await aNewcomer(database);
    const from = `${net}.4`;
    let heard = '';
    const stream = through({
      path: '/api/live/changes?missed=0',
      headers: { ...asPerson(token), 'accept-encoding': 'gzip, deflate, br, zstd' },
      from,
      onPart: (text) => (heard += text),
    });
    await expect.poll(() => heard, { interval: 10 }).toContain(': here');
    const body = JSON.stringify({ date: '2027-03-15' });
    const changed = performance.now();
    const day = { path: '/api/planner/calendarDay', method: 'POST', headers: asPerson(token), body, from };
    expect((await through(day)).status).toBe(201);
    await expect.poll(() => heard, { interval: 10 }).toContain('"area":"diary"');
    expect(performance.now() - changed).toBeLessThan(2000);
    // Logging out also ends the person's streams.
    const out = { path: '/api/auth/token/logout', method: 'POST', headers: asPerson(token), body: '{}', from };
    expect((await through(out)).status).toBeLessThan(300);
    expect((await stream).status).toBe(200);
  });

  it('accepts the largest body that the server accepts, and lets the server reject a larger one', async () => {
    const most = previewImport.maxBodyBytes!;
    const upload = async (bytes: number, by = through) => {
      // Uses a new person for each request, because one import takes half of what a caller may request here per minute.
      const { token } = await aNewcomer(database);
      const path = '/api/users/me/imports/preview';
      return by({ path, method: 'POST', headers: asPerson(token), body: importOf(bytes), from: `${net}.5` });
    };
    expect((await upload(most)).status).toBe(200);
    for (const by of [through, direct]) {
      const refused = await upload(most + 100_000, by);
      expect(refused.status).toBe(413);
      expect(JSON.parse(refused.body.toString())).toMatchObject({ code: 'body_too_large' });
    }
  });

  it('does not expose metrics, the outbox or secret addresses', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await direct({ path: '/metrics', headers })).status).toBe(200);
    expect((await through({ path: '/metrics', headers })).status).toBe(404);
    expect((await through({ path: '/dev/outbox' })).status).toBe(404);
    const secret = `secret-of-${name}`;
    for (const path of ['planner/sharedGroceryList', 'planner/calendarFeed', 'reminders/stop']) {
      expect((await through({ path: `/api/${path}/${secret}` })).status).toBeLessThan(500);
    }
    expect((await through({ path: '/api/health?seen' })).status).toBe(200);
    // nginx logs a request after its response.
    if (name === 'nginx') await expect.poll(() => proxy.log()).toContain('/api/health?seen');
    expect(proxy.log()).not.toContain(secret);
  });
});
