import { createFileRoute, redirect } from '@tanstack/react-router';
import { boardStart } from '../../features/diary/model/board-dates.ts';
import { openingDay } from '../../features/diary/model/diary-dates.ts';
import { openingView } from '../../features/diary/model/diary-view.ts';
import { today } from '../../shared/locale/today.ts';

/** The diary without a date: the last day viewed if that was recent, or else today; on a wide screen, with its week. */
export const Route = createFileRoute('/_signed-in/diary/')({
  beforeLoad: () => {
    const date = openingDay();
    throw openingView() === 'week'
      ? redirect({ to: '/diary/$date/week', params: { date: boardStart(date, today()) }, replace: true })
      : redirect({ to: '/diary/$date', params: { date }, replace: true });
  },
});
