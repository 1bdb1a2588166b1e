import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { MealScreen } from '../screens/diary/meal-screen.tsx';
import { readSwapSearch } from '../screens/diary/swap-address.ts';

export const Route = createFileRoute('/_signed-in/diary/$date/meal/$itemId')({
  validateSearch: readSwapSearch,
  loader: () => loadPhrases('recipes', 'versions', 'forms', 'logging'),
  component: MealScreen,
});
