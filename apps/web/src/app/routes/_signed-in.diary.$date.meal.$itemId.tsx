import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { MealScreen } from '../screens/diary/meal/meal-screen.tsx';
import { type CookingSearch, readCookingSearch } from '../screens/cooking-address.ts';
import { readSwapSearch, type SwapSearchParams } from '../screens/diary/swapping/swap-address.ts';

export const Route = createFileRoute('/_signed-in/diary/$date/meal/$itemId')({
  validateSearch: (search: Record<string, unknown>): SwapSearchParams & CookingSearch => ({
    ...readSwapSearch(search),
    ...readCookingSearch(search),
  }),
  loader: () => loadPhrases('recipes', 'versions', 'forms', 'logging'),
  component: MealScreen,
});
