import { createFileRoute, redirect } from '@tanstack/react-router';
import { readLoginAddress } from '../../features/auth/model/login-address.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { guestOnly } from '../../shared/session/guest-only.ts';
import { LinkSentScreen } from '../screens/auth/link-sent-screen.tsx';

export const Route = createFileRoute('/login/link-sent')({
  beforeLoad: () => {
    guestOnly();
    if (readLoginAddress() === '') throw redirect({ to: '/login', replace: true });
  },
  loader: () => loadPhrases('auth', 'joining', 'entering'),
  component: LinkSentScreen,
});
