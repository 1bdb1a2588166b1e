import type { CalendarDay } from '@weekbord/contract/diary/models';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { flushWrites } from '../../../shared/undo/flush-writes.ts';

export type PlanningIssue = AnswerOf<'autoPlanDay'>['planning_issues'][number];

/** The issues that the last planning of a day left; cached until the app is closed. */
export function planningIssuesQuery(date: PlainDate) {
  return queryOptions<readonly PlanningIssue[]>({
    queryKey: keyOf(plannerPaths.autoPlanDay, { body: { date } }),
    queryFn: () => [],
    staleTime: Number.POSITIVE_INFINITY,
    initialData: [],
  });
}

/** Why the planner has no meal for the empty slots on a date, under the current rules. */
export function emptySlotsQuery(date: PlainDate) {
  return queryOf(plannerPaths.listEmptySlots, { query: { date } }, { keep: ({ results }) => results });
}

/** Access to the cached days that the diary reads. */
export interface CachedDays {
  readonly find: (client: QueryClient, date: PlainDate) => CalendarDay | undefined;
  readonly put: (client: QueryClient, day: CalendarDay) => void;
}

/** Plans a day according to the plan; eaten meals stay. */
export function useAutoPlanDay(days: CachedDays) {
  return useSend(plannerPaths.autoPlanDay, {
    sent: async (date: PlainDate, client) => {
      await flushWrites(client);
      return { body: { date } };
    },
    // Makes a retry a new request if the day has changed, so that it does not get the earlier response.
    unchanged: (date, client) => days.find(client, date),
    keep: (client, planned) => {
      const { planning_issues: issues, kept: _kept, undo_id: _, ...day } = planned;
      days.put(client, day);
      client.setQueryData(planningIssuesQuery(day.date).queryKey, issues);
    },
  });
}
