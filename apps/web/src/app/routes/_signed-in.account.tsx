import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { AccountScreen } from '../screens/accounts/account-screen.tsx';

export const Route = createFileRoute('/_signed-in/account')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('branding', 'billing'),
  component: AccountScreen,
});
