import { createFileRoute } from '@tanstack/react-router';
import { groceryListsQuery } from '../../features/groceries/api/grocery-lists.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { GroceriesScreen } from '../screens/groceries/groceries-screen.tsx';

export const Route = createFileRoute('/_signed-in/groceries')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(groceryListsQuery);
    await loadPhrases('groceries', 'meals');
  },
  component: GroceriesScreen,
});
