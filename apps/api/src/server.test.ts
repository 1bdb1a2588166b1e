import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoint } from '@weekbord/contract/endpoint';
import { routes } from '@weekbord/contract/route';
import { testConfig } from '@weekbord/testkit/test-app';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from './platform/log/log.ts';
import { serve } from './platform/http/serve.ts';
import type { Product } from './product.ts';
import { startServer } from './server.ts';

const { writeTo } = routes({ writeTo: 'POST /test/writeTo' });
const writeToEndpoint = endpoint(writeTo, {
  access: 'public',
  summary: 'Sends a mail.',
  body: z.object({ email: z.string(), minutes: z.number() }),
});
const product: Product = {
  endpoints: [writeToEndpoint],
  routes: [
    serve(writeToEndpoint, async (ctx) => {
      await ctx.mail.send(ctx.db, {
        to: ctx.body.email,
        subject: '1234 is je code, groetjes <ons>',
        text: 'Hoi!\n\nhttps://weekbord.example/login?a=1&b=2\n',
        html: '<p>Hoi!</p>',
        language: 'nl',
        expiresAt: new Date(ctx.now.getTime() + ctx.body.minutes * 60_000),
      });
    }),
  ],
  authenticate: async () => null,
  checkReach: async () => undefined,
  openPortalLooks: () => async () => undefined,
  openPictures: () => ({ read: async () => null, work: async () => undefined, stop: async () => undefined }),
  isScreen: () => true,
  openScreens: [],
  prepare: async () => undefined,
  work: async () => undefined,
};

const dataDir = await mkdtemp(join(tmpdir(), 'weekbord-server-'));
const config = testConfig({ dataDir, port: 0, host: '127.0.0.1', publicUrl: undefined, smtpUrl: undefined });
const server = await startServer(config, product, createLog(config));
let running = true;
afterAll(async () => {
  if (running) await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const outbox = join(dataDir, 'outbox');
const mailsOf = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();

async function post(body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.address}/api/test/writeTo`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.status;
}

async function until(isTrue: () => Promise<boolean>, seconds: number): Promise<void> {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > seconds * 1000) throw new Error(`Not within ${seconds} s.`);
    await pause(5);
  }
}

describe('a started server', () => {
  it('reports that it is live and ready', async () => {
    const health = await fetch(`${server.address}/api/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok', version: '2.4.11' }]);
    expect((await fetch(`${server.address}/api/health/ready/`)).status).toBe(200);
  });

  it('writes each email to the outbox as one complete message, soon after the response', async () => {
    expect(await post({ email: 'een@example.com', minutes: 10 })).toBe(204);
    await until(async () => (await mailsOf()).length === 1, 5);
    const [name = ''] = await mailsOf();
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\w-]+\.eml$/);
    const mail = await PostalMime.parse(await readFile(join(outbox, name)));
    expect(mail).toMatchObject({
      subject: '1234 is je code, groetjes <ons>',
      to: [{ address: 'een@example.com' }],
      from: { address: 'hello@weekbord.example' },
    });
    expect(mail.text?.split(/\r?\n/)).toContain('https://weekbord.example/login?a=1&b=2');
    expect(mail.html).toContain('<p>Hoi!</p>');
  });

  it('does not send an email that has expired', async () => {
    expect(await post({ email: 'late@example.com', minutes: -1 })).toBe(204);
    expect(await post({ email: 'twee@example.com', minutes: 10 })).toBe(204);
    await until(async () => (await mailsOf()).length === 2, 5);
    const texts = await Promise.all((await mailsOf()).map((name) => readFile(join(outbox, name), 'utf8')));
    expect(texts.join()).not.toContain('late@example.com');
  });

  it('rejects an email if a line break would split its header', async () => {
    expect(await post({ email: 'a@example.com\r\nBcc: b@example.com', minutes: 10 })).toBe(500);
  });

  it('shows the outbox to this machine only, newest first, with text that cannot turn into markup', async () => {
    const page = await fetch(`${server.address}/dev/outbox`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html.indexOf('twee@example.com')).toBeLessThan(html.indexOf('een@example.com'));
    expect(html).toContain('1234 is je code, groetjes &lt;ons&gt;');
    expect(html).toContain('<a href="https://weekbord.example/login?a=1&amp;b=2">');
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'via', 'forwarded', 'cf-connecting-ip']) {
      const forwarded = await fetch(`${server.address}/dev/outbox`, { headers: { [name]: '127.0.0.1' } });
      expect([name, forwarded.status]).toEqual([name, 404]);
    }
  });

  it('rejects an invalid request in the format of every error', async () => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.end('RUBBISH\r\n\r\n');
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\n\r\n\{"detail":"Bad Request"\}$/);
  });

  it('responds with 503 while the database is down and recovers by itself within seconds', async () => {
    const pid = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    const statuses = new Set<number>();
    await until(async () => {
      const status = await post({ email: 'drie@example.com', minutes: 10 });
      statuses.add(status);
      return status === 204 && statuses.size > 1;
    }, 20);
    expect([...statuses].toSorted()).toEqual([204, 503]);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    expect((await fetch(`${server.address}/api/health/ready`)).status).toBe(200);
    await until(async () => (await mailsOf()).length >= 3, 40);
  });

  it('stops in time, along with its database', async () => {
    const began = performance.now();
    running = false;
    await server.stop();
    expect(performance.now() - began).toBeLessThan(20_000);
    await expect(readFile(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow();
    await expect(fetch(`${server.address}/api/health`)).rejects.toThrow();
  });
});
