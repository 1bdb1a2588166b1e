import { addDays, type PlainDate } from '../dates/plain-date.ts';
import type { ProgressPeriod } from '../vocabulary.ts';

const DAYS_BACK: Readonly<Record<ProgressPeriod, number | null>> = {
  LAST_WEEK: 7,
  LAST_2_WEEKS: 14,
  LAST_MONTH: 30,
  LAST_2_MONTHS: 60,
  SINCE_BEGINNING: null,
};

/** The first date that a period shows, or null where it shows everything. */
export function progressPeriodStart(period: ProgressPeriod, today: PlainDate): PlainDate | null {
  const days = DAYS_BACK[period];
  return days === null ? null : addDays(today, -days);
}
