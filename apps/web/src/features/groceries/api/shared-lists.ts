import type { GroceryList, SharedGroceryList } from '@weekbord/contract/groceries/models';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { keepLink } from '../model/kept-link.ts';
import { groceryListsQuery } from './grocery-lists.ts';

/** Polling interval of a visitor's list while it is on screen, in milliseconds. */
const POLL_MS = 1500;

/** Creates a link to a list that replaces any earlier one, and stores its secret on this device. */
export function useShareList() {
  return useSend(groceriesPaths.shareGroceryList, {
    networkMode: 'always',
    sent: (listId: number) => ({ params: { id: listId } }),
    keep: (client, link, listId) => {
      keepLink(listId, link);
      noteLink(client, listId, link.link_fingerprint);
    },
    meta: { quiet: true },
  });
}

/** Revokes the link to a list. */
export function useStopSharing() {
  return useSend(groceriesPaths.stopSharingGroceryList, {
    networkMode: 'always',
    sent: (listId: number) => ({ params: { id: listId } }),
    keep: (client, _answer, listId) => {
      keepLink(listId, null);
      noteLink(client, listId, null);
    },
    meta: { quiet: true },
  });
}

function noteLink(client: QueryClient, listId: number, fingerprint: string | null): void {
  const link = { is_shared: fingerprint !== null, link_fingerprint: fingerprint };
  client.setQueryData(groceryListsQuery.queryKey, (lists) =>
    lists?.map((list: GroceryList) => (list.id === listId ? { ...list, ...link } : list)),
  );
}

/** Whether the failure means that a link is invalid or revoked. */
export function isGone(error: Error | null): boolean {
  const failure = error === null ? undefined : failureOf(error);
  return failure?.kind === 'refused' && failure.status === 404;
}

/** A list by its link, polled while it is on screen; not stored on the device. */
export function sharedListQuery(secret: string) {
  return {
    ...queryOf(groceriesPaths.getSharedGroceryList, { params: { secret } }, { staleTime: 0, gcTime: 0 }),
    refetchInterval: (query: { state: { error: Error | null } }) =>
      isGone(query.state.error) ? (false as const) : POLL_MS,
  };
}

/**
 * Ticks an item of a shared list, after all earlier ticks; retries until the server has responded. Reads that started
 * earlier do not overwrite the response.
 */
export function useTickShared(secret: string) {
  const { queryKey } = sharedListQuery(secret);
  const client = useQueryClient();
  const { writeAndWait } = useQueuedWrite({ route: groceriesPaths.tickSharedGroceryList, affects: [queryKey] });
  return async (tick: SharedTick) => {
    const list = await writeAndWait({ params: { secret }, body: { items: [tick] } });
    if (list === undefined) return;
    await client.cancelQueries({ queryKey });
    client.setQueryData<SharedGroceryList>(queryKey, list);
  };
}

/** A visitor's tick. */
export type SharedTick = Readonly<{ id: number; checked: boolean }>;
