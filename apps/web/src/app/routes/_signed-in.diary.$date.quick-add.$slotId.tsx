import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { QuickAddScreen } from '../screens/diary/log/log-screen.tsx';
import { readPickerSearch } from '../screens/diary/meal/picker-address.ts';

export const Route = createFileRoute('/_signed-in/diary/$date/quick-add/$slotId')({
  validateSearch: readPickerSearch,
  loader: () => loadPhrases('foods', 'forms', 'logging', 'swapping'),
  component: QuickAddScreen,
});
