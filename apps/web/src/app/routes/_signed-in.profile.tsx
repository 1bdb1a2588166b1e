import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ProfileScreen } from '../screens/accounts/profile-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile')({
  loader: () => loadPhrases('accounts', 'profile', 'help'),
  component: ProfileScreen,
});
