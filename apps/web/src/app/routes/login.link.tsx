import { createFileRoute, redirect } from '@tanstack/react-router';
import { hasLinkToken } from '../../features/auth/model/link-token.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { LinkExchangeScreen } from '../screens/auth/link-exchange-screen.tsx';
import { loadDiaryAhead } from '../screens/diary/day/diary-ahead.ts';

export const Route = createFileRoute('/login/link')({
  beforeLoad: ({ cause }) => {
    // After a reload there is no token left to exchange.
    if (cause === 'enter' && !hasLinkToken()) throw redirect({ to: '/login', replace: true });
  },
  loader: async () => {
    loadDiaryAhead();
    await loadPhrases('auth', 'entering');
  },
  component: LinkExchangeScreen,
});
