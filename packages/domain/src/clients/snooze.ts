import { addDays, type PlainDate } from '../dates/plain-date.ts';
import { isFarOff, type Need } from './needs.ts';

/** How long a coach snoozes a client: until tomorrow, for a week, or until something new comes up. */
export const SNOOZES = ['TOMORROW', 'WEEK', 'CHANGE'] as const;
export type Snooze = (typeof SNOOZES)[number];

const SNOOZE_DAYS = { TOMORROW: 1, WEEK: 7 } as const;
/** Days after which a client is shown again even if nothing changed, so that no one is overlooked. */
export const LONGEST_SNOOZE_DAYS = 28;

export type SnoozeRow = Readonly<{
  /** The date on which the client is shown again; null until something new comes up. */
  until: PlainDate | null;
  /** The codes of the reasons that were shown for the client. */
  needs: readonly string[];
  snoozedOn: PlainDate;
}>;

/** The date on which a client is shown again; null until something new comes up. */
export function snoozedUntil(snooze: Snooze, today: PlainDate): PlainDate | null {
  return snooze === 'CHANGE' ? null : addDays(today, SNOOZE_DAYS[snooze]);
}

/**
 * The code of a reason. It stays the same while the reason does, and changes if the reason is replaced or gets worse.
 */
export function codeOfNeed(need: Need): string {
  switch (need.kind) {
    case 'NOTE':
      return `${need.kind} ${need.newest}`;
    case 'QUESTION':
      return `${need.kind} ${need.version}`;
    case 'NOT_LOGGED':
      return `${need.kind} ${need.last ?? 'EVER'}`;
    case 'WEIGHT':
      return `${need.kind} ${need.perWeek > 0 ? 'UP' : 'DOWN'}`;
    case 'ENERGY':
      return `${need.kind} ${need.eaten > need.goal ? 'OVER' : 'UNDER'}${isFarOff(need) ? ' FAR' : ''}`;
    case 'WEEK_ENDS':
      return `${need.kind} ${need.until}`;
    case 'NO_PLAN':
    case 'PROTEIN':
    case 'INVITATION':
      return need.kind;
  }
}

/**
 * Whether a client is snoozed on a date, given the current reasons. A note or question that arrived after the snooze is
 * always shown, because someone is waiting for a reply.
 */
export function isSnoozed(
  { until, needs: known, snoozedOn }: SnoozeRow,
  needs: readonly Need[],
  today: PlainDate,
): boolean {
  const fresh = needs.filter((need) => !known.includes(codeOfNeed(need)));
  if (until === null) return fresh.length === 0 && today < addDays(snoozedOn, LONGEST_SNOOZE_DAYS);
  return today < until && fresh.every(({ kind }) => kind !== 'NOTE' && kind !== 'QUESTION');
}
