import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';

import { ConfirmScreen } from '../screens/auth/confirm-screen.tsx';

export const Route = createFileRoute('/confirm')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('auth', 'passwords'),
  component: ConfirmScreen,
});
