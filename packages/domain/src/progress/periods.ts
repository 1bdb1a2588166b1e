import { addDays, type PlainDate } from '../dates/plain-date.ts';
import type { ProgressPeriod } from './measurement-types.ts';

/** In days, including the last one. */
const DAYS_OF_PERIOD = { LAST_WEEK: 7, LAST_2_WEEKS: 14, LAST_MONTH: 30, LAST_2_MONTHS: 60 } as const;

/** The first date of a period that ends on `last`; null if the period begins with the first measurement. */
export function startOfPeriod(period: ProgressPeriod, last: PlainDate): PlainDate | null {
  return period === 'SINCE_BEGINNING' ? null : addDays(last, 1 - DAYS_OF_PERIOD[period]);
}
