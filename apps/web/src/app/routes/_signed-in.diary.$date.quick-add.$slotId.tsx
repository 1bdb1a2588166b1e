import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { QuickAddScreen } from '../screens/diary/quick-add-screen.tsx';

export const Route = createFileRoute('/_signed-in/diary/$date/quick-add/$slotId')({
  loader: () => loadPhrases('forms', 'logging'),
  component: QuickAddScreen,
});
