import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { accountOnly } from '../../shared/session/account-only.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { TabFrame } from '../frame/tab-frame.tsx';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ location }) => accountOnly(location.href),
  loader: async ({ context }) => {
    await Promise.all([context.queryClient.ensureQueryData(currentUserQuery), loadPhrases('navigation')]);
  },
  component: TabFrame,
});
