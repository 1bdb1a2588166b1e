import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { AddFoodScreen } from '../screens/diary/add-food-screen.tsx';
import { readPickerSearch } from '../screens/diary/picker-address.ts';

export const Route = createFileRoute('/_signed-in/diary/$date/add-food/$slotId')({
  validateSearch: readPickerSearch,
  loader: () => loadPhrases('foods', 'forms', 'logging'),
  component: AddFoodScreen,
});
