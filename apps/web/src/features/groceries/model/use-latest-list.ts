import { useQuery } from '@tanstack/react-query';
import { usePollInterval } from '../../../shared/live/live-state.ts';
import { usePendingDeletions } from '../../../shared/undo/pending-deletions.ts';
import { leavingItemKey, leavingKey } from '../api/edit-grocery-lists.ts';
import { groceryListsQuery } from '../api/grocery-lists.ts';

/** The latest list; null if there is none, undefined until that is known. */
export function useLatestList() {
  // Always refetched, because the plan may have changed on the previous screen.
  const query = useQuery({ ...groceryListsQuery, refetchInterval: usePollInterval(), refetchOnMount: 'always' });
  const leaving = usePendingDeletions();
  const lists = query.data?.filter(({ id }) => !leaving.has(leavingKey(id))).toSorted((a, b) => b.id - a.id);
  const latest = lists?.[0];
  const list = latest && { ...latest, items: latest.items.filter((item) => !leaving.has(leavingItemKey(item))) };
  return {
    list: lists && (list ?? null),
    error: query.data ? null : query.error,
    /** Whether the list was never loaded on this device, and cannot be loaded now because the device is offline. */
    isOutOfReach: query.data === undefined && query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  };
}
