import { expenditurePaths } from '@weekbord/contract/expenditure/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type TargetProposal = AnswerOf<'getTargetProposal'>;

/** The user's expenditure as estimated from diary and weights, and the target proposed on their local date. */
export function targetProposalQuery(today: PlainDate) {
  return queryOf(expenditurePaths.getTargetProposal, { query: { today } });
}

/** Accepts the target that was shown. Refused if the server would now propose another. */
export function useAcceptTarget(today: PlainDate) {
  return useSend(expenditurePaths.acceptTargetProposal, {
    sent: ({
      present,
      proposed,
    }: Readonly<Record<'present' | 'proposed', NonNullable<TargetProposal['present']>>>) => ({
      body: { today, present, proposed },
    }),
    keep: keepAt(today),
  });
}

/** Stops proposals of a new target for two weeks. */
export function useDeclineTarget(today: PlainDate) {
  return useSend(expenditurePaths.declineTargetProposal, { keep: keepAt(today) });
}

/** Undoes the last accepted target. */
export function useUndoTarget(today: PlainDate) {
  return useSend(expenditurePaths.undoTargetProposal, { keep: keepAt(today) });
}

function keepAt(today: PlainDate) {
  return (client: QueryClient, answer: TargetProposal) => {
    client.setQueryData(targetProposalQuery(today).queryKey, answer);
  };
}
