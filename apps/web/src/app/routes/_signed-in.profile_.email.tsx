import { createFileRoute } from '@tanstack/react-router';
import { credentialsQuery } from '../../features/auth/api/passwords.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { EmailScreen } from '../screens/accounts/email-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/email')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(credentialsQuery);
    await loadPhrases('auth', 'passwords');
  },
  component: EmailScreen,
});
