import { addDays, type PlainDate } from '../dates/plain-date.ts';

/** Days for which the link of a list works after the list's last one. */
export const LINK_DAYS_AFTER = 7;
/** Days for which a link works at most, however late its list ends. */
export const LINK_MAX_DAYS = 90;

/** What bounds the life of a link: the last day of its list, and the date on which it was made. */
export type LinkLife = Readonly<{ endDate: PlainDate; madeOn: PlainDate }>;

/** Whether a link is over, `today` being any date on which it may be somewhere on earth. */
export function isLinkOver({ endDate, madeOn }: LinkLife, today: PlainDate): boolean {
  return addDays(endDate, LINK_DAYS_AFTER) < today || addDays(madeOn, LINK_MAX_DAYS) < today;
}
