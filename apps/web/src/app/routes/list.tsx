import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { SharedListScreen } from '../screens/groceries/shared-list-screen.tsx';

export const Route = createFileRoute('/list')({
  loader: () => loadPhrases('sharing', 'groceries'),
  component: SharedListScreen,
});
