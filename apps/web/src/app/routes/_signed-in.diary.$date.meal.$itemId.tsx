import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { MealScreen } from '../screens/diary/meal-screen.tsx';

export const Route = createFileRoute('/_signed-in/diary/$date/meal/$itemId')({
  loader: () => loadPhrases('recipes', 'versions', 'forms', 'logging'),
  component: MealScreen,
});
