import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useMatches, useParams } from '@tanstack/react-router';
import { useMedia } from '@weekbord/ui/media/use-media';
import { useState } from 'react';
import { boardStart } from '../../../../features/diary/model/board-dates.ts';
import { BOARD_ROOM, openingView } from '../../../../features/diary/model/diary-view.ts';
import { useToday } from '../../../../shared/locale/use-today.ts';

/**
 * Returns the first day of the week's board if the diary shows the board, even below a sheet; null if it shows a single
 * day.
 */
export function useShownWeek(): PlainDate | null {
  const { date } = useParams({ from: '/_signed-in/diary/$date' });
  const today = useToday();
  const leaf = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const [kept, setKept] = useState(() => (openingView() === 'week' ? boardStart(date, today) : null));
  const isSheet = leaf !== '/_signed-in/diary/$date' && leaf !== '/_signed-in/diary/$date/week';
  const shown = isSheet ? kept : leaf === '/_signed-in/diary/$date' ? null : date;
  // While a sheet is open, the view below it does not change.
  if (shown !== kept) setKept(shown);
  return useMedia(BOARD_ROOM) ? shown : null;
}
