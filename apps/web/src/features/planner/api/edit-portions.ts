import { diaryPaths } from '@weekbord/contract/diary/paths';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { withPortions } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';

/** Sets how many portions of a planned recipe are eaten: shown at once, also without a network. */
export function useEditPortions() {
  const { write } = useQueuedWrite({
    route: diaryPaths.editRecipeMealPortions,
    affects: [CALENDAR_KEY],
    show: (client, { params, body }) =>
      changeCachedDays(client, (days) => withPortions(days, Number(params.id), body.portions)),
  });
  return (mealId: number, portions: number) => write({ params: { id: mealId }, body: { portions } });
}
