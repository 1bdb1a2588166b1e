import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { BrandingScreen } from '../screens/accounts/branding-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/branding')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('branding'),
  component: BrandingScreen,
});
