/** The start options of the till, all with defaults. */
export interface TillOptions {
  /** The port on 127.0.0.1; if absent, a free port. */
  readonly port?: number;
  /**
   * The folder for the state, so that a restart continues where the last run ended; if absent, the state is only in
   * memory.
   */
  readonly folder?: string;
  /**
   * The URL to which events are sent, such as `http://127.0.0.1:3000/api/checkout/webhook`; if absent, none are sent
   * until `sendTo`.
   */
  readonly webhookUrl?: string;
  /** If absent, generated at the first start and stored in `folder`. */
  readonly secretKey?: string;
  readonly webhookSecret?: string;
  /** The initial time of the till's clock; the current time if absent. */
  readonly now?: Date | string;
  /** Whether the clock runs; if absent, it is stopped and moves only with `advance`. */
  readonly clockRuns?: boolean;
  /** The time of sending in the signatures of events; if absent, the system time, as with Stripe's test clocks. */
  readonly signedAt?: () => Date;
  /** What happens to a subscription after its last failed payment attempt; if absent, it is cancelled. */
  readonly afterDunning?: AfterDunning;
  /** How long the receiver of an event may take to respond, in milliseconds; 10,000 if absent. */
  readonly answerWithinMs?: number;
}

export type AfterDunning = 'cancel' | 'unpaid' | 'past_due';

/** A substitute for Stripe over HTTP, with control over its time, its events and its failures. */
export interface Till {
  /** The till's URL, such as `http://127.0.0.1:40123`, for `STRIPE_API_URL`. */
  readonly url: string;
  /** For `STRIPE_SECRET_KEY`. Begins with `sk_test_`. */
  readonly secretKey: string;
  /** For `STRIPE_WEBHOOK_SECRET`. Begins with `whsec_`. */
  readonly webhookSecret: string;
  /** The current time by the till's clock. */
  now(): Date;
  /**
   * Moves the clock step by step: everything that falls due happens at its own time, and its events are delivered
   * before the next step. Resolves once every delivery has been attempted.
   */
  advance(milliseconds: number): Promise<void>;
  /** Sets the URL to which events are sent from now on; undefined for none. */
  sendTo(webhookUrl: string | undefined): void;
  /** Resolves when no delivery is in progress. */
  settled(): Promise<void>;
  /** Every event so far, in order, with the outcome of its delivery. */
  events(): readonly TillEvent[];
  /** Holds back events from now on, until `release` or `deliver`. */
  hold(): void;
  /** Ends `hold`; the events held back are sent in order of occurrence. */
  release(): Promise<void>;
  /**
   * Sends these events now, one after another in this order, even if they were held back, dropped or delivered before;
   * an id given twice is sent twice. If absent, sends all pending events, in order. Returns the status of each
   * response, 0 for none.
   */
  deliver(ids?: readonly string[]): Promise<readonly number[]>;
  /**
   * Returns an event as it would be sent: its body and a current `Stripe-Signature`, for calling a receiver without a
   * network.
   */
  signed(id: string): { readonly body: string; readonly header: string };
  /** Drops these events: they are sent only if passed to `deliver`. */
  drop(ids: readonly string[]): void;
  /** Makes the next call, or the next calls that match, fail. Calls under `/till/` and pages are not affected. */
  failNext(fault: Fault, where?: FaultPlace): void;
  /** Returns every attempt to charge a card so far, including declined ones. */
  charges(): readonly TillCharge[];
  /**
   * Returns how many times each call was made, such as `POST /v1/customers`, with ids written as `:id`; replayed
   * responses count.
   */
  calls(): Readonly<Record<string, number>>;
  /**
   * Pays with a card as a person would on the page of a checkout session. Returns the URL to which the person is
   * redirected.
   */
  pay(sessionId: string, form: PayForm): Promise<PayResult>;
  /** Resets everything except keys and URLs; the clock is set back to the start. */
  reset(): void;
  stop(): Promise<void>;
}

/**
 * server_error: 500, nothing was done. rate_limit: 429, nothing was done. time_out: the work is done, but no response
 * is sent until the caller gives up. reset: the connection breaks, nothing was done. reset_after_work: it breaks after
 * the work. server_error_after_work: 500, but the work was done. Stripe's library retries once after a reset, so such a
 * fault needs `times: 2` to reach the caller.
 */
export type Fault =
  | 'server_error'
  | 'server_error_after_work'
  | 'rate_limit'
  | 'time_out'
  | 'reset'
  | 'reset_after_work';

/** Which calls are to fail; all if absent. */
export interface FaultPlace {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** The beginning of the path, such as `/v1/subscriptions`. */
  readonly path?: string;
  /** The number of calls that fail; one if absent. */
  readonly times?: number;
}

/** An event with the outcome of its delivery. */
export interface TillEvent {
  readonly id: string;
  /** For example `customer.subscription.updated`. */
  readonly type: string;
  /** In seconds, by the till's clock. */
  readonly created: number;
  /** The id of the object that the event is about. */
  readonly objectId: string;
  /** The body as sent, which is also the signed text. */
  readonly payload: string;
  readonly state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'given_up';
  /** The status of each response, 0 for none. */
  readonly attempts: readonly number[];
}

/** One attempt to charge a card. */
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

/** The form data that a person enters on the page of a checkout session. */
export interface PayForm {
  /** The card number, such as one of `TEST_CARDS`. */
  readonly card: string;
  /** Required if the session has neither an email address nor a customer. */
  readonly email?: string;
  readonly name?: string;
  readonly promoCode?: string;
  /** Whether the person authenticates if the bank asks; true if absent. */
  readonly authenticate?: boolean;
}

export type PayResult =
  | { readonly ok: true; readonly location: string }
  | { readonly ok: false; readonly code: string; readonly message: string };

export const TEST_CARDS = {
  ok: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  needsAuthentication: '4000002500003155',
  failsAtRenewal: '4000000000000341',
} as const;
