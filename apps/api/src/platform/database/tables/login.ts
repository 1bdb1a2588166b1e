import type { Generated } from 'kysely';
import type { Language, Moment } from './columns.ts';

export interface AuthTokenTable {
  person_id: number;
  id: Generated<number>;
  token_hash: Buffer;
  created_at: Moment;
  last_used_at: Moment;
  device_hash: Buffer | null;
  /** The browser name that the device sent when logging in. */
  browser: string | null;
  system: string | null;
}

export interface LoginCodeTable {
  email_key: Buffer;
  salt: Buffer;
  code_hash: Buffer;
  browser_hash: Buffer | null;
  wrong_tries: Generated<number>;
  /** Attempts from a browser that did not request the code. */
  foreign_tries: Generated<number>;
  /**
   * The portal where the code was requested. An address without an account gets an account there if the portal is open
   * to all.
   */
  organisation_id: number;
  language: Language;
  expires_at: Moment;
}

export interface LoginLinkTable {
  token_hash: Buffer;
  email_key: Buffer;
  email: string;
  /** The URL that the link opens. */
  redirect_url: string;
  /** The browser that requested the link; null if it has no id. */
  browser_hash: Buffer | null;
  /**
   * The portal where the link was requested. An address without an account gets an account there if the portal is open
   * to all.
   */
  organisation_id: number;
  language: Language;
  expires_at: Moment;
  used_at: Moment | null;
}

export interface LoginGuardTable {
  email_key: Buffer;
  wrong_in_a_row: Generated<number>;
  codes_off: Generated<boolean>;
  wrong_year: Generated<number>;
  wrong_in_year: Generated<number>;
  /**
   * The last day on which a browser that never logged in entered a wrong code; the next column counts that day's wrong
   * codes.
   */
  wrong_on: string | null;
  wrong_that_day: Generated<number>;
}

export interface LoginMailTable {
  email_key: Buffer;
  /** The call that requested the email. */
  kind: string;
  sent_at: Moment;
}

export interface GuessBudgetTable {
  day: string;
  wrong: number;
}

export interface LoginNetworkTable {
  network: string;
  act: string;
  /** The start of the period in which `used` is counted. */
  period: Moment;
  used: number;
}

export interface KnownDeviceTable {
  device_hash: Buffer;
  email_key: Buffer;
  last_used_at: Moment;
}

/** A password, which an account may have in addition to codes and links. */
export interface PersonPasswordTable {
  person_id: number;
  /** An argon2id hash, with its parameters. */
  hash: string;
}

/** The proof in an emailed link. Its token is stored as a hash. */
export interface PasswordMailTable {
  token_hash: Buffer;
  email_key: Buffer;
  email: string;
  /** ACTIVATION proves the address of a new account, whose password is valid from then on. */
  purpose: 'ACTIVATION' | 'RESET_PASSWORD' | 'RESET_EMAIL';
  password_hash: string | null;
  expires_at: Moment;
}

/** A change of address, which takes effect once both mailboxes have confirmed it. */
export interface EmailChangeTable {
  person_id: number;
  new_email: string;
  old_token_hash: Buffer;
  new_token_hash: Buffer;
  old_confirmed: boolean;
  new_confirmed: boolean;
  expires_at: Moment;
}

/** The tables for authentication and its limits against guessing. */
export interface LoginTables {
  auth_token: AuthTokenTable;
  login_code: LoginCodeTable;
  login_link: LoginLinkTable;
  login_guard: LoginGuardTable;
  login_mail: LoginMailTable;
  guess_budget: GuessBudgetTable;
  login_network: LoginNetworkTable;
  known_device: KnownDeviceTable;
  person_password: PersonPasswordTable;
  password_mail: PasswordMailTable;
  email_change: EmailChangeTable;
}
