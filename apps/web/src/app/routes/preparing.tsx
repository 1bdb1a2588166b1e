import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { readToken } from '../../shared/session/token.ts';
import { PreparingScreen } from '../screens/onboarding/preparing-screen.tsx';

export const Route = createFileRoute('/preparing')({
  loader: async ({ context: { queryClient } }) => {
    if (readToken() === null) throw redirect({ to: '/login', replace: true });
    const [{ draftStore }, user] = await Promise.all([
      import('../../features/onboarding/model/draft-store.ts'),
      queryClient.ensureQueryData(currentUserQuery),
    ]);
    const state = draftStore.read(user.id)?.state ?? 'open';
    if (state === 'open') throw redirect({ to: '/', replace: true });
    await loadPhrases('onboarding');
  },
  component: PreparingScreen,
});
