import { clientsPaths } from '@weekbord/contract/clients/paths';
import { intakePaths } from '@weekbord/contract/intake/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type CycleSharing = AnswerOf<'getCycleSharing'>;
export type SharedCycle = AnswerOf<'getSharedCycle'>;

/** How often it is polled while it is shown, if there is no live stream, in milliseconds. */
const POLL_MS = 60_000;

/** What the user shares of her cycle, or what a client shares with the user; nothing about the cycle itself. */
export function cycleSharingQuery(userId: number | null) {
  return queryOf(
    intakePaths.getCycleSharing,
    { query: userId === null ? {} : { user: userId } },
    { staleTime: 0, refetchInterval: POLL_MS },
  );
}

/** Shares parts of the user's own cycle with the coach. */
export function useShareCycle() {
  return useSend(intakePaths.shareCycle, {
    keep: (client, sharing) => client.setQueryData(cycleSharingQuery(null).queryKey, sharing),
  });
}

export function useStopSharingCycle() {
  return useSend(intakePaths.stopSharingCycle, { sent: () => ({}), affects: [cycleSharingQuery(null).queryKey] });
}

/** What a client shares of her cycle: each request is a look that she can see, so it is only made when wanted. */
export function sharedCycleQuery(clientId: number) {
  return queryOf(
    clientsPaths.getSharedCycle,
    { params: { id: clientId } },
    { staleTime: Infinity, gcTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
}
