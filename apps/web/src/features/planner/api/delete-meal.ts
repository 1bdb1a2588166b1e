import { diaryPaths } from '@weekbord/contract/diary/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { leaveUndoably } from '../../../shared/undo/leaving.ts';
import { withoutItem } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';

/** The key under which a meal is on its way out. */
export function leavingKey(itemId: number): string {
  return `calendar-item-${itemId}`;
}

/** Takes a meal out of its day; can be undone for a few seconds. */
export function useDeleteMeal() {
  const client = useQueryClient();
  const { write } = useQueuedWrite({ route: diaryPaths.deleteCalendarItem, affects: [CALENDAR_KEY] });
  return (itemId: number, texts: { text: string; undoLabel: string }) =>
    leaveUndoably(leavingKey(itemId), {
      ...texts,
      commit: () => {
        changeCachedDays(client, (days) => withoutItem(days, itemId));
        write({ params: { id: itemId } });
      },
    });
}
