import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { guestOnly } from '../../shared/session/guest-only.ts';
import { PasswordLoginScreen } from '../screens/auth/password-login-screen.tsx';

export const Route = createFileRoute('/login/password')({
  beforeLoad: guestOnly,
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('auth', 'passwords'),
  component: PasswordLoginScreen,
});
