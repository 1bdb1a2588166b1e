import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { QuickAddFigures } from '@weekbord/domain/recipes/read-quick-add';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { withFigures } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';

/** Changes the numbers of a quick add: shown at once, also without a network. */
export function useEditQuickAdd() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateQuickAddMeal,
    affects: [CALENDAR_KEY],
    show: (client, { params, body }) => changeCachedDays(client, (days) => withFigures(days, Number(params.id), body)),
  });
  return (mealId: number, figures: QuickAddFigures) => write({ params: { id: mealId }, body: { ...figures } });
}
