import type { CalendarDay } from '@weekbord/contract/diary/models';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { allArrived } from '../../../shared/undo/all-arrived.ts';

export type PlanningIssue = AnswerOf<'autoPlanDay'>['planning_issues'][number];

/** What the last planning of a day could not do; kept until the app is closed. */
export function planningIssuesQuery(date: PlainDate) {
  return queryOptions<readonly PlanningIssue[]>({
    queryKey: keyOf(plannerPaths.autoPlanDay, { body: { date } }),
    queryFn: () => [],
    staleTime: Number.POSITIVE_INFINITY,
    initialData: [],
  });
}

/** Why slots of a date are empty that the planner has no meal for, by the rules as they are now. */
export function emptySlotsQuery(date: PlainDate) {
  return queryOf(plannerPaths.listEmptySlots, { query: { date } }, { keep: ({ results }) => results });
}

/** The days in the cache, where the diary reads them. */
export interface CachedDays {
  readonly find: (client: QueryClient, date: PlainDate) => CalendarDay | undefined;
  readonly put: (client: QueryClient, day: CalendarDay) => void;
}

/** Plans a day to the plan; what was eaten stays. */
export function useAutoPlanDay(days: CachedDays) {
  return useSend(plannerPaths.autoPlanDay, {
    sent: async (date: PlainDate, client) => {
      await allArrived(client);
      return { body: { date } };
    },
    // A day that looks otherwise by now is to be planned again, and not answered as it was planned before.
    unchanged: (date, client) => days.find(client, date),
    keep: (client, planned) => {
      const { planning_issues: issues, kept: _kept, undo_id: _, ...day } = planned;
      days.put(client, day);
      client.setQueryData(planningIssuesQuery(day.date).queryKey, issues);
    },
  });
}
