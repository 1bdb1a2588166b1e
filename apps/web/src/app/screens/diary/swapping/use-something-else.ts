import type { CalendarDay, ItemOf } from '@weekbord/contract/diary/models';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { cacheDay, changeCachedDays } from '../../../../features/diary/api/calendar-week.ts';
import { withItem, withoutItem } from '../../../../features/diary/model/cached-days.ts';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { useAnotherMeal } from '../../../../features/planner/api/another-meal.ts';
import { offerUndo } from '../../../../features/planner/api/undo-replacement.ts';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Called when a meal was replaced by another, with the ids of both. */
export type Replacing = (gone: number, came: number) => void;

/** Replaces a planned meal with another and names it, with an undo; `onReplaced` is called for both directions. */
export function useSomethingElse(onReplaced: Replacing) {
  const client = useQueryClient();
  const say = usePhrases('copying');
  const sayMeal = usePhrases('meals');
  const { ask: send, isPending } = useAnotherMeal((cache, gone, came) =>
    changeCachedDays(cache, (days) => withItem(withoutItem(days, gone), came)),
  );
  const ask = async (item: ItemOf<'recipemeal'>): Promise<void> => {
    const answer = await send(item);
    if (answer === null) return;
    const moment = item.meal_moment;
    if (answer === 'none' || answer === 'allSeen') {
      showAlert(say(answer === 'none' ? 'anotherNone' : 'anotherAllSeen', { moment: sayMeal(`the${moment}`) }));
      return;
    }
    const { came, undoId } = answer;
    const text = say('anotherCame', { moment: sayMeal(moment), name: mealLook(came, '').name });
    onReplaced(item.id, came.id);
    if (undoId === null) return;
    const put = (cache: QueryClient, day: CalendarDay) => {
      cacheDay(cache, day);
      if (day.calendar_items.some(({ id }) => id === item.id)) onReplaced(came.id, item.id);
    };
    void offerUndo(client, { undoId, text, put });
  };
  return { ask, isBusy: isPending };
}
