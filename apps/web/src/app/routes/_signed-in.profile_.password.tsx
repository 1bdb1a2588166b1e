import { createFileRoute } from '@tanstack/react-router';
import { credentialsQuery } from '../../features/auth/api/passwords.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { PasswordScreen } from '../screens/accounts/password-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/password')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(credentialsQuery);
    await loadPhrases('auth', 'passwords');
  },
  component: PasswordScreen,
});
