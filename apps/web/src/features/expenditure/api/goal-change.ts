import { expenditurePaths } from '@weekbord/contract/expenditure/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf, SentTo } from '../../../shared/http/call.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

export type GoalOptions = AnswerOf<'getGoalOptions'>;
export type GoalOption = GoalOptions['options'][number];

/** The goals that are safe for the user on a date that is their today, each with the day that it leads to. */
export function goalOptionsQuery(today: PlainDate) {
  return queryOf(expenditurePaths.getGoalOptions, { query: { today } });
}

/** Changes the goal as it was shown; what is otherwise by now is refused. */
export function useChangeGoal(today: PlainDate) {
  return useSend(expenditurePaths.changeGoal, {
    sent: ({ read, chosen }: { read: SentTo<'changeGoal'>['body']['read']; chosen: GoalOption }) => ({
      body: { today, read, ...chosen },
    }),
    keep: (client, answer) => client.setQueryData(goalOptionsQuery(today).queryKey, answer),
    affects: [currentUserQuery.queryKey, goalOptionsQuery(today).queryKey],
  });
}
