import { expenditurePaths } from '@weekbord/contract/expenditure/paths';
import { intakePaths } from '@weekbord/contract/intake/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf, SentTo } from '../../../shared/http/call.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

export type GoalOptions = AnswerOf<'getGoalOptions'>;
export type GoalOption = GoalOptions['options'][number];

/** The safe goals for the user on their local date, each with the resulting daily figures. */
export function goalOptionsQuery(today: PlainDate) {
  return queryOf(expenditurePaths.getGoalOptions, { query: { today } });
}

interface Changed {
  read: SentTo<'changeGoal'>['body']['read'];
  chosen: GoalOption;
  /** In kg; null for none, undefined leaves it unchanged. */
  goalWeight: number | null | undefined;
}

/** Changes the goal to the one that was shown. Refused if the server would now show other figures. */
export function useChangeGoal(today: PlainDate) {
  return useSend(expenditurePaths.changeGoal, {
    sent: ({ read, chosen, goalWeight }: Changed) => ({
      body: { today, read, ...chosen, ...(goalWeight !== undefined && { goal_weight: goalWeight }) },
    }),
    keep: (client, answer) => client.setQueryData(goalOptionsQuery(today).queryKey, answer),
    affects: [currentUserQuery.queryKey, goalOptionsQuery(today).queryKey],
  });
}

/** Changes only the goal weight; null removes it. */
export function useChangeGoalWeight(profileId: number, today: PlainDate) {
  return useSend(intakePaths.updateUserProfile, {
    sent: (kilograms: number | null) => ({ params: { id: profileId }, body: { goal_weight_in_kg: kilograms } }),
    affects: [currentUserQuery.queryKey, goalOptionsQuery(today).queryKey],
  });
}
