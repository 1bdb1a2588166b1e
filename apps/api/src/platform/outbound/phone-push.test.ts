import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants, createServer as createHttp2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openApns, type ApnsOptions } from './apns.ts';
import { openFcm, type FcmOptions } from './fcm.ts';
import type { PhonePush } from './phone-push.ts';

const NOW = Date.parse('2027-03-14T11:30:00Z');
const MESSAGE = {
  title: 'Time for lunch',
  body: 'See what’s planned for you.',
  address: '/diary/2027-03-14',
  tag: 'LUNCH-2027-03-14',
  expiresAt: new Date(NOW + 45 * 60_000),
};
const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 });
const EC = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = (key: typeof RSA.privateKey) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Returns the claims of a signed token whose signature is valid. */
function claimsOf(token: string, publicKey: typeof RSA.publicKey) {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return { isRight, head: read(head), claims: read(claims) };
}

interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
type Answer = readonly [status: number, body?: object | string];

/** Starts a fake Google on this machine that issues tokens and accepts messages. */
async function aGoogle(answer: (request: Received) => Answer = () => [200, { name: 'projects/p/messages/1' }]) {
  const tokens: Received[] = [];
  const messages: Received[] = [];
  let number = 0;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const received = { path: request.url!, headers: request.headers, body };
      const isToken = received.path === '/token';
      (isToken ? tokens : messages).push(received);
      number += isToken ? 1 : 0;
      const [status, content = ''] = isToken
        ? [200, { access_token: `token-${number}`, expires_in: 3599, token_type: 'Bearer' }]
        : answer(received);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = (options: FcmOptions = {}) => {
    const account = {
      projectId: 'weekbord-apps',
      clientEmail: 'push@weekbord-apps.iam.example',
      privateKey: pem(RSA.privateKey),
      tokenUri: `${origin}/token`,
    };
    const push = openFcm(account, { origin, isAllowed: () => true, now: () => NOW, ...options });
    closers.push(() => push.close());
    return push;
  };
  return { origin, tokens, messages, open };
}

/** Starts a fake Apple on this machine that accepts messages. */
async function anApple(answer: (request: Received) => Answer | 'nothing' = () => [200]) {
  const messages: Received[] = [];
  const sessions: ServerHttp2Session[] = [];
  const server = createHttp2Server();
  server.on('session', (session) => sessions.push(session));
  server.on('stream', (stream, headers) => {
    let body = '';
    stream.on('error', () => undefined);
    stream.on('data', (part: Buffer) => (body += part.toString()));
    stream.on('end', () => {
      const path = String(headers[constants.HTTP2_HEADER_PATH]);
      const received = { path, headers: headers as Received['headers'], body };
      messages.push(received);
      const answered = answer(received);
      if (answered === 'nothing') return;
      const [status, content = ''] = answered;
      stream.respond({ [constants.HTTP2_HEADER_STATUS]: status });
      stream.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = (options: ApnsOptions = {}) => {
    const key = { key: pem(EC.privateKey), keyId: 'ABC1234567', teamId: 'ABCDE12345', topic: 'com.weekbord.app' };
    const push = openApns(key, { origin, isAllowed: () => true, now: () => NOW, ...options });
    closers.push(() => push.close());
    return push;
  };
  return { origin, messages, sessions, open };
}

const send = (push: PhonePush) => push.send('token-of-phone', MESSAGE);
const refusal = (code: number, status: string, errorCode?: string, field?: string) => ({
  error: {
    code,
    status,
    message: 'because',
    details: [
      ...(errorCode === undefined
        ? []
        : [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }]),
      ...(field === undefined
        ? []
        : [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field }] }]),
    ],
  },
});

describe('a message through Firebase Cloud Messaging', () => {
  it('reaches the phone with the text and the target, and nothing else', async () => {
    const google = await aGoogle();
    expect(await send(google.open())).toBe('TAKEN');
    const [{ path, headers, body }] = google.messages as [Received];
    expect(path).toBe('/v1/projects/weekbord-apps/messages:send');
    expect(headers.authorization).toBe('Bearer token-1');
    expect(JSON.parse(body)).toEqual({
      message: {
        token: 'token-of-phone',
        notification: { title: MESSAGE.title, body: MESSAGE.body },
        data: { address: MESSAGE.address },
        android: { ttl: '2700s', priority: 'HIGH', notification: { tag: MESSAGE.tag } },
      },
    });
  });

  it('is sent as the service account, whose token is requested once an hour', async () => {
    const google = await aGoogle();
    let now = NOW;
    const push = google.open({ now: () => now });
    await send(push);
    await send(push);
    expect(google.tokens).toHaveLength(1);
    const form = new URLSearchParams(google.tokens[0]!.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { isRight, head, claims } = claimsOf(form.get('assertion')!, RSA.publicKey);
    expect([isRight, head]).toEqual([true, { alg: 'RS256', typ: 'JWT' }]);
    expect(claims).toEqual({
      iss: 'push@weekbord-apps.iam.example',
      aud: `${google.origin}/token`,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      iat: NOW / 1000,
      exp: NOW / 1000 + 3600,
    });
    now += 3_540_000;
    await send(push);
    expect(google.messages.at(-1)?.headers.authorization).toBe('Bearer token-2');
  });

  it.each([
    ['the app is gone from the phone', 404, refusal(404, 'NOT_FOUND', 'UNREGISTERED'), 'GONE'],
    ['the phone belongs to another project', 403, refusal(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'), 'GONE'],
    ['the token is invalid', 400, refusal(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', 'message.token'), 'GONE'],
    ['the message is invalid', 400, refusal(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', 'message.data'), 'LATER'],
    ['the account lacks the permission', 403, refusal(403, 'PERMISSION_DENIED'), 'LATER'],
    ['the project is unknown', 404, refusal(404, 'NOT_FOUND'), 'LATER'],
    ['too many are sent', 429, refusal(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'), 'LATER'],
    ['the service is down', 503, refusal(503, 'UNAVAILABLE', 'UNAVAILABLE'), 'LATER'],
    ['the service fails', 500, refusal(500, 'INTERNAL', 'INTERNAL'), 'LATER'],
    ['another program responds', 502, '<html>Bad gateway</html>', 'LATER'],
  ] as const)('reports the right outcome if %s (%i)', async (_, status, body, outcome) => {
    const google = await aGoogle(() => [status, body]);
    expect(await send(google.open())).toBe(outcome);
  });

  it('is retried with another token if the previous one is rejected', async () => {
    const google = await aGoogle(({ headers }) =>
      headers.authorization === 'Bearer token-1' ? [401, refusal(401, 'UNAUTHENTICATED')] : [200, {}],
    );
    const push = google.open();
    expect([await send(push), await send(push)]).toEqual(['LATER', 'TAKEN']);
  });

  it('is retried later if there is no token, response or connection, and never sent to an internal address', async () => {
    const google = await aGoogle();
    expect(await send(google.open({ isAllowed: () => false }))).toBe('LATER');
    expect(google.tokens).toEqual([]);
    expect(await send(google.open({ origin: 'http://127.0.0.1:1' }))).toBe('LATER');
  });
});

describe('a message through Apple’s service', () => {
  it('reaches the phone with the text and the target, and nothing else', async () => {
    const apple = await anApple();
    expect(await send(apple.open())).toBe('TAKEN');
    const [{ path, headers, body }] = apple.messages as [Received];
    expect(path).toBe('/3/device/token-of-phone');
    expect(headers).toMatchObject({
      'apns-topic': 'com.weekbord.app',
      'apns-push-type': 'alert',
      'apns-priority': '10',
      'apns-expiration': String(NOW / 1000 + 45 * 60),
    });
    expect(JSON.stringify(headers)).not.toMatch(/lunch/i);
    expect(String(headers['apns-collapse-id']).length).toBeLessThanOrEqual(64);
    expect(JSON.parse(body)).toEqual({
      aps: { alert: { title: MESSAGE.title, body: MESSAGE.body }, sound: 'default' },
      address: MESSAGE.address,
    });
  });

  it('is signed with the key, by a token that is used for less than an hour, over one connection', async () => {
    const apple = await anApple();
    let now = NOW;
    const push = apple.open({ now: () => now });
    await Promise.all([send(push), send(push)]);
    const [first, second] = apple.messages.map(({ headers }) => headers.authorization);
    expect(second).toBe(first);
    expect(apple.sessions).toHaveLength(1);
    const { isRight, head, claims } = claimsOf(String(first).replace('bearer ', ''), EC.publicKey);
    expect([isRight, head]).toEqual([true, { alg: 'ES256', typ: 'JWT', kid: 'ABC1234567' }]);
    expect(claims).toEqual({ iss: 'ABCDE12345', iat: NOW / 1000 });
    now += 50 * 60_000;
    await send(push);
    expect(apple.messages.at(-1)?.headers.authorization).not.toBe(first);
  });

  it.each([
    [410, 'Unregistered', 'GONE'],
    [410, 'ExpiredToken', 'GONE'],
    [400, 'BadDeviceToken', 'GONE'],
    [400, 'DeviceTokenNotForTopic', 'GONE'],
    [400, 'PayloadEmpty', 'LATER'],
    [403, 'InvalidProviderToken', 'LATER'],
    [403, 'ExpiredProviderToken', 'LATER'],
    [429, 'TooManyRequests', 'LATER'],
    [500, 'InternalServerError', 'LATER'],
    [503, 'ServiceUnavailable', 'LATER'],
  ] as const)('maps a %i %s response to: %s', async (status, reason, outcome) => {
    const apple = await anApple(() => [status, { reason }]);
    expect(await send(apple.open())).toBe(outcome);
  });

  it('is retried over a new connection if the previous one is closed', async () => {
    const apple = await anApple();
    const push = apple.open();
    expect(await send(push)).toBe('TAKEN');
    for (const session of apple.sessions) session.close();
    await expect.poll(() => send(push)).toBe('TAKEN');
    expect(apple.sessions.length).toBeGreaterThan(1);
  });

  it('is retried later if there is no connection or no timely response', async () => {
    const apple = await anApple(() => 'nothing');
    expect(await send(apple.open({ timeoutMs: 100 }))).toBe('LATER');
    expect(await send(apple.open({ origin: 'http://127.0.0.1:1' }))).toBe('LATER');
  });

  it('is never sent to an internal address', async () => {
    const apple = await anApple();
    const inside = { isAllowed: () => false, resolve: async () => [{ address: '127.0.0.1', family: 4 }] };
    const origin = apple.origin.replace('127.0.0.1', 'push.example.com');
    expect(await send(apple.open({ ...inside, origin }))).toBe('LATER');
    expect(apple.messages).toEqual([]);
  });
});
