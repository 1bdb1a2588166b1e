import { createFileRoute } from '@tanstack/react-router';
import { recentMealsQuery } from '../../features/diary/api/recent-meals.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { AddFoodScreen } from '../screens/diary/log/log-screen.tsx';
import { readPickerSearch } from '../screens/diary/meal/picker-address.ts';

export const Route = createFileRoute('/_signed-in/diary/$date/add-food/$slotId')({
  validateSearch: readPickerSearch,
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(recentMealsQuery);
    await loadPhrases('foods', 'forms', 'logging', 'swapping');
  },
  component: AddFoodScreen,
});
