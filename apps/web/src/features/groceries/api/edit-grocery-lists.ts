import type { GroceryList } from '@weekbord/contract/groceries/models';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../../shared/api/use-send.ts';
import { useQueuedWrite, whenWritesArrived } from '../../../shared/offline/queued-write.ts';
import { leaveUndoably } from '../../../shared/undo/leaving.ts';
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

/**
 * Puts something on a list that no meal needs: shown at once, also without a network. Answers, once the server has, what
 * is on the list now: the list's own item where it had the thing already, unless it is added `also`; undefined where it
 * was refused.
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

/** The key under which an item is on its way out. */
export function leavingItemKey(item: GroceryItem): string {
  return `grocery-item-${nameOfItem(item)}`;
}

/** Takes an item off its list that was typed; can be undone for a few seconds. */
export function useDeleteItem(listId: number) {
  const deleteUndoably = useUndoableDelete(groceriesPaths.deleteGroceryListItem, withoutItem);
  const changeList = useListWrite(listId);
  return (item: GroceryItem, texts: { text: string; undoLabel: string }) => {
    const key = leavingItemKey(item);
    if (!isUnsaved(item)) return deleteUndoably(item.id, key, texts);
    const commit = () => changeList({ own_items: [{ key: item.key!, removed: true }] });
    leaveUndoably(key, { ...texts, commit });
  };
}

/** Ticks an item off or not: shown at once, also without a network. */
export function useCheckItem(listId: number) {
  const changeItem = useItemWrite();
  const changeList = useListWrite(listId);
  return (item: GroceryItem, checked: boolean) =>
    void (isUnsaved(item)
      ? changeList({ own_items: [{ key: item.key!, checked }] })
      : changeItem(item.id, { checked }));
}

/** Gives an item another name that was typed: shown at once, also without a network. */
export function useRenameItem(listId: number) {
  const changeItem = useItemWrite();
  const changeList = useListWrite(listId);
  return (item: GroceryItem, to: string) => {
    // Where it was renamed on another device meanwhile, the server says so.
    const rename = { from: item.name, to };
    void (isUnsaved(item) ? changeList({ own_items: [{ key: item.key!, rename }] }) : changeItem(item.id, { rename }));
  };
}

/** Says that an item is at home, or that it has to be bought: shown at once, also without a network. */
export function useSayAtHome() {
  const changeItem = useItemWrite();
  return (item: GroceryItem, atHome: boolean) => void changeItem(item.id, { at_home: atHome });
}

/** Ticks several items of a list off or not, in one call: shown at once, also without a network. */
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

/** The key under which a list is on its way out. */
export function leavingKey(listId: number): string {
  return `grocery-list-${listId}`;
}

/** Deletes a list; can be undone for a few seconds. */
export function useDeleteGroceryList() {
  const deleteUndoably = useUndoableDelete(groceriesPaths.deleteGroceryList, withoutList);
  return (listId: number, texts: { text: string; undoLabel: string }) =>
    deleteUndoably(listId, leavingKey(listId), texts);
}

/** Deletes what has this id, once it cannot be undone any more; `without` is what is left of the lists that are known. */
function useUndoableDelete(
  route: typeof groceriesPaths.deleteGroceryListItem | typeof groceriesPaths.deleteGroceryList,
  without: (lists: readonly GroceryList[], id: number) => readonly GroceryList[],
) {
  const client = useQueryClient();
  const { queryKey } = groceryListsQuery;
  const { writeAndWait } = useQueuedWrite({ route, affects: [queryKey] });
  return (id: number, key: string, texts: { text: string; undoLabel: string }) =>
    leaveUndoably(key, {
      ...texts,
      commit: () => {
        client.setQueryData(queryKey, (lists) => lists && without(lists, id));
        return writeAndWait({ params: { id } });
      },
    });
}
