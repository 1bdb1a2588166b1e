import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { accountOnly } from '../../shared/session/account-only.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { subjectId } from '../../shared/session/subject.ts';
import { TabFrame } from '../frame/tab-frame.tsx';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ location }) => accountOnly(location.href),
  loader: async ({ context }) => {
    // The frame loads a client itself, and redirects if the user is no longer their coach.
    const user = subjectId === null && context.queryClient.ensureQueryData(currentUserQuery);
    await Promise.all([user, loadPhrases('navigation')]);
  },
  component: TabFrame,
});
