import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ScanFoodScreen } from '../screens/diary/add-food-screen.tsx';
import { readPickerSearch } from '../screens/diary/picker-address.ts';

export const Route = createFileRoute('/_signed-in/diary/$date/scan/$slotId')({
  validateSearch: readPickerSearch,
  loader: () => loadPhrases('foods', 'forms', 'logging'),
  component: ScanFoodScreen,
});
