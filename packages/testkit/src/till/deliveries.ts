import { MINUTE_MS } from './clock.ts';
import type { Context } from './context.ts';
import { missing } from './errors.ts';
import { signatureOf } from './signature.ts';
import type { KeptEvent } from './state.ts';

const FIRST_RETRY_MS = 10_000;
/** Delay before each retry, in milliseconds by the till's clock; after the last retry, delivery is given up. */
const RETRY_MS = [
  FIRST_RETRY_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  120 * MINUTE_MS,
  300 * MINUTE_MS,
  600 * MINUTE_MS,
];
const LATER_MS = 720 * MINUTE_MS;
const ATTEMPTS = 13;

export interface DeliveryOptions {
  readonly webhookUrl: string | undefined;
  readonly signedAt: () => Date;
  readonly answerWithinMs: number;
  /** Called after each attempt, to store its outcome. */
  readonly onAttempt: () => void;
}

/** Sends events to the receiver, and retries if the receiver does not answer 2xx. */
export interface Deliveries {
  sendTo(webhookUrl: string | undefined): void;
  /** Starts sending the due events, including those that occur while sending. */
  kick(): void;
  settled(): Promise<void>;
  deliver(ids: readonly string[] | undefined): Promise<number[]>;
  signed(id: string): { body: string; header: string };
  /** Returns when the next attempt is due, in milliseconds by the till's clock. */
  nextAt(): number | undefined;
  stop(): void;
}

export function deliveriesOf(ctx: Context, options: DeliveryOptions): Deliveries {
  let { webhookUrl } = options;
  let isStopped = false;
  let sending: Promise<void> = Promise.resolve();
  let isSending = false;
  const { kept } = ctx.store;

  const eventOf = (id: string): KeptEvent => {
    const event = kept.events.find((one) => one.id === id);
    if (event === undefined) throw missing('event', id);
    return event;
  };
  const signed = (id: string) => {
    const { payload } = eventOf(id);
    const at = Math.floor(options.signedAt().getTime() / 1000);
    return { body: payload, header: signatureOf(payload, kept.webhookSecret, at) };
  };
  const attempt = async (event: KeptEvent): Promise<number> => {
    if (webhookUrl === undefined) return 0;
    const { body, header } = signed(event.id);
    const status = await post(webhookUrl, body, header, options.answerWithinMs);
    event.attempts.push(status);
    const isTaken = status >= 200 && status < 300;
    if (isTaken) event.state = 'delivered';
    else if (event.state === 'waiting') {
      const pause = RETRY_MS[event.attempts.length - 1] ?? LATER_MS;
      event.nextAt = ctx.clock.now() + pause;
      if (event.attempts.length >= ATTEMPTS) event.state = 'given_up';
    }
    options.onAttempt();
    return status;
  };
  const isDue = ({ state, nextAt }: KeptEvent) => state === 'waiting' && nextAt <= ctx.clock.now();
  const sendDue = async () => {
    for (;;) {
      const event = isStopped || webhookUrl === undefined ? undefined : kept.events.find(isDue);
      if (event === undefined) return;
      await attempt(event);
    }
  };

  return {
    sendTo: (url) => {
      webhookUrl = url;
    },
    kick: () => {
      if (isSending) return;
      isSending = true;
      sending = sendDue().finally(() => {
        isSending = false;
      });
    },
    settled: () => sending,
    deliver: async (ids) => {
      const wanted =
        ids ?? kept.events.filter(({ state }) => state === 'held' || state === 'waiting').map(({ id }) => id);
      const statuses: number[] = [];
      for (const id of wanted) {
        const event = eventOf(id);
        statuses.push(await attempt(event));
        if (event.state === 'held') {
          event.state = 'waiting';
          event.nextAt = ctx.clock.now() + FIRST_RETRY_MS;
        }
      }
      return statuses;
    },
    signed,
    nextAt: () =>
      webhookUrl === undefined
        ? undefined
        : kept.events
            .filter(({ state }) => state === 'waiting')
            .reduce<number | undefined>((first, { nextAt }) => Math.min(first ?? nextAt, nextAt), undefined),
    stop: () => {
      isStopped = true;
    },
  };
}

/** Returns the status of the receiver's response; 0 if none arrived in time. */
async function post(url: string, body: string, signature: string, withinMs: number): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (trial till)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // Nothing listens, or the response did not arrive in time: it is retried later.
    return 0;
  }
}
