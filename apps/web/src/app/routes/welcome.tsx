import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { WelcomeScreen } from '../screens/onboarding/welcome-screen.tsx';

export const Route = createFileRoute('/welcome')({
  loader: () => loadPhrases('onboarding'),
  component: WelcomeScreen,
});
