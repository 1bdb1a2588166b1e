import { addDays } from '@weekbord/domain/dates/plain-date';
import { createFileRoute } from '@tanstack/react-router';
import { BOARD_DAYS } from '../../features/diary/model/board-dates.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';

/** The board of the week that starts on a date; rendered by the diary, so that it stays below the sheets. */
export const Route = createFileRoute('/_signed-in/diary/$date/week')({
  loader: async ({ context, params: { date } }) => {
    // This code is loaded with the diary rather than with the login page.
    const [{ calendarWeekQuery }, { weekStartIn }] = await Promise.all([
      import('../../features/diary/api/calendar-week.ts'),
      import('../../shared/locale/first-weekday.ts'),
    ]);
    const last = weekStartIn(context.queryClient, addDays(date, BOARD_DAYS - 1));
    void context.queryClient.prefetchQuery(calendarWeekQuery(last));
    await loadPhrases('board', 'copying', 'habits');
  },
});
