import { createFileRoute, redirect } from '@tanstack/react-router';
import { readLoginAddress } from '../../features/auth/model/login-address.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { guestOnly } from '../../shared/session/guest-only.ts';
import { CodeScreen } from '../screens/auth/code-screen.tsx';
import { loadDiaryAhead } from '../screens/diary/day/diary-ahead.ts';

export const Route = createFileRoute('/login/code')({
  beforeLoad: () => {
    guestOnly();
    if (readLoginAddress() === '') throw redirect({ to: '/login', replace: true });
  },
  loader: async () => {
    loadDiaryAhead();
    await loadPhrases('auth', 'joining', 'entering');
  },
  component: CodeScreen,
});
