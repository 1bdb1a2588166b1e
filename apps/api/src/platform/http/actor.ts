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
  readonly language: Locale;
  /** The token that this request came with. */
  readonly tokenId: number;
  /** When this token was given. */
  readonly loggedInAt: Date;
  /** When the account is gone, where it is a demo; else null. */
  readonly demoUntil: Date | null;
}

/** Whether the caller still may see the records of all of these people. */
export type MayReach = (db: Kysely<Tables>, actor: Actor, people: readonly number[]) => Promise<boolean>;

/** Finds the person behind a token; null where the token is unknown or expired. */
export type Authenticate = (database: Database, token: string, now: Date) => Promise<Actor | null>;
