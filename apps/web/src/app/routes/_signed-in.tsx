import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { readToken } from '../../shared/session/token.ts';
import { writeStored } from '../../shared/stored.ts';
import { TabFrame } from '../frame/tab-frame.tsx';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ location }) => {
    if (readToken() !== null) return;
    writeStored('return-to', location.href);
    throw redirect({ to: '/login', replace: true });
  },
  loader: async ({ context }) => {
    await Promise.all([context.queryClient.ensureQueryData(currentUserQuery), loadPhrases('navigation')]);
  },
  component: TabFrame,
});
