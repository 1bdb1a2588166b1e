import { isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { calendarWeekQuery } from '../../features/diary/api/calendar-week.ts';
import { weeklyPlanQuery } from '../../features/diary/api/weekly-plan.ts';
import { diaryDate } from '../../features/diary/model/diary-dates.ts';
import { today } from '../../shared/locale/today.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { DiaryScreen } from '../screens/diary/diary-screen.tsx';

export const Route = createFileRoute('/_signed-in/diary/$date')({
  beforeLoad: ({ params }) => {
    const date = diaryDate(params.date, today());
    if (date !== params.date) throw redirect({ to: '/diary/$date', params: { date }, replace: true });
  },
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(calendarWeekQuery(isoWeekStart(params.date)));
    void context.queryClient.prefetchQuery(weeklyPlanQuery);
    await loadPhrases('diary', 'meals');
  },
  component: DiaryScreen,
});
