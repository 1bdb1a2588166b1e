import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/query-of.ts';
import { waitingWritesTo } from '../../../shared/offline/queued-write.ts';
import { withChecked } from '../model/cached-lists.ts';

/** Two: while the newest is on its way out, the one before it may not come up in its place. */
const LISTS = 2;

/** The newest grocery lists, the latest first. */
export const groceryListsQuery = queryOf(
  groceriesPaths.listGroceryLists,
  { query: { page_size: LISTS } },
  { keep: ({ results }, client) => withWaitingWrites(client, results), meta: { offline: true } },
);

/** What the server does not know yet stands over what it answered, else a tick would go back and forth. */
function withWaitingWrites(client: QueryClient, answered: readonly GroceryList[]): readonly GroceryList[] {
  let lists = answered;
  for (const { params, body } of waitingWritesTo(client, groceriesPaths.updateGroceryListItem)) {
    if (body.checked !== undefined) lists = withChecked(lists, Number(params.id), body.checked);
  }
  const deleted = waitingWritesTo(client, groceriesPaths.deleteGroceryList).map(({ params }) => Number(params.id));
  return lists.filter(({ id }) => !deleted.includes(id));
}
