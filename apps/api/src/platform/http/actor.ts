import type { Database } from '../database/open-database.ts';

/** The languages in which the API speaks. */
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
}

/** Finds the person behind a token; null where the token is unknown or dead. */
export type Authenticate = (database: Database, token: string, now: Date) => Promise<Actor | null>;
