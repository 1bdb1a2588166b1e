import { startTestApp } from '@weekbord/testkit/test-app';
import { expect, it } from 'vitest';

const shown = await startTestApp({ config: { smtpUrl: undefined, publicUrl: undefined } });

const PLACES = [
  { publicUrl: 'https://weekbord.example' },
  { publicUrl: 'http://localhost:3000', host: '0.0.0.0' },
  { publicUrl: undefined, host: '192.168.1.20' },
] as const;

/** A request as sent through a proxy on this machine that replaces the caller's host with its own. */
const local = { method: 'GET', url: '/dev/outbox', headers: { host: 'localhost:3000' } } as const;

it('the page shows email on this machine', async () => {
  expect((await shown.app.inject(local)).statusCode).toBe(200);
});

it.each(PLACES)('the page shows no email on a public site, for any host named in the request: %j', async (place) => {
  const reached = await startTestApp({ database: shown.database, config: { smtpUrl: undefined, ...place } });
  expect((await reached.app.inject(local)).statusCode).toBe(404);
});
