import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';

import { ForgotPasswordScreen } from '../screens/auth/forgot-password-screen.tsx';

export const Route = createFileRoute('/forgot-password')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('auth', 'passwords'),
  component: ForgotPasswordScreen,
});
