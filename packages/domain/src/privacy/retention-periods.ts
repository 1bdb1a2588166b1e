import { TOKEN_IDLE_DAYS } from '../auth/login-lifetimes.ts';
import { WAITLIST_MONTHS } from '../organisations/waitlist.ts';

/** How long a kind of data is kept, and which job deletes it afterwards. */
export interface Retention {
  readonly period: Readonly<{ count: number; unit: 'HOURS' | 'DAYS' | 'MONTHS' }>;
  readonly job: string;
}

const days = (count: number) => ({ count, unit: 'DAYS' }) as const;
const hours = (count: number) => ({ count, unit: 'HOURS' }) as const;

/**
 * Data that is kept for a limited time. The jobs that delete data use these periods, and the privacy page shows them.
 * What people enter themselves is not listed: it is kept until they delete it.
 */
export const RETENTION_PERIODS = {
  looks: { period: days(365), job: 'delete-old-audit' },
  audit: { period: days(365), job: 'delete-old-audit' },
  logins: { period: days(1), job: 'delete-stale-logins' },
  sessions: { period: days(TOKEN_IDLE_DAYS), job: 'delete-stale-logins' },
  devices: { period: days(400), job: 'delete-stale-logins' },
  answers: { period: hours(24), job: 'delete-old-answers' },
  replacements: { period: hours(24), job: 'delete-old-replacements' },
  invitations: { period: days(30), job: 'delete-old-invitations' },
  endedInvitations: { period: days(14), job: 'delete-old-invitations' },
  waitlist: { period: { count: WAITLIST_MONTHS, unit: 'MONTHS' }, job: 'delete-old-waitlist-entries' },
  demos: { period: hours(24), job: 'end-demo-accounts' },
  payments: { period: days(40), job: 'delete-old-payments' },
  checkouts: { period: days(30), job: 'delete-old-payments' },
} as const satisfies Readonly<Record<string, Retention>>;

export type KeptThing = keyof typeof RETENTION_PERIODS;
export const KEPT_THINGS = Object.keys(RETENTION_PERIODS) as readonly KeptThing[];

const HOUR_MS = 60 * 60 * 1000;

/** Data of this kind from before this time is deleted; months are calendar months. */
export function keptSince(thing: Exclude<KeptThing, 'waitlist'>, now: Date): Date {
  const { count, unit } = RETENTION_PERIODS[thing].period;
  return new Date(now.getTime() - count * (unit === 'DAYS' ? 24 : 1) * HOUR_MS);
}
