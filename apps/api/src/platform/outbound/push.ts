import { lookup } from 'node:dns/promises';
import { Agent, request } from 'undici';
import webPush from 'web-push';
import type { VapidKeys } from '../config/config.ts';
import { isPublicAddress } from './allowed-address.ts';
import { checkedConnect, type IsAllowed, type Resolve } from './checked-connect.ts';
import { OutboundError } from './outbound-error.ts';

/** A browser's push subscription, as in the Push API. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message to one browser. */
export interface PushMessage {
  readonly content: string;
  /** How long the push service keeps the message for a browser that is unreachable. */
  readonly ttlSeconds: number;
}

/** The result of a message: accepted; the subscription has ended; or retry later. */
export type PushOutcome = 'TAKEN' | 'GONE' | 'LATER';

export interface Push {
  send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>;
}

/** Options for tests. */
export interface PushOptions {
  readonly resolve?: Resolve;
  readonly isAllowed?: IsAllowed;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5000;
/** Status codes (RFC 8030) that mean that the subscription has ended or never existed. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/**
 * Status codes after which retrying is useless, because the subscription was created with other keys or the URL is not
 * a push service.
 */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 405]);

/**
 * Opens a client for push services. Messages are encrypted for the browser (RFC 8291) and signed (RFC 8292). It only
 * connects to public addresses and follows no redirect.
 */
export function openPush(vapid: VapidKeys, options: PushOptions = {}): Push {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const resolve = options.resolve ?? ((host: string) => lookup(host, { all: true }));
  const agent = new Agent({
    connect: checkedConnect(resolve, options.isAllowed ?? isPublicAddress, timeoutMs),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    pipelining: 0,
  });
  return {
    async send(subscription, { content, ttlSeconds }) {
      try {
        const { endpoint, headers, body } = webPush.generateRequestDetails(
          { endpoint: subscription.endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } },
          content,
          // No topic is set, because it would be sent in plain text and tell the push service what a reminder is about.
          { vapidDetails: vapid, TTL: ttlSeconds, urgency: 'normal', contentEncoding: 'aes128gcm' },
        );
        const answer = await request(endpoint, {
          method: 'POST',
          dispatcher: agent,
          signal: AbortSignal.timeout(timeoutMs),
          headers: headers as Record<string, string>,
          body,
        });
        // The response body is not needed, but its error needs a listener.
        answer.body.on('error', () => undefined);
        answer.body.destroy();
        return outcomeOf(answer.statusCode);
      } catch (error) {
        return isHopeless(error) ? 'GONE' : 'LATER';
      }
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'TAKEN';
  return GONE.has(status) || REFUSED.has(status) ? 'GONE' : 'LATER';
}

/** Whether the subscription points to a forbidden address, or its keys are invalid. */
function isHopeless(error: unknown): boolean {
  if (error instanceof OutboundError) return error.reason === 'not_allowed';
  const { code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (cause instanceof OutboundError) return cause.reason === 'not_allowed';
  return typeof code === 'string' && code.startsWith('ERR_CRYPTO');
}
