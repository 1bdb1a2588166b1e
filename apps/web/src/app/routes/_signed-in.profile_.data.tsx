import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { DataScreen } from '../screens/accounts/data-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/data')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('history', 'meals'),
  component: DataScreen,
});
