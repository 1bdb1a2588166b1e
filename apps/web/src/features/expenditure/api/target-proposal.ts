import { expenditurePaths } from '@weekbord/contract/expenditure/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type TargetProposal = AnswerOf<'getTargetProposal'>;

/** What the user spends by their diary and weights, and the target that is proposed on a date that is their today. */
export function targetProposalQuery(today: PlainDate) {
  return queryOf(expenditurePaths.getTargetProposal, { query: { today } });
}

/** Makes the target their own that was shown; another one by now is refused. */
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

/** Has no other target proposed for two weeks. */
export function useDeclineTarget(today: PlainDate) {
  return useSend(expenditurePaths.declineTargetProposal, { keep: keepAt(today) });
}

/** Takes the last accepted target back. */
export function useUndoTarget(today: PlainDate) {
  return useSend(expenditurePaths.undoTargetProposal, { keep: keepAt(today) });
}

function keepAt(today: PlainDate) {
  return (client: QueryClient, answer: TargetProposal) => {
    client.setQueryData(targetProposalQuery(today).queryKey, answer);
  };
}
