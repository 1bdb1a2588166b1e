import { intakePaths } from '@weekbord/contract/intake/paths';
import type { StartsChange } from '@weekbord/domain/cycle/period-starts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/** The user's records of her periods; never stored on a device. */
export const cycleQuery = queryOf(intakePaths.getCycle, {}, { staleTime: 0 });

/** Adds, corrects and removes starts of periods. */
export function useChangeStarts() {
  return useSend(intakePaths.changePeriodStarts, {
    sent: ({ added, removed }: StartsChange) => ({
      body: { added_period_starts: [...added], removed_period_starts: [...removed] },
    }),
    keep: (client, cycle) => client.setQueryData(cycleQuery.queryKey, cycle),
    affects: [currentUserQuery.queryKey],
  });
}

/** Deletes everything that the user recorded about her cycle. */
export function useDeleteCycle() {
  return useSend(intakePaths.deleteCycle, {
    sent: () => ({}),
    affects: [cycleQuery.queryKey, currentUserQuery.queryKey],
  });
}
