import { RETENTION_PERIODS } from '../privacy/retention-periods.ts';

/** The demos that can be tried without an account: the app of a person, or of a coach with clients. */
export const DEMO_KINDS = ['person', 'coach'] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

const HOUR_MS = 60 * 60 * 1000;

/** When a demo account created now expires. */
export function demoEndsAt(now: Date): Date {
  return new Date(now.getTime() + RETENTION_PERIODS.demos.period.count * HOUR_MS);
}

/** Whether an account is a demo that has expired. An account without an end is not a demo. */
export function isDemoOver(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() <= now.getTime();
}
