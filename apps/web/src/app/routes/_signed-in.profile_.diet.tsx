import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { DietScreen } from '../screens/accounts/diet-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/diet')({
  loader: () => loadPhrases('eating'),
  component: DietScreen,
});
