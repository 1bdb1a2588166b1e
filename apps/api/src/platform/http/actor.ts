import type { Endpoint } from '@weekbord/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';

/** The languages in which the API answers. */
export type Locale = 'en' | 'nl';

/** Who makes a request. */
export interface Actor {
  readonly id: number;
  readonly isCoach: boolean;
  readonly isStaff: boolean;
  readonly coachId: number | null;
  readonly organisationId: number | null;
  /** Whether the product is open to this person: paid for, coached or exempt. */
  readonly hasAccess: boolean;
  /** Whether it is not open because of their age. */
  readonly isClosedForAge: boolean;
  readonly language: Locale;
  /** The token that this request came with. */
  readonly tokenId: number;
  /** When this token was given. */
  readonly loggedInAt: Date;
  /** When the account is gone, where it is a demo; else null. */
  readonly demoUntil: Date | null;
}

/** Refuses a call where the caller may not, or no longer, reach the records of all of these people by it. */
export type CheckReach = (
  db: Kysely<Tables>,
  actor: Actor,
  people: readonly number[],
  endpoint: Endpoint,
) => Promise<void>;

/** Finds the person behind a token; null where the token is unknown or expired. */
export type Authenticate = (database: Database, token: string, now: Date) => Promise<Actor | null>;
