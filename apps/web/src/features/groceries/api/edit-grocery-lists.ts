import type { GroceryList } from '@weekbord/contract/groceries/models';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../../shared/api/use-send.ts';
import { useQueuedWrite, whenWritesArrived } from '../../../shared/offline/queued-write.ts';
import { leaveUndoably } from '../../../shared/undo/leaving.ts';
import { type Tick, withoutItem, withoutList, withTicks } from '../model/cached-lists.ts';
import { groceryListsQuery } from './grocery-lists.ts';

/** How long the button for a new list is busy at least. */
const CREATING_MS = 1000;

/** Adds up what the planned meals of some days need, as a new list. */
export function useCreateGroceryList() {
  return useSend(groceriesPaths.createGroceryList, {
    sent: ({ start, end }: { start: string; end: string }) => ({ body: { start_date: start, end_date: end } }),
    keep: (client, list) =>
      client.setQueryData(groceryListsQuery.queryKey, (lists = []) => [list, ...withoutList(lists, list.id)]),
    leastMs: CREATING_MS,
  });
}

/** Brings a list up to date with the plan, once what was ticked on it has arrived: a tick means what it said by then. */
export function useBringUpToDate() {
  return useSend(groceriesPaths.bringGroceryListUpToDate, {
    sent: async (listId: number, client) => {
      await whenWritesArrived(client);
      return { params: { id: listId } };
    },
    // Where the plan changed again since an answer was lost, that answer is not what is asked for now.
    unchanged: (listId, client) => client.getQueryData(groceryListsQuery.queryKey)?.find(({ id }) => id === listId),
    keep: (client, list) =>
      client.setQueryData(groceryListsQuery.queryKey, (lists) =>
        lists?.map((known) => (known.id === list.id ? list : known)),
      ),
    affects: [groceryListsQuery.queryKey],
  });
}

/** Puts something on a list that no meal needs. */
export function useAddItem() {
  return useSend(groceriesPaths.createGroceryListItem, {
    sent: (body: { list: number; name: string }) => ({ body }),
    keep: (client, item, { list: listId }) =>
      client.setQueryData(groceryListsQuery.queryKey, (lists) =>
        lists?.map((list) =>
          list.id === listId ? { ...list, items: [...list.items.filter(({ id }) => id !== item.id), item] } : list,
        ),
      ),
    affects: [groceryListsQuery.queryKey],
  });
}

/** The key under which an item is on its way out. */
export function leavingItemKey(itemId: number): string {
  return `grocery-item-${itemId}`;
}

/** Takes an item off its list that was typed; can be undone for a few seconds. */
export function useDeleteItem() {
  return useUndoableDelete(groceriesPaths.deleteGroceryListItem, leavingItemKey, withoutItem);
}

/** Ticks an item off or not: shown at once, also without a network. */
export function useCheckItem() {
  const { write } = useQueuedWrite({
    route: groceriesPaths.updateGroceryListItem,
    affects: [groceryListsQuery.queryKey],
    show: (client, { params, body: { checked } }) => {
      if (checked === undefined) return;
      client.setQueryData(
        groceryListsQuery.queryKey,
        (lists) => lists && withTicks(lists, [{ id: Number(params.id), checked }]),
      );
    },
  });
  return (itemId: number, checked: boolean) => write({ params: { id: itemId }, body: { checked } });
}

/** Ticks several items of a list off or not, in one call: shown at once, also without a network. */
export function useCheckItems(listId: number) {
  const { write } = useQueuedWrite({
    route: groceriesPaths.updateGroceryList,
    affects: [groceryListsQuery.queryKey],
    show: (client, { body: { items = [] } }) => {
      client.setQueryData(groceryListsQuery.queryKey, (lists) => lists && withTicks(lists, items));
    },
  });
  return (items: readonly Tick[]) => write({ params: { id: listId }, body: { items: [...items] } });
}

/** The key under which a list is on its way out. */
export function leavingKey(listId: number): string {
  return `grocery-list-${listId}`;
}

/** Deletes a list; can be undone for a few seconds. */
export function useDeleteGroceryList() {
  return useUndoableDelete(groceriesPaths.deleteGroceryList, leavingKey, withoutList);
}

/** Deletes what has this id, once it cannot be undone any more; `without` is what is left of the lists that are known. */
function useUndoableDelete(
  route: typeof groceriesPaths.deleteGroceryListItem | typeof groceriesPaths.deleteGroceryList,
  keyOf: (id: number) => string,
  without: (lists: readonly GroceryList[], id: number) => readonly GroceryList[],
) {
  const client = useQueryClient();
  const { queryKey } = groceryListsQuery;
  const { writeAndWait } = useQueuedWrite({ route, affects: [queryKey] });
  return (id: number, texts: { text: string; undoLabel: string }) =>
    leaveUndoably(keyOf(id), {
      ...texts,
      commit: () => {
        client.setQueryData(queryKey, (lists) => lists && without(lists, id));
        return writeAndWait({ params: { id } });
      },
    });
}
