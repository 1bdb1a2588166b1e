import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { ItemStatus } from '@weekbord/domain/vocabulary';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { withStatus } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';

/** Marks a meal as eaten or planned: shown at once, also without a network. */
export function useTickMeal() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateCalendarItem,
    affects: [CALENDAR_KEY],
    show: (client, { params, body: { status } }) => {
      if (status) changeCachedDays(client, (days) => withStatus(days, Number(params.id), status));
    },
  });
  return (itemId: number, status: ItemStatus) => write({ params: { id: itemId }, body: { status } });
}
