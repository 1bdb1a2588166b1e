import { plannerPaths } from '@weekbord/contract/planner/paths';
import { isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { withDay } from '../model/cached-days.ts';
import { calendarWeekQuery } from './calendar-week.ts';

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

/** Plans a day to the plan; what was eaten stays. */
export function useAutoPlanDay() {
  return useSend(plannerPaths.autoPlanDay, {
    sent: (date: PlainDate) => ({ body: { date } }),
    // A day that looks otherwise by now is to be planned again, and not answered as it was planned before.
    unchanged: (date, client) =>
      client.getQueryData(calendarWeekQuery(isoWeekStart(date)).queryKey)?.find((day) => day.date === date),
    keep: (client, { planning_issues: issues, ...day }) => {
      const { queryKey } = calendarWeekQuery(isoWeekStart(day.date));
      client.setQueryData(queryKey, (days) => withDay(days ?? [], day));
      client.setQueryData(planningIssuesQuery(day.date).queryKey, issues);
    },
  });
}
