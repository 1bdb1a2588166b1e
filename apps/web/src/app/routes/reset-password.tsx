import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';

import { ResetPasswordScreen } from '../screens/auth/reset-password-screen.tsx';

export const Route = createFileRoute('/reset-password')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('auth', 'passwords'),
  component: ResetPasswordScreen,
});
