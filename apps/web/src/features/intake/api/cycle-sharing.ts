import { clientsPaths } from '@weekbord/contract/clients/paths';
import { intakePaths } from '@weekbord/contract/intake/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type CycleSharing = AnswerOf<'getCycleSharing'>;
export type SharedCycle = AnswerOf<'getSharedCycle'>;

/** How often the sharing status is polled while it is on screen without a live stream, in milliseconds. */
const POLL_MS = 60_000;

/**
 * Which parts of her cycle the user shares, or a client shares with the user; contains nothing about the cycle itself.
 */
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

/** What a client shares of her cycle. She can see each request in her access log, so it is only sent on demand. */
export function sharedCycleQuery(clientId: number) {
  return queryOf(
    clientsPaths.getSharedCycle,
    { params: { id: clientId } },
    { staleTime: Infinity, gcTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
}
