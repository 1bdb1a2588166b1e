import type { GroceryList } from '@weekbord/contract/groceries/models';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../../shared/api/use-send.ts';
import { useQueuedWrite, whenWritesArrived } from '../../../shared/offline/queued-write.ts';
import { deleteWithUndo } from '../../../shared/undo/pending-deletions.ts';
import type { SentTo } from '../../../shared/http/call.ts';
import type { GroceryItem } from '../model/aisles.ts';
import {
  isUnsaved,
  nameOfItem,
  type Tick,
  withItemWrite,
  withListWrite,
  withoutItem,
  withoutList,
  withOwnItem,
} from '../model/cached-lists.ts';
import { groceryListsQuery } from './grocery-lists.ts';

/** The minimum time for which the button for a new list shows as busy. */
const CREATING_MS = 1000;

/** Creates a list of what the planned meals of the given days need. */
export function useCreateGroceryList() {
  return useSend(groceriesPaths.createGroceryList, {
    sent: ({ start, end }: { start: string; end: string }) => ({ body: { start_date: start, end_date: end } }),
    keep: (client, list) =>
      client.setQueryData(groceryListsQuery.queryKey, (lists = []) => [list, ...withoutList(lists, list.id)]),
    leastMs: CREATING_MS,
  });
}

/**
 * Updates a list to match the plan. Waits until its ticks have reached the server, because a tick refers to the amount
 * at that time.
 */
export function useReconcileList() {
  return useSend(groceriesPaths.bringGroceryListUpToDate, {
    sent: async (listId: number, client) => {
      await whenWritesArrived(client);
      return { params: { id: listId } };
    },
    // Makes a retry a new request if the plan has changed again, so that it does not get the old response.
    unchanged: (listId, client) => client.getQueryData(groceryListsQuery.queryKey)?.find(({ id }) => id === listId),
    keep: (client, list) =>
      client.setQueryData(groceryListsQuery.queryKey, (lists) =>
        lists?.map((known) => (known.id === list.id ? list : known)),
      ),
    affects: [groceryListsQuery.queryKey],
  });
}

/**
 * Adds an item that no meal needs: shown immediately, even offline. Once the server has responded, returns the
 * resulting item; undefined if the item was refused. If the list already contains the item, that is the existing one,
 * unless `also` requests another.
 */
export function useAddItem() {
  const { writeAndWait } = useQueuedWrite({
    route: groceriesPaths.createGroceryListItem,
    affects: [groceryListsQuery.queryKey],
    show: (client, { body: { key, ...body } }) => {
      if (key === undefined) return;
      client.setQueryData(groceryListsQuery.queryKey, (lists) => lists && withOwnItem(lists, { ...body, key }));
    },
  });
  return async (listId: number, name: string, also = false) => {
    const key = crypto.randomUUID();
    const item = await writeAndWait({ body: { list: listId, name, key, ...(also && { also }) } });
    return item && { item, isNew: item.key === key };
  };
}

/** Returns the key of an item that is being deleted. */
export function leavingItemKey(item: GroceryItem): string {
  return `grocery-item-${nameOfItem(item)}`;
}

/** Removes a typed item from its list; the removal can be undone for a few seconds. */
export function useDeleteItem(listId: number) {
  const deleteUndoably = useUndoableDelete(groceriesPaths.deleteGroceryListItem, withoutItem);
  const changeList = useListWrite(listId);
  return (item: GroceryItem, texts: { text: string; undoLabel: string }) => {
    const key = leavingItemKey(item);
    if (!isUnsaved(item)) return deleteUndoably(item.id, key, texts);
    const commit = () => changeList({ own_items: [{ key: item.key!, removed: true }] });
    deleteWithUndo(key, { ...texts, commit });
  };
}

/** Ticks or unticks an item: shown immediately, even offline. */
export function useCheckItem(listId: number) {
  const changeItem = useItemWrite();
  const changeList = useListWrite(listId);
  return (item: GroceryItem, checked: boolean) =>
    void (isUnsaved(item)
      ? changeList({ own_items: [{ key: item.key!, checked }] })
      : changeItem(item.id, { checked }));
}

/** Renames a typed item: shown immediately, even offline. */
export function useRenameItem(listId: number) {
  const changeItem = useItemWrite();
  const changeList = useListWrite(listId);
  return (item: GroceryItem, to: string) => {
    // Sent with the old name, so that the server refuses the change if the item was renamed on another device in the
    // meantime.
    const rename = { from: item.name, to };
    void (isUnsaved(item) ? changeList({ own_items: [{ key: item.key!, rename }] }) : changeItem(item.id, { rename }));
  };
}

/** Marks an item as at home, or as still to buy: shown immediately, even offline. */
export function useSayAtHome() {
  const changeItem = useItemWrite();
  return (item: GroceryItem, atHome: boolean) => void changeItem(item.id, { at_home: atHome });
}

/** Ticks or unticks several items on a list in one request: shown immediately, even offline. */
export function useCheckItems(listId: number) {
  const changeList = useListWrite(listId);
  return (ticks: readonly Readonly<{ item: GroceryItem; tick: Omit<Tick, 'id'> }>[]) => {
    const own = ticks.filter(({ item }) => isUnsaved(item));
    void changeList({
      items: ticks.filter(({ item }) => !isUnsaved(item)).map(({ item: { id }, tick }) => ({ id, ...tick })),
      ...(own.length > 0 && {
        own_items: own.map(({ item, tick }) => ({ key: item.key!, checked: tick.checked })),
      }),
    });
  };
}

function useItemWrite() {
  const { writeAndWait } = useQueuedWrite({
    route: groceriesPaths.updateGroceryListItem,
    affects: [groceryListsQuery.queryKey],
    show: (client, { params, body }) =>
      client.setQueryData(
        groceryListsQuery.queryKey,
        (lists) => lists && withItemWrite(lists, Number(params.id), body),
      ),
  });
  return (id: number, body: SentTo<'updateGroceryListItem'>['body']) => writeAndWait({ params: { id }, body });
}

function useListWrite(listId: number) {
  const { writeAndWait } = useQueuedWrite({
    route: groceriesPaths.updateGroceryList,
    affects: [groceryListsQuery.queryKey],
    show: (client, { body }) =>
      client.setQueryData(groceryListsQuery.queryKey, (lists) => lists && withListWrite(lists, body)),
  });
  return (body: SentTo<'updateGroceryList'>['body']) => writeAndWait({ params: { id: listId }, body });
}

/** Returns the key of a list that is being deleted. */
export function leavingKey(listId: number): string {
  return `grocery-list-${listId}`;
}

/** Deletes a list; the deletion can be undone for a few seconds. */
export function useDeleteGroceryList() {
  const deleteUndoably = useUndoableDelete(groceriesPaths.deleteGroceryList, withoutList);
  return (listId: number, texts: { text: string; undoLabel: string }) =>
    deleteUndoably(listId, leavingKey(listId), texts);
}

/**
 * Deletes the item or list with the given id once it can no longer be undone; `without` returns the cached lists
 * without it.
 */
function useUndoableDelete(
  route: typeof groceriesPaths.deleteGroceryListItem | typeof groceriesPaths.deleteGroceryList,
  without: (lists: readonly GroceryList[], id: number) => readonly GroceryList[],
) {
  const client = useQueryClient();
  const { queryKey } = groceryListsQuery;
  const { writeAndWait } = useQueuedWrite({ route, affects: [queryKey] });
  return (id: number, key: string, texts: { text: string; undoLabel: string }) =>
    deleteWithUndo(key, {
      ...texts,
      commit: () => {
        client.setQueryData(queryKey, (lists) => lists && without(lists, id));
        return writeAndWait({ params: { id } });
      },
    });
}
