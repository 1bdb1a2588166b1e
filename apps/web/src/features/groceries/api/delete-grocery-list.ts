import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { leaveUndoably } from '../../../shared/undo/leaving.ts';
import { groceryListsQuery } from './grocery-list.ts';

/** The key under which a list is on its way out. */
export function leavingKey(listId: number): string {
  return `grocery-list-${listId}`;
}

/** Deletes a list; can be undone for a few seconds. */
export function useDeleteGroceryList() {
  const client = useQueryClient();
  const { queryKey } = groceryListsQuery;
  const { write } = useQueuedWrite({ route: groceriesPaths.deleteGroceryList, affects: [queryKey] });
  return (listId: number, texts: { text: string; undoLabel: string }) =>
    leaveUndoably(leavingKey(listId), {
      ...texts,
      commit: () => {
        client.setQueryData(queryKey, (lists) => lists?.filter(({ id }) => id !== listId));
        write({ params: { id: listId } });
      },
    });
}
