import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { guestOnly } from '../../shared/session/guest-only.ts';
import { RegisterScreen } from '../screens/auth/register-screen.tsx';

export const Route = createFileRoute('/register')({
  beforeLoad: guestOnly,
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('auth', 'joining', 'passwords'),
  component: RegisterScreen,
});
