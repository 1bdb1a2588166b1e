import { createFileRoute, redirect } from '@tanstack/react-router';
import { appDisplay } from '../../shared/app-display.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { guestOnly } from '../../shared/session/guest-only.ts';
import { InstallScreen } from '../screens/installing/install-screen.tsx';

export const Route = createFileRoute('/install')({
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: guestOnly,
  loader: async () => {
    if (appDisplay() !== 'browser') throw redirect({ to: '/login', replace: true });
    await loadPhrases('installing', 'auth', 'sharing');
  },
  component: InstallScreen,
});
