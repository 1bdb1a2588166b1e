import { addDays, type PlainDate } from '../dates/plain-date.ts';

/** Days that the link of a list works after the list's last day. */
export const LINK_DAYS_AFTER = 7;
/** The most days that a link works, however late its list ends. */
export const LINK_MAX_DAYS = 90;

/** What limits the life of a link: the last day of its list, and the date it was made on. */
export type LinkLife = Readonly<{ endDate: PlainDate; madeOn: PlainDate }>;

/** Whether a link has expired. `today` may be any date that it currently is somewhere in the world. */
export function isLinkOver({ endDate, madeOn }: LinkLife, today: PlainDate): boolean {
  return addDays(endDate, LINK_DAYS_AFTER) < today || addDays(madeOn, LINK_MAX_DAYS) < today;
}
