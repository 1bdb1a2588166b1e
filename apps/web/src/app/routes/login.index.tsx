import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../../shared/session/guest-only.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { LoginScreen } from '../screens/auth/login-screen.tsx';

export const Route = createFileRoute('/login/')({
  beforeLoad: guestOnly,
  loader: () => loadPhrases('auth'),
  component: LoginScreen,
});
