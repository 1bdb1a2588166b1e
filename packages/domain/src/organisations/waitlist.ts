/** Months after which a waitlist entry is deleted. */
export const WAITLIST_MONTHS = 12;

/** The moment before which waitlist entries are deleted. */
export function waitlistKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - WAITLIST_MONTHS);
  return since;
}
