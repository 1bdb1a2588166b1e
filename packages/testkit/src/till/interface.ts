/** What the trial till is told at its start; everything has a good default. */
export interface TillOptions {
  /** Where it listens on 127.0.0.1; absent: a free port. */
  readonly port?: number;
  /** Where it keeps its state, so that a start goes on where the one before ended; absent: in memory alone. */
  readonly folder?: string;
  /** Where events are sent, such as `http://127.0.0.1:3000/api/checkout/webhook`; absent: nowhere until `sendTo`. */
  readonly webhookUrl?: string;
  /** Absent: made at the first start, and kept in `folder`. */
  readonly secretKey?: string;
  readonly webhookSecret?: string;
  /** What the till's clock shows at the start; absent: the present moment. */
  readonly now?: Date | string;
  /** Whether the clock runs; absent: it is stopped until `advance`. */
  readonly clockRuns?: boolean;
  /** What the signatures of events say of when they were sent; absent: the machine's time, as with Stripe's test clocks. */
  readonly signedAt?: () => Date;
  /** What becomes of a subscription whose last attempt at payment failed; absent: it is cancelled. */
  readonly afterDunning?: AfterDunning;
  /** How long an event's receiver has to answer, in milliseconds; absent: 10,000. */
  readonly answerWithinMs?: number;
}

export type AfterDunning = 'cancel' | 'unpaid' | 'past_due';

/** A stand-in for Stripe, over HTTP, with control over its time, its events and its faults. */
export interface Till {
  /** Its address, such as `http://127.0.0.1:40123`: for `STRIPE_API_URL`. */
  readonly url: string;
  /** For `STRIPE_SECRET_KEY`. Begins with `sk_test_`. */
  readonly secretKey: string;
  /** For `STRIPE_WEBHOOK_SECRET`. Begins with `whsec_`. */
  readonly webhookSecret: string;
  /** What the till's clock shows. */
  now(): Date;
  /**
   * Moves the clock, in steps: whatever falls due on the way happens at its own moment, and its events are delivered
   * before the next step. Resolves when everything was tried.
   */
  advance(milliseconds: number): Promise<void>;
  /** Where events are sent from now on; undefined: nowhere. */
  sendTo(webhookUrl: string | undefined): void;
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>;
  /** Every event so far, in the order in which it happened, with what became of its delivery. */
  events(): readonly TillEvent[];
  /** Keeps events back from now on, until `release` or `deliver`. */
  hold(): void;
  /** Ends `hold`; what was kept back is sent in the order in which it happened. */
  release(): Promise<void>;
  /**
   * Sends these events now, one after another in this order, whether they were held back, dropped or delivered before;
   * an id that is named twice is sent twice. Absent: all that wait, in their order. Answers the status of each answer,
   * 0 for none.
   */
  deliver(ids?: readonly string[]): Promise<readonly number[]>;
  /** An event as it is sent: its body and the `Stripe-Signature` of now, for receivers that are called without a network. */
  signed(id: string): { readonly body: string; readonly header: string };
  /** Drops these events: they are sent only if `deliver` names them. */
  drop(ids: readonly string[]): void;
  /** The next call fails so, or the next ones that fit. Calls under `/till/` and pages are not affected. */
  failNext(fault: Fault, where?: FaultPlace): void;
  /** Every attempt at taking money so far, the declined ones too. */
  charges(): readonly TillCharge[];
  /** How often each call was made, such as `POST /v1/customers`, with ids written as `:id`; replayed answers count. */
  calls(): Readonly<Record<string, number>>;
  /** Pays with a card as a person on the page of a checkout session does. Answers the address that the person is sent to. */
  pay(sessionId: string, form: PayForm): Promise<PayResult>;
  /** Forgets everything but keys and addresses; the clock is set back to the start. */
  reset(): void;
  stop(): Promise<void>;
}

/**
 * server_error: 500, nothing was done. rate_limit: 429, nothing was done. time_out: the work is done, and no answer comes
 * until the caller gives up. reset: the connection breaks, nothing was done. reset_after_work: it breaks after the work.
 * server_error_after_work: 500 although the work was done. Stripe's library retries once after a reset, whatever it
 * was told of retries: `times: 2` reaches the caller.
 */
export type Fault =
  | 'server_error'
  | 'server_error_after_work'
  | 'rate_limit'
  | 'time_out'
  | 'reset'
  | 'reset_after_work';

/** Which calls a fault is meant for; absent: all. */
export interface FaultPlace {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** The beginning of the path, such as `/v1/subscriptions`. */
  readonly path?: string;
  /** How many calls fail; absent: one. */
  readonly times?: number;
}

/** An event with what became of its delivery. */
export interface TillEvent {
  readonly id: string;
  /** Such as `customer.subscription.updated`. */
  readonly type: string;
  /** In seconds, by the till's clock. */
  readonly created: number;
  /** The id of the object that it is about. */
  readonly objectId: string;
  /** The body as it is sent: signed text. */
  readonly payload: string;
  readonly state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'given_up';
  /** The status of each answer, 0 for none. */
  readonly attempts: readonly number[];
}

/** One attempt at taking money. */
export interface TillCharge {
  readonly id: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly amountRefunded: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'failed';
  readonly declineCode: string | null;
  readonly customer: string | null;
  readonly invoice: string | null;
  readonly subscription: string | null;
  readonly paymentIntent: string;
  /** In seconds, by the till's clock. */
  readonly created: number;
}

/** What a person fills in on the page of a checkout session. */
export interface PayForm {
  /** Digits, such as those of `TEST_CARDS`. */
  readonly card: string;
  /** Needed where the session names neither an address nor a customer. */
  readonly email?: string;
  readonly name?: string;
  readonly promoCode?: string;
  /** What the person does where the bank asks; absent: authenticate. */
  readonly authenticate?: boolean;
}

export type PayResult =
  | { readonly ok: true; readonly location: string }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Cards of the trial, by what they do. */
export const TEST_CARDS = {
  ok: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  needsAuthentication: '4000002500003155',
  failsAtRenewal: '4000000000000341',
} as const;
