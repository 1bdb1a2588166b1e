/**
 * The kinds of events that the audit log records: who acted, on whose data and when; never what was read or written.
 */
export const AUDIT_KINDS = [
  /** A coach or staff member read or changed someone's records. */
  'READ',
  'CHANGED',
  'LOGGED_IN',
  /** A code, link or password was wrong or no longer valid. */
  'LOGIN_REFUSED',
  /** Codes and passwords are no longer accepted after too many wrong attempts. */
  'LOGIN_LOCKED',
  'SESSION_ENDED',
  'PASSWORD_CHANGED',
  /** A password was set through an emailed link, without a session. */
  'RECOVERED',
  'EMAIL_CHANGED',
  'ACCOUNT_OPENED',
  'ACCOUNT_DISABLED',
  'ACCOUNT_ENABLED',
  'ACCOUNT_DELETED',
  'COACH_MADE',
  'COACH_ENDED',
  'STAFF_MADE',
  'STAFF_ENDED',
  'MEMBER_MADE',
  'MEMBER_ENDED',
  /** Recorded for both the client and the coach. */
  'RELATION_BEGUN',
  'RELATION_ENDED',
  'CYCLE_SHARED',
  'CYCLE_SHARING_ENDED',
  'DATA_EXPORTED',
  'ORGANISATION_CHANGED',
  'ORGANISATION_ERASED',
  'ORGANISATION_LEAVES',
  'ORGANISATION_STAYS',
  'ORGANISATION_EXPORTED',
  'ORGANISATION_IMPORTED',
  /** A plan that an organisation sells was changed. */
  'PLAN_CHANGED',
  'SUBSCRIPTION_CHANGED',
  /** A person started an action at the payment provider. */
  'BILLING_ACT',
  /** The operator ran a command. */
  'COMMAND',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** The id of the actor if no person acted: for the operator's commands, the server's jobs, and guests. */
export const NO_PERSON = 0;
