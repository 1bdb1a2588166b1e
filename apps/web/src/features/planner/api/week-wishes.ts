import type { CalendarDay } from '@weekbord/contract/diary/models';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { planningIssuesQuery } from './auto-plan-day.ts';

/** What the user wishes of their weeks, and whether they said so. */
export type MyWeek = AnswerOf<'getWeekWishes'>;

const REFRESH_MS = 30 * 60 * 1000;
const DAYS = 7;

/** What the user wishes of their weeks. */
export const myWeekQuery = queryOf(plannerPaths.getWeekWishes, {}, { staleTime: REFRESH_MS, meta: { offline: true } });

/** Changes what the user wishes: shown at once, sent in order, also after a lost network. */
export function useChangeMyWeek(): {
  change: (week: MyWeek) => void;
  /** The same; resolves once the server has answered. */
  changeAndWait: (week: MyWeek) => Promise<unknown>;
} {
  const { write, writeAndWait } = useQueuedWrite({
    route: plannerPaths.replaceWeekWishes,
    affects: [myWeekQuery.queryKey, keyOf(plannerPaths.generateMeals)],
    show: (client, { body }) =>
      client.setQueryData(myWeekQuery.queryKey, (known) => known && { ...known, ...body, answered: true }),
  });
  return { change: (week) => write({ body: week }), changeAndWait: (week) => writeAndWait({ body: week }) };
}

/** In one sentence, which wishes the planned week of a date keeps; kept until the app is closed. */
export function followedWishesQuery(date: PlainDate) {
  return queryOptions<string | null>({
    queryKey: keyOf(plannerPaths.autoPlanDays, { body: { start_date_inclusive: date } }),
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
    initialData: null,
  });
}

/** Plans seven days anew from a date on; what was eaten, added or changed stays. `put` takes the days that come of it. */
export function usePlanWeek(put: (client: QueryClient, day: CalendarDay) => void) {
  return useSend(plannerPaths.autoPlanDays, {
    sent: (start: PlainDate) => ({
      body: { start_date_inclusive: start, num_days: DAYS, delete_existing_plans: true },
    }),
    keep: (client, { calendar_days: days, planning_issues: issues, followed_wishes: followed }) => {
      for (const day of days) {
        put(client, day);
        const ofDay = issues.filter(({ date }) => date === day.date);
        client.setQueryData(planningIssuesQuery(day.date).queryKey, ofDay);
        client.setQueryData(followedWishesQuery(day.date).queryKey, followed);
      }
    },
  });
}
