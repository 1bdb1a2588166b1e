import { createHash } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { ApnsSettings } from '../config/phone-push-settings.ts';
import { isPublicAddress } from './allowed-address.ts';
import { checkedLookup, type IsAllowed, type Resolve } from './checked-connect.ts';
import type { PhoneMessage, PhonePush } from './phone-push.ts';
import type { PushOutcome } from './push.ts';
import { signedToken } from './signed-token.ts';

/** Options for tests. */
export interface ApnsOptions {
  readonly origin?: string;
  readonly resolve?: Resolve;
  readonly isAllowed?: IsAllowed;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

const ORIGIN = 'https://api.push.apple.com';
const TIMEOUT_MS = 5000;
/**
 * How long a token is reused, in milliseconds. Apple accepts a token for an hour, and at most one new token every
 * twenty minutes.
 */
const TOKEN_MS = 50 * 60_000;
/** How long the connection stays open without a message, in milliseconds. */
const IDLE_MS = 60_000;
const MOST_BYTES = 4096;

/** Apple's names of the errors that mean the phone's token is invalid. After any other error, a retry may succeed. */
const OVER: ReadonlySet<string> = new Set(['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered', 'ExpiredToken']);

interface Answer {
  readonly status: number;
  readonly reason: string | undefined;
}

/** Opens a client for the Apple Push Notification service, with a developer key. */
export function openApns(settings: ApnsSettings, options: ApnsOptions = {}): PhonePush {
  const origin = options.origin ?? ORIGIN;
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const now = options.now ?? Date.now;
  const resolve = options.resolve ?? ((host: string) => lookup(host, { all: true }));
  const find = checkedLookup(resolve, options.isAllowed ?? isPublicAddress);
  let session: ClientHttp2Session | undefined;
  let token: { readonly value: string; readonly madeAt: number } | undefined;

  const openSession = () => {
    if (session !== undefined && !session.closed && !session.destroyed) return session;
    const opened = connect(origin, { lookup: find });
    opened.on('error', () => opened.destroy());
    opened.on('goaway', () => opened.close());
    opened.setTimeout(IDLE_MS, () => opened.close());
    session = opened;
    return opened;
  };
  const bearer = () => {
    if (token === undefined || now() - token.madeAt >= TOKEN_MS) {
      const { key: pem, keyId, teamId } = settings;
      const claims = { iss: teamId, iat: Math.floor(now() / 1000) };
      token = { value: signedToken({ algorithm: 'ES256', pem, keyId }, claims), madeAt: now() };
    }
    return token.value;
  };
  return {
    async send(phone, message) {
      try {
        const answer = await post(openSession(), headersOf(phone, message), bodyOf(message), timeoutMs);
        if (answer.reason === 'ExpiredProviderToken') token = undefined;
        return outcomeOf(answer);
      } catch {
        return 'LATER';
      }
    },
    close: () => new Promise((done) => (session === undefined || session.destroyed ? done() : session.close(done))),
  };

  function headersOf(phone: string, { tag, expiresAt }: PhoneMessage) {
    return {
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(phone)}`,
      authorization: `bearer ${bearer()}`,
      'apns-topic': settings.topic,
      'apns-push-type': 'alert',
      'apns-priority': '10',
      'apns-expiration': String(Math.floor(expiresAt.getTime() / 1000)),
      // The tag is hashed, because it says what the message is about, which a header must not reveal.
      'apns-collapse-id': createHash('sha256').update(tag).digest('base64url'),
    };
  }
}

function bodyOf({ title, body, address }: PhoneMessage): string {
  return JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, address });
}

/** Sends one request and reads the response. Throws if there is none in time. */
function post(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    let status = 0;
    let text = '';
    stream.setEncoding('utf8');
    stream.setTimeout(timeoutMs, () => stream.close(constants.NGHTTP2_CANCEL));
    stream.on('response', (answered) => {
      status = Number(answered[constants.HTTP2_HEADER_STATUS]);
    });
    stream.on('data', (part: string) => {
      if (text.length < MOST_BYTES) text += part;
    });
    stream.on('error', reject);
    stream.on('close', () => {
      if (status === 0) reject(new Error('Apple did not respond.'));
      else resolve({ status, reason: reasonOf(text) });
    });
    stream.end(body);
  });
}

function reasonOf(text: string): string | undefined {
  try {
    const { reason } = JSON.parse(text) as { reason?: unknown };
    return typeof reason === 'string' ? reason : undefined;
  } catch {
    return undefined;
  }
}

const GONE = 410;

function outcomeOf({ status, reason }: Answer): PushOutcome {
  if (status === 200) return 'TAKEN';
  return status === GONE || (reason !== undefined && OVER.has(reason)) ? 'GONE' : 'LATER';
}
