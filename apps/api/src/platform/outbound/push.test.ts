import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { openPush, type PushOptions } from './push.ts';
import { isPushAddress } from './push-address.ts';

const VAPID = { ...webPush.generateVAPIDKeys(), subject: 'mailto:hello@weekbord.example' };
const MESSAGE = { content: '{"title":"Time for lunch"}', ttlSeconds: 1800 };
const ecdh = createECDH('prime256v1');
const KEYS = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Starts a push service on this machine with scripted responses. */
async function aService(answer: RequestListener) {
  const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/abc`, received };
}

const send = (endpoint: string, options: PushOptions = { isAllowed: () => true }) =>
  openPush(VAPID, options).send({ endpoint, ...KEYS }, MESSAGE);

describe('a message to a browser', () => {
  it('is sent encrypted and signed, with its time to live', async () => {
    const { endpoint, received } = await aService((_, response) => response.writeHead(201).end());
    expect(await send(endpoint)).toBe('TAKEN');
    const [{ headers, body }] = received as [(typeof received)[0]];
    expect(headers).toMatchObject({ ttl: '1800', 'content-encoding': 'aes128gcm' });
    expect(headers['authorization']).toMatch(/^vapid t=ey[\w.-]+, k=/);
    expect(body.length).toBeGreaterThan(50);
    expect(body.includes('lunch')).toBe(false);
    expect(JSON.stringify(headers)).not.toMatch(/lunch/i);
  });

  it.each([
    [201, 'TAKEN'],
    [200, 'TAKEN'],
    [404, 'GONE'],
    [410, 'GONE'],
    [403, 'GONE'],
    [429, 'LATER'],
    [500, 'LATER'],
    [503, 'LATER'],
    [302, 'LATER'],
    [413, 'LATER'],
  ] as const)('maps a %i response to: %s', async (status, outcome) => {
    const { endpoint } = await aService((_, response) =>
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('because'),
    );
    expect(await send(endpoint)).toBe(outcome);
  });

  it('is retried later if the service is slow, hangs up or is unreachable', async () => {
    const slow = await aService(() => undefined);
    expect(await send(slow.endpoint, { isAllowed: () => true, timeoutMs: 100 })).toBe('LATER');
    const rude = await aService((request) => request.socket.destroy());
    expect(await send(rude.endpoint)).toBe('LATER');
    expect(await send('http://127.0.0.1:1/send/abc')).toBe('LATER');
  });

  it('is never sent to an internal address, directly or behind a name', async () => {
    const { endpoint, received } = await aService((_, response) => response.writeHead(201).end());
    expect(await send(endpoint, {})).toBe('GONE');
    const inside = { resolve: async () => [{ address: '127.0.0.1', family: 4 }] };
    expect(await send(endpoint.replace('127.0.0.1', 'push.example.com'), inside)).toBe('GONE');
    expect(received).toEqual([]);
  });

  it('is not sent with invalid keys', async () => {
    const { endpoint } = await aService((_, response) => response.writeHead(201).end());
    const push = openPush(VAPID, { isAllowed: () => true });
    expect(await push.send({ endpoint, ...KEYS, p256dh: `B${'x'.repeat(86)}` }, MESSAGE)).toBe('GONE');
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user@fcm.googleapis.com/fcm/send/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://[::1]/abc', false],
  ['https://169.254.169.254/latest', false],
  ['https://93.184.216.34/abc', false],
  ['https://localhost/abc', false],
  ['https://push.localhost/abc', false],
  ['https://db.internal/abc', false],
  ['https://printer.local./abc', false],
  ['https://intranet/abc', false],
  ['javascript:alert(1)', false],
  ['', false],
  ['https://push.example.com/a\r\nX-Forged: 1', false],
  ['https://push.example.com/\tb', false],
  [' https://push.example.com/b', false],
])('the address %s belongs to a push service: %s', (address, expected) => {
  expect(isPushAddress(address)).toBe(expected);
});
