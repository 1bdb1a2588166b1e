import { isDiaryDate } from '@weekbord/domain/dates/kept-dates';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { calendarWeekQuery } from '../../features/diary/api/calendar-week.ts';
import { weeklyPlanQuery } from '../../features/diary/api/weekly-plan.ts';
import { weekStartIn } from '../../shared/locale/first-weekday.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { DiaryScreen } from '../screens/diary/day/diary-screen.tsx';

export const Route = createFileRoute('/_signed-in/diary/$date')({
  // The code that stores days on the device is loaded with the diary rather than with the login page.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ params }) => {
    // An invalid date is not found: a redirect to another day would look as if that day had been requested.
    if (!isDiaryDate(params.date)) throw notFound();
  },
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(calendarWeekQuery(weekStartIn(context.queryClient, params.date)));
    void context.queryClient.prefetchQuery(weeklyPlanQuery);
    await loadPhrases('diary', 'meals');
  },
  component: DiaryScreen,
});
