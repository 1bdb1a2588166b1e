import type { CheckedText } from './checked-text.ts';
import type { Answered, Endpoint, Received } from '@weekbord/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import type { Files } from '../files/files.ts';
import type { Log } from '../log/log.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from '../mail/mail.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Workers } from '../workers/workers.ts';
import type { Actor, Locale } from './actor.ts';

/** How long and where a cookie is valid. It is always HttpOnly, and Secure if the site is served over HTTPS. */
export interface CookieOptions {
  readonly maxAgeSeconds: number;
  readonly path?: string;
}

/** The access that `authorize` granted to one call; filled in while the operation runs. */
export interface Authorised {
  /** Whether the operation called `authorize`. */
  isChecked: boolean;
  /** The ids of the people whose records the call may access. */
  readonly people: Set<number>;
  /**
   * Set once the caller's row has been locked for a change of their own data: the purposes they consented to, and those
   * they withdrew.
   */
  own: Readonly<{ given: readonly string[]; withdrawn: readonly string[] }>;
}

/** The dependencies of an operation, in addition to the request's parameters and body. */
export interface Surroundings<ActorOrGuest> {
  /** The called endpoint. */
  readonly endpoint: Endpoint;
  /** In a writing endpoint, the request's only transaction. */
  readonly db: Kysely<Tables>;
  readonly actor: ActorOrGuest;
  /**
   * The client on whose behalf a coach makes the call, in which case no one else is accessible. Null in all other
   * calls.
   */
  readonly subjectId: number | null;
  /** Whether the caller, who has no paid access, may only make the call about themselves. */
  readonly reachesSelfOnly: boolean;
  /** Whether the call may change something, and therefore has a transaction. */
  readonly isWriting: boolean;
  readonly authorised: Authorised;
  readonly locale: Locale;
  /** The time of the request, constant during the call. */
  readonly now: Date;
  /** The calendar date of `now` in UTC. */
  readonly today: string;
  readonly requestId: string;
  readonly config: Config;
  /** Never log addresses, health data or what people wrote. */
  readonly log: Log;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly outbound: Outbound;
  readonly workers: Workers;
  readonly clock: Clock;
  readonly clientAddress: string;
  /** The full URL of this request, as needed for `next` and `previous` links. */
  readonly address: URL;
  readonly cookies: {
    get(name: string): string | undefined;
    set(name: string, value: string, options: CookieOptions): void;
  };
  header(name: string): string | undefined;
  /** Sets a success status other than the one in the contract, such as 200 if nothing new was created. */
  setStatus(status: 200 | 201 | 202): void;
  setHeader(name: string, value: string): void;
}

/** The input of an operation: the checked request and its dependencies. */
export type Context<E extends Endpoint = Endpoint> = Received<E> &
  Surroundings<E['access'] extends 'public' ? Actor | null : Actor>;

/** The input of a preparation: everything but the database. */
export type PreparationContext<E extends Endpoint> = Omit<Context<E>, 'db'>;

/**
 * Runs an endpoint; `prepared` is the result of its preparation, if it has one. A response may also be assembled from
 * cached JSON texts.
 */
export type Operation<E extends Endpoint, Prepared = undefined> = (
  ctx: Context<E> & { readonly prepared: Prepared },
) => Promise<[Answered<E>] extends [undefined] ? void : Answered<E> | CheckedText<Answered<E>>>;

/** Returns the ids of the people whose changes the caller may follow, for an endpoint that streams them. */
export type StreamOperation<E extends Endpoint> = (ctx: Context<E>) => Promise<readonly number[]>;
