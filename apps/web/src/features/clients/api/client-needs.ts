import { clientsPaths } from '@weekbord/contract/clients/paths';
import type { Snooze } from '@weekbord/domain/clients/snooze';
import { keyOf } from '../../../shared/api/key-of.ts';
import { pagesOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { today } from '../../../shared/locale/today.ts';

export type NeedyClient = AnswerOf<'listClientNeeds'>['results'][number];
export type Need = NeedyClient['needs'][number];

/** Polling interval while the list is shown, in milliseconds. */
export const NEEDS_POLL_MS = 60_000;
const PAGE_SIZE = 20;

/** The clients who need attention today, most urgent first; with `snoozed`, the snoozed ones. */
export function clientNeedsQuery(snoozed = false) {
  return pagesOf(
    clientsPaths.listClientNeeds,
    { query: { today: today(), page_size: PAGE_SIZE, ...(snoozed && { snoozed: 'true' as const }) } },
    { staleTime: NEEDS_POLL_MS },
  );
}

const AFFECTED = [keyOf(clientsPaths.listClientNeeds)];

export function useSnoozeClient() {
  return useSend(clientsPaths.snoozeClient, {
    sent: ({ id, until }: Readonly<{ id: number; until: Snooze }>) => ({
      params: { id },
      body: { until, today: today() },
    }),
    affects: AFFECTED,
  });
}

/** Ends the snooze of a client. */
export function useEndClientSnooze() {
  return useSend(clientsPaths.endClientSnooze, { sent: (id: number) => ({ params: { id } }), affects: AFFECTED });
}
