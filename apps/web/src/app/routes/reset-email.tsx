import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';

import { ResetEmailScreen } from '../screens/auth/reset-email-screen.tsx';

export const Route = createFileRoute('/reset-email')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('auth', 'passwords'),
  component: ResetEmailScreen,
});
