import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { GroceriesScreen } from '../screens/groceries/groceries-screen.tsx';

// How lists are stored on the device is loaded with their screen, not with the log-in.
async function prefetchLists(client: QueryClient): Promise<void> {
  const { groceryListsQuery } = await import('../../features/groceries/api/grocery-lists.ts');
  await client.prefetchQuery(groceryListsQuery);
}

export const Route = createFileRoute('/_signed-in/groceries')({
  loader: async ({ context }) => {
    void prefetchLists(context.queryClient).catch(() => undefined);
    await loadPhrases('groceries', 'sharing', 'meals');
  },
  component: GroceriesScreen,
});
