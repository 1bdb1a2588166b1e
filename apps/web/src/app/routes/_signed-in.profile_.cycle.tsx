import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { CycleScreen } from '../screens/accounts/cycle-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/cycle')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('cycle'),
  component: CycleScreen,
});
