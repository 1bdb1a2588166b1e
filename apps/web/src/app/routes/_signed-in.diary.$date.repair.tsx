import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { RepairScreen } from '../screens/diary/repair/repair-screen.tsx';

export const Route = createFileRoute('/_signed-in/diary/$date/repair')({
  loader: () => loadPhrases('repairing', 'meals'),
  component: RepairScreen,
});
