import { diaryPaths } from '@weekbord/contract/diary/paths';
import { isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { answer } from '../../../shared/http/call.ts';
import { withItem } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';
import { ensureDay } from './create-missing-days.ts';

/** An amount of a food for a slot of a day. */
export interface FoodForSlot {
  readonly slotId: number;
  readonly servingId: number;
  readonly quantity: number;
}

/** Plans a food into a slot of a day. Sent again after a lost answer it is added once; after an answer, once more. */
export function usePlanFood(date: PlainDate) {
  const client = useQueryClient();
  const unanswered = useRef({ text: '', key: '' });
  return useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async ({ slotId, servingId, quantity }: FoodForSlot) => {
      const dayId = await ensureDay(client, isoWeekStart(date), date);
      if (dayId === undefined) throw new Error('The day does not exist');
      const body = { calendar_day_id: dayId, meal_slot_id: slotId, suggested_serving_id: servingId, quantity };
      const text = JSON.stringify(body);
      if (unanswered.current.text !== text) unanswered.current = { text, key: crypto.randomUUID() };
      const item = await answer(diaryPaths.planSingleFoodMeal, { body }, { idempotencyKey: unanswered.current.key });
      unanswered.current = { text: '', key: '' };
      changeCachedDays(client, (days) => withItem(days, item));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: CALENDAR_KEY });
      void client.invalidateQueries({ queryKey: ['generateMeals'] });
      void client.invalidateQueries({ queryKey: ['listPreferredSuggestedServings'] });
    },
  });
}
