/** The source of the time. Tests advance it by hand. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** Returns the calendar date `YYYY-MM-DD` of an instant, in UTC. */
export function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
