import type { Endpoint } from '@weekbord/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';

/** The languages of the API. */
export type Locale = 'en' | 'nl';

/** The caller of a request. */
export interface Actor {
  readonly id: number;
  readonly isCoach: boolean;
  readonly isStaff: boolean;
  readonly coachId: number | null;
  readonly organisationId: number | null;
  /** Whether the person has access to the product: paid for, coached or exempt. */
  readonly hasAccess: boolean;
  /** Whether the person has no access because of their age. */
  readonly isClosedForAge: boolean;
  readonly language: Locale;
  /** The token that this request was sent with. */
  readonly tokenId: number;
  /** When this token was issued. */
  readonly loggedInAt: Date;
  /** When a demo account ends; null for any other. */
  readonly demoUntil: Date | null;
}

/** Rejects a call if the caller may not, or may no longer, access the records of all these people. */
export type CheckReach = (
  db: Kysely<Tables>,
  actor: Actor,
  people: readonly number[],
  endpoint: Endpoint,
) => Promise<void>;

/** Returns the person to whom a token belongs; null if the token is unknown or expired. */
export type Authenticate = (database: Database, token: string, now: Date) => Promise<Actor | null>;
