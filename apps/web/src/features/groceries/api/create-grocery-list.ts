import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';
import { groceryListsQuery } from './grocery-list.ts';

/** How long the button is busy at least, in milliseconds. */
const BUSY_MS = 1000;

interface Days {
  start: string;
  end: string;
}

/** Adds up what the planned meals of some days need, as a new list. */
export function useCreateGroceryList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ start, end }: Days) => {
      const [list] = await Promise.all([
        answer(groceriesPaths.createGroceryList, { body: { start_date: start, end_date: end } }),
        new Promise((resolve) => setTimeout(resolve, BUSY_MS)),
      ]);
      return list;
    },
    onSuccess: (list) => {
      client.setQueryData(groceryListsQuery.queryKey, (lists) => [list, ...(lists ?? [])]);
    },
  });
}
