import { addDays, type PlainDate } from '../dates/plain-date.ts';

/** The number of days that a list's link works after the last day of the list. */
export const LINK_DAYS_AFTER = 7;
/** The maximum number of days that a link works, however late its list ends. */
export const LINK_MAX_DAYS = 90;

/** The facts that limit the life of a link: the last day of its list, and the date it was created. */
export type LinkLife = Readonly<{ endDate: PlainDate; madeOn: PlainDate }>;

/** Whether a link has expired. `today` can be the current date in any time zone. */
export function isLinkOver({ endDate, madeOn }: LinkLife, today: PlainDate): boolean {
  return addDays(endDate, LINK_DAYS_AFTER) < today || addDays(madeOn, LINK_MAX_DAYS) < today;
}
