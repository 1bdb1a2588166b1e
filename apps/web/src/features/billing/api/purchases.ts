import { billingPaths } from '@weekbord/contract/billing/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { billingQuery } from './subscription.ts';

const STALE_MS = 600_000;

/** The purchases for the user's address that were paid for in another browser and not claimed. */
export const unclaimedPurchasesQuery = queryOf(
  billingPaths.listUnclaimedPurchases,
  {},
  { keep: ({ results }) => results, staleTime: STALE_MS },
);

/** Says whether a purchase is the user's. */
export function useAnswerPurchase() {
  return useSend(billingPaths.answerPurchase, {
    sent: ({ id, isMine }: { id: string; isMine: boolean }) => ({ body: { purchase_id: id, is_mine: isMine } }),
    affects: [unclaimedPurchasesQuery.queryKey, billingQuery.queryKey, currentUserQuery.queryKey],
  });
}
