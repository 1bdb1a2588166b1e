import { createFileRoute } from '@tanstack/react-router';
import { remindersQuery } from '../../features/reminders/api/reminders.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { RemindersScreen } from '../screens/reminders/reminders-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/reminders')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(remindersQuery);
    await loadPhrases('reminders', 'meals');
  },
  component: RemindersScreen,
});
