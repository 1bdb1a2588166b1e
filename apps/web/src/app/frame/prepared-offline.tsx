import { useQueryClient } from '@tanstack/react-query';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { weekStart } from '@weekbord/domain/dates/first-weekday';
import { useEffect } from 'react';
import { calendarWeekQuery } from '../../features/diary/api/calendar-week.ts';
import { weeklyPlanQuery } from '../../features/diary/api/weekly-plan.ts';
import { groceryListsQuery } from '../../features/groceries/api/grocery-lists.ts';
import { useFirstWeekday } from '../../shared/locale/first-weekday.ts';
import { useToday } from '../../shared/locale/use-today.ts';

/** How many days ahead the planned meals are prefetched. */
const DAYS_AHEAD = 6;
/** The maximum time to wait for an idle device, in milliseconds. */
const IDLE_WITHIN_MS = 5000;

/**
 * Prefetches what people need offline, once the device is idle and again on each new day: the grocery lists, and the
 * meals of the coming days with their recipes. Data that is stored and still fresh is not fetched again.
 */
export function PreparedOffline() {
  const client = useQueryClient();
  const today = useToday();
  const first = useFirstWeekday();
  useEffect(() => {
    const prepare = () => {
      const weeks = new Set([today, addDays(today, DAYS_AHEAD)].map((date) => weekStart(date, first)));
      void client.prefetchQuery(groceryListsQuery);
      void client.prefetchQuery(weeklyPlanQuery);
      for (const week of weeks) void client.prefetchQuery(calendarWeekQuery(week));
    };
    // Safari does not support `requestIdleCallback`.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(prepare, IDLE_WITHIN_MS);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(prepare, { timeout: IDLE_WITHIN_MS });
    return () => cancelIdleCallback(waiting);
  }, [client, today, first]);
  return null;
}
