/** Months after which a waitlist entry is deleted. */
export const WAITLIST_MONTHS = 12;

/** Waitlist entries created before this time are deleted. */
export function waitlistKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - WAITLIST_MONTHS);
  return since;
}
