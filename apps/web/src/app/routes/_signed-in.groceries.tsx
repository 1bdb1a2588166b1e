import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { GroceriesScreen } from '../screens/groceries/groceries-screen.tsx';

// The code that stores lists on the device is loaded with their screen rather than with the login page.
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
