/** Options at the start of the trial till; everything has a good default. */
export interface TillOptions {
  /** The port on 127.0.0.1; if absent, a free one. */
  readonly port?: number;
  /** Where it stores its state, so that a restart continues where the last run ended; if absent, only in memory. */
  readonly folder?: string;
  /** Where events are sent, such as `http://127.0.0.1:3000/api/checkout/webhook`; if absent, nowhere until `sendTo`. */
  readonly webhookUrl?: string;
  /** If absent, generated at the first start and stored in `folder`. */
  readonly secretKey?: string;
  readonly webhookSecret?: string;
  /** The time of the till's clock at the start; the current time if absent. */
  readonly now?: Date | string;
  /** Whether the clock runs; if absent, it is stopped until `advance`. */
  readonly clockRuns?: boolean;
  /** The sending time in the signatures of events; if absent, the machine's time, as with Stripe's test clocks. */
  readonly signedAt?: () => Date;
  /** What happens to a subscription whose last payment attempt failed; if absent, it is cancelled. */
  readonly afterDunning?: AfterDunning;
  /** How long an event's receiver has to answer, in milliseconds; 10,000 if absent. */
  readonly answerWithinMs?: number;
}

export type AfterDunning = 'cancel' | 'unpaid' | 'past_due';

/** A substitute for Stripe, over HTTP, with control over its time, its events and its faults. */
export interface Till {
  /** Its address, such as `http://127.0.0.1:40123`: for `STRIPE_API_URL`. */
  readonly url: string;
  /** For `STRIPE_SECRET_KEY`. Begins with `sk_test_`. */
  readonly secretKey: string;
  /** For `STRIPE_WEBHOOK_SECRET`. Begins with `whsec_`. */
  readonly webhookSecret: string;
  /** The time of the till's clock. */
  now(): Date;
  /**
   * Moves the clock, in steps: everything that falls due on the way happens at its own moment, and its events are
   * delivered before the next step. Resolves when everything was tried.
   */
  advance(milliseconds: number): Promise<void>;
  /** Where events are sent from now on; undefined: nowhere. */
  sendTo(webhookUrl: string | undefined): void;
  /** Resolves when no delivery is in progress. */
  settled(): Promise<void>;
  /** Every event so far, in order, with the outcome of its delivery. */
  events(): readonly TillEvent[];
  /** Delays events from now on, until `release` or `deliver`. */
  hold(): void;
  /** Ends `hold`; delayed events are sent in the order they happened. */
  release(): Promise<void>;
  /**
   * Sends these events now, one after another in this order, whether they were held back, dropped or delivered before;
   * an id that is given twice is sent twice. If absent: all waiting events, in order. Returns the status of each
   * answer, 0 for none.
   */
  deliver(ids?: readonly string[]): Promise<readonly number[]>;
  /**
   * An event as it is sent: its body and a current `Stripe-Signature`, for receivers that are called without a network.
   */
  signed(id: string): { readonly body: string; readonly header: string };
  /** Drops these events: they are sent only if `deliver` names them. */
  drop(ids: readonly string[]): void;
  /** Makes the next call, or the next matching ones, fail. Calls under `/till/` and pages are not affected. */
  failNext(fault: Fault, where?: FaultPlace): void;
  /** Every attempt to take money so far, including declined ones. */
  charges(): readonly TillCharge[];
  /** How often each call was made, such as `POST /v1/customers`, with ids written as `:id`; replayed answers count. */
  calls(): Readonly<Record<string, number>>;
  /**
   * Pays with a card like a person on the page of a checkout session. Returns the address that the person is sent to.
   */
  pay(sessionId: string, form: PayForm): Promise<PayResult>;
  /** Forgets everything except keys and addresses; the clock is set back to the start. */
  reset(): void;
  stop(): Promise<void>;
}

/**
 * server_error: 500, nothing was done. rate_limit: 429, nothing was done. time_out: the work is done, and no answer is
 * sent until the caller gives up. reset: the connection breaks, nothing was done. reset_after_work: it breaks after the
 * work. server_error_after_work: 500 although the work was done. Stripe's library retries once after a reset, whatever
 * its retry setting: `times: 2` reaches the caller.
 */
export type Fault =
  | 'server_error'
  | 'server_error_after_work'
  | 'rate_limit'
  | 'time_out'
  | 'reset'
  | 'reset_after_work';

/** Which calls a fault is meant for; all if absent. */
export interface FaultPlace {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** The beginning of the path, such as `/v1/subscriptions`. */
  readonly path?: string;
  /** How many calls fail; one if absent. */
  readonly times?: number;
}

/** An event with the outcome of its delivery. */
export interface TillEvent {
  readonly id: string;
  /** Such as `customer.subscription.updated`. */
  readonly type: string;
  /** In seconds, by the till's clock. */
  readonly created: number;
  /** The id of the object that it is about. */
  readonly objectId: string;
  /** The body as it is sent: the signed text. */
  readonly payload: string;
  readonly state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'given_up';
  /** The status of each answer, 0 for none. */
  readonly attempts: readonly number[];
}

/** One attempt to take money. */
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

/** What a person enters on the page of a checkout session. */
export interface PayForm {
  /** Digits, such as those of `TEST_CARDS`. */
  readonly card: string;
  /** Required if the session names neither an address nor a customer. */
  readonly email?: string;
  readonly name?: string;
  readonly promoCode?: string;
  /** What the person does if the bank asks; authenticates if absent. */
  readonly authenticate?: boolean;
}

export type PayResult =
  | { readonly ok: true; readonly location: string }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Test cards, by what they do. */
export const TEST_CARDS = {
  ok: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  needsAuthentication: '4000002500003155',
  failsAtRenewal: '4000000000000341',
} as const;
