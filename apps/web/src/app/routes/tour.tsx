import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { readToken } from '../../shared/session/token.ts';
import { TourScreen } from '../screens/onboarding/tour-screen.tsx';

export const Route = createFileRoute('/tour')({
  beforeLoad: () => {
    if (readToken() === null) throw redirect({ to: '/login', replace: true });
  },
  loader: () => loadPhrases('onboarding'),
  component: TourScreen,
});
