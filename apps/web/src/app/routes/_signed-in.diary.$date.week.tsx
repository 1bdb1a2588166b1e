import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { createFileRoute } from '@tanstack/react-router';
import { BOARD_DAYS } from '../../features/diary/model/board-dates.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';

/** The week's board from a date on; rendered by the diary, so that it stays below the sheets. */
export const Route = createFileRoute('/_signed-in/diary/$date/week')({
  loader: async ({ context, params: { date } }) => {
    // Loaded with the diary rather than with the login.
    const { calendarWeekQuery } = await import('../../features/diary/api/calendar-week.ts');
    void context.queryClient.prefetchQuery(calendarWeekQuery(isoWeekStart(addDays(date, BOARD_DAYS - 1))));
    await loadPhrases('board', 'copying', 'habits');
  },
});
