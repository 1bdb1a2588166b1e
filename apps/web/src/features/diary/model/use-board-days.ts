import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { useMemo } from 'react';
import { BOARD_DAYS, boardDates } from './board-dates.ts';
import { useDiaryWeek } from './use-diary-week.ts';

/** The seven days that start on a date, with their plan, from the one or two weeks that contain them. */
export function useBoardDays(from: PlainDate) {
  const first = useDiaryWeek(from);
  const last = useDiaryWeek(addDays(from, BOARD_DAYS - 1));
  const dates = useMemo(() => boardDates(from), [from]);
  const views = useMemo(() => new Map([...first.views, ...last.views]), [first.views, last.views]);
  return {
    today: first.today,
    dates,
    views,
    plan: first.plan,
    isLoaded: first.isLoaded && last.isLoaded,
    error: first.error ?? last.error,
    isOutOfReach: first.isOutOfReach || last.isOutOfReach,
    retry: () => {
      first.retry();
      last.retry();
    },
  };
}
