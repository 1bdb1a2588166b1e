import { createFileRoute } from '@tanstack/react-router';
import { calendarLinkQuery } from '../../features/diary/api/calendar-links.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { CalendarScreen } from '../screens/diary/day/calendar-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/calendar')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(calendarLinkQuery);
    await loadPhrases('calendar', 'sharing');
  },
  component: CalendarScreen,
});
