import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/query-of.ts';
import { sentTo, type WaitingWrite, waitingWrites } from '../../../shared/offline/queued-write.ts';
import { withItemWrite, withListWrite, withoutItem, withoutList, withOwnItem } from '../model/cached-lists.ts';

/** How many lists are fetched: two, because the newest may be hidden while it is being deleted. */
const LISTS = 2;

/** The newest grocery lists, latest first. */
export const groceryListsQuery = queryOf(
  groceriesPaths.listGroceryLists,
  { query: { page_size: LISTS } },
  { keep: ({ results }, client) => withWaitingWrites(client, results), meta: { offline: true } },
);

/** The plan's changes to a list; always refetched and never stored, because the plan keeps changing. */
export function groceryListChangesQuery(listId: number) {
  return queryOf(groceriesPaths.getGroceryListChanges, { params: { id: listId } }, { staleTime: 0, gcTime: 0 });
}

/** Applies unconfirmed writes to the server's response; without this, a tick would flip back and forth. */
function withWaitingWrites(client: QueryClient, answered: readonly GroceryList[]): readonly GroceryList[] {
  let lists = answered;
  for (const write of waitingWrites(client)) lists = withWrite(lists, write);
  return lists;
}

function withWrite(lists: readonly GroceryList[], write: WaitingWrite): readonly GroceryList[] {
  const item = sentTo(write, groceriesPaths.updateGroceryListItem);
  if (item) return withItemWrite(lists, Number(item.params.id), item.body);
  const list = sentTo(write, groceriesPaths.updateGroceryList);
  if (list) return withListWrite(lists, list.body);
  const added = sentTo(write, groceriesPaths.createGroceryListItem);
  if (added) return added.body.key === undefined ? lists : withOwnItem(lists, { ...added.body, key: added.body.key });
  const taken = sentTo(write, groceriesPaths.deleteGroceryListItem);
  if (taken) return withoutItem(lists, Number(taken.params.id));
  const deleted = sentTo(write, groceriesPaths.deleteGroceryList);
  return deleted ? withoutList(lists, Number(deleted.params.id)) : lists;
}
