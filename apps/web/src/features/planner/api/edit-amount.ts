import { diaryPaths } from '@weekbord/contract/diary/paths';
import { knownServing } from '../../../shared/foods/food.ts';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { withAmount } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';

/** Sets how much of a single food is eaten: shown at once, also without a network. */
export function useEditAmount() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateSingleFoodMeal,
    affects: [CALENDAR_KEY],
    show: (client, { params, body: { quantity, suggested_serving: servingId } }) => {
      if (quantity === undefined) return;
      const serving = servingId === undefined ? undefined : knownServing(client, servingId);
      changeCachedDays(client, (days) => withAmount(days, Number(params.id), quantity, serving));
    },
  });
  return (mealId: number, amount: { quantity: number; servingId: number }) =>
    write({ params: { id: mealId }, body: { quantity: amount.quantity, suggested_serving: amount.servingId } });
}
