import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../../shared/session/guest-only.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { SignUpScreen } from '../screens/auth/sign-up-screen.tsx';

export const Route = createFileRoute('/signup')({
  beforeLoad: guestOnly,
  loader: () => loadPhrases('auth', 'joining'),
  component: SignUpScreen,
});
