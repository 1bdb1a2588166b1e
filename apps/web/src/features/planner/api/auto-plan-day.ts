import { plannerPaths } from '@weekbord/contract/planner/paths';
import { isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, type AnswerOf } from '../../../shared/http/call.ts';
import { withDay } from '../model/cached-days.ts';
import { calendarWeekQuery } from './calendar-week.ts';

export type PlanningIssue = AnswerOf<'autoPlanDay'>['planning_issues'][number];

/** What the last planning of a day could not do; kept until the app is closed. */
export function planningIssuesQuery(date: PlainDate) {
  return queryOptions<readonly PlanningIssue[]>({
    queryKey: ['planningIssues', date],
    queryFn: () => [],
    staleTime: Number.POSITIVE_INFINITY,
    initialData: [],
  });
}

/** Plans a day to the plan; what was eaten stays. */
export function useAutoPlanDay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (date: PlainDate) => answer(plannerPaths.autoPlanDay, { body: { date } }),
    onSuccess: ({ planning_issues: issues, ...day }) => {
      const { queryKey } = calendarWeekQuery(isoWeekStart(day.date));
      client.setQueryData(queryKey, (days) => withDay(days ?? [], day));
      client.setQueryData(planningIssuesQuery(day.date).queryKey, issues);
    },
  });
}
