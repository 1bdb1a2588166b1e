import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { withChecked } from '../model/cached-lists.ts';
import { groceryListsQuery } from './grocery-list.ts';

/** Ticks an item off or not: shown at once, also without a network. */
export function useCheckItem() {
  const { write } = useQueuedWrite({
    route: groceriesPaths.updateGroceryListItem,
    affects: [groceryListsQuery.queryKey],
    show: (client, { params, body: { checked } }) => {
      if (checked === undefined) return;
      client.setQueryData(
        groceryListsQuery.queryKey,
        (lists) => lists && withChecked(lists, Number(params.id), checked),
      );
    },
  });
  return (itemId: number, checked: boolean) => write({ params: { id: itemId }, body: { checked } });
}
