import type { CalendarDay } from '@weekbord/contract/diary/models';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf, SentTo } from '../../../shared/http/call.ts';
import { useQueuedWrite, waitingWritesTo } from '../../../shared/offline/queued-write.ts';
import { flushWrites } from '../../../shared/undo/flush-writes.ts';
import { planningIssuesQuery } from './auto-plan-day.ts';

/** The user's wishes for their weeks, and whether they entered any. */
export type MyWeek = AnswerOf<'getWeekWishes'>;

const REFRESH_MS = 30 * 60 * 1000;
const DAYS = 7;

/** The user's wishes for their weeks. */
export const myWeekQuery = queryOf(
  plannerPaths.getWeekWishes,
  {},
  { keep: (week, client) => withWaitingWishes(client, week), staleTime: REFRESH_MS, meta: { offline: true } },
);

/** Applies unconfirmed writes to the server's response; without this, the next change would undo them. */
function withWaitingWishes(client: QueryClient, answered: MyWeek): MyWeek {
  const last = waitingWritesTo(client, plannerPaths.replaceWeekWishes).at(-1);
  return last === undefined ? answered : withWishes(answered, last);
}

function withWishes(week: MyWeek, { body }: SentTo<'replaceWeekWishes'>): MyWeek {
  return { ...week, ...body, answered: true };
}

/** Changes the wishes: shown immediately and sent in order, even if the network is lost. */
export function useChangeMyWeek(): {
  change: (week: MyWeek) => void;
  /** Changes the wishes and resolves once the server has responded. */
  changeAndWait: (week: MyWeek) => Promise<unknown>;
} {
  const { write, writeAndWait } = useQueuedWrite({
    route: plannerPaths.replaceWeekWishes,
    affects: [myWeekQuery.queryKey, keyOf(plannerPaths.generateMeals)],
    show: (client, sent) => client.setQueryData(myWeekQuery.queryKey, (known) => known && withWishes(known, sent)),
  });
  return { change: (week) => write({ body: week }), changeAndWait: (week) => writeAndWait({ body: week }) };
}

/** A sentence that says which wishes the planned week that contains a date meets; cached until the app is closed. */
export function followedWishesQuery(date: PlainDate) {
  return queryOptions<string | null>({
    queryKey: keyOf(plannerPaths.autoPlanDays, { body: { start_date_inclusive: date } }),
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
    initialData: null,
  });
}

/**
 * Replans the seven days that start on a date; eaten, added and changed meals stay. `put` receives the resulting days.
 */
export function usePlanWeek(put: (client: QueryClient, day: CalendarDay) => void) {
  return useSend(plannerPaths.autoPlanDays, {
    sent: async (start: PlainDate, client) => {
      await flushWrites(client);
      return { body: { start_date_inclusive: start, num_days: DAYS, delete_existing_plans: true } };
    },
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
