import { lookup } from 'node:dns/promises';
import { Agent, request } from 'undici';
import { z } from 'zod';
import type { FcmSettings } from '../config/phone-push-settings.ts';
import { isPublicAddress } from './allowed-address.ts';
import { checkedConnect, type IsAllowed, type Resolve } from './checked-connect.ts';
import type { PhoneMessage, PhonePush } from './phone-push.ts';
import type { PushOutcome } from './push.ts';
import { signedToken } from './signed-token.ts';

/** Options for tests. */
export interface FcmOptions {
  readonly origin?: string;
  readonly resolve?: Resolve;
  readonly isAllowed?: IsAllowed;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

const ORIGIN = 'https://fcm.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const TIMEOUT_MS = 5000;
const HOUR_S = 3600;
/** A Google token is not used in the last part of its lifetime, given here in milliseconds. */
const SPARE_MS = 60_000;
const UNAUTHORIZED = 401;

/** FCM's names of the errors that mean the phone's token is invalid. After any other error, a retry may succeed. */
const OVER: ReadonlySet<string> = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH']);

const granted = z.object({ access_token: z.string(), expires_in: z.number() });
const refusal = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(
        z.looseObject({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string() })).optional(),
        }),
      )
      .optional(),
  }),
});

/** Opens a client for Firebase Cloud Messaging (HTTP v1), as a service account. */
export function openFcm(settings: FcmSettings, options: FcmOptions = {}): PhonePush {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const now = options.now ?? Date.now;
  const resolve = options.resolve ?? ((host: string) => lookup(host, { all: true }));
  const agent = new Agent({
    connect: checkedConnect(resolve, options.isAllowed ?? isPublicAddress, timeoutMs),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const post = async (address: string, headers: Record<string, string>, body: string) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { statusCode, body: answer } = await request(address, {
      method: 'POST',
      dispatcher: agent,
      signal,
      headers,
      body,
    });
    const text = await answer.text();
    return { status: statusCode, body: text };
  };

  let token: { readonly value: string; readonly until: number } | undefined;
  const accessToken = async (): Promise<string> => {
    if (token !== undefined && now() < token.until) return token.value;
    const issued = Math.floor(now() / 1000);
    const { clientEmail: iss, tokenUri: aud, privateKey: pem } = settings;
    const claims = { iss, aud, scope: SCOPE, iat: issued, exp: issued + HOUR_S };
    const assertion = signedToken({ algorithm: 'RS256', pem }, claims);
    const form = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, body } = await post(aud, headers, form.toString());
    if (status !== 200) throw new Error(`Google returned no token: ${status}`);
    const { access_token: value, expires_in: seconds } = granted.parse(JSON.parse(body));
    token = { value, until: now() + seconds * 1000 - SPARE_MS };
    return value;
  };

  const address = `${options.origin ?? ORIGIN}/v1/projects/${encodeURIComponent(settings.projectId)}/messages:send`;
  return {
    async send(phone, message) {
      try {
        const headers = { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' };
        const { status, body } = await post(address, headers, JSON.stringify(contentOf(phone, message, now())));
        if (status === UNAUTHORIZED) token = undefined;
        return outcomeOf(status, body);
      } catch {
        return 'LATER';
      }
    },
    close: () => agent.close(),
  };
}

function contentOf(token: string, { title, body, address, tag, expiresAt }: PhoneMessage, now: number): object {
  const seconds = Math.max(0, Math.ceil((expiresAt.getTime() - now) / 1000));
  const android = { ttl: `${seconds}s`, priority: 'HIGH', notification: { tag } };
  return { message: { token, notification: { title, body }, data: { address }, android } };
}

function outcomeOf(status: number, body: string): PushOutcome {
  if (status >= 200 && status < 300) return 'TAKEN';
  const details = detailsOf(body);
  const isOver = details.some(({ errorCode }) => errorCode !== undefined && OVER.has(errorCode));
  const isNoToken = details.some(({ fieldViolations }) =>
    fieldViolations?.some(({ field }) => field === 'message.token'),
  );
  return isOver || isNoToken ? 'GONE' : 'LATER';
}

function detailsOf(body: string) {
  try {
    return refusal.parse(JSON.parse(body)).error.details ?? [];
  } catch {
    // The response is not in FCM's format, as when an intermediate proxy responds.
    return [];
  }
}
