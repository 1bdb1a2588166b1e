import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { boardStart } from './board-dates.ts';

/** Screens with room for seven days next to each other; large text needs a wider one. */
export const BOARD_ROOM = '(width >= 68.75rem)';

/** How the diary shows a person's days: one at a time, or seven next to each other. */
export type DiaryView = 'day' | 'week';

/** Stores how this person wants to see their days on a wide screen. */
export function keepDiaryView(view: DiaryView): void {
  writeStored('diary-view', view);
}

/** Returns where the diary shows a date in one of its views. */
export function diaryPlace(view: DiaryView, date: PlainDate, today: PlainDate) {
  return view === 'week'
    ? ({ to: '/diary/$date/week', params: { date: boardStart(date, today) } } as const)
    : ({ to: '/diary/$date', params: { date } } as const);
}

/** Returns the view that the diary opens in: as last switched if there is room for the week, else a day. */
export function openingView(): DiaryView {
  return readStored('diary-view') !== 'day' && matchMedia(BOARD_ROOM).matches ? 'week' : 'day';
}
