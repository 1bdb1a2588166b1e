import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { boardStart } from './board-dates.ts';

/** Screens with room for seven days side by side; large text needs a wider screen. */
export const BOARD_ROOM = '(width >= 68.75rem)';

/** How the diary shows days: one at a time, or seven side by side. */
export type DiaryView = 'day' | 'week';

/** Stores the person's choice of view on a wide screen. */
export function keepDiaryView(view: DiaryView): void {
  writeStored('diary-view', view);
}

/** Returns the location of a date in one of the diary's views. */
export function diaryPlace(view: DiaryView, date: PlainDate, today: PlainDate) {
  return view === 'week'
    ? ({ to: '/diary/$date/week', params: { date: boardStart(date, today) } } as const)
    : ({ to: '/diary/$date', params: { date } } as const);
}

/** Returns the view that the diary opens in: the stored one if there is room for a week, or else the day. */
export function openingView(): DiaryView {
  return readStored('diary-view') !== 'day' && matchMedia(BOARD_ROOM).matches ? 'week' : 'day';
}
