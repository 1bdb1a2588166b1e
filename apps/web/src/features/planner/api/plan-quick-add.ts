import { diaryPaths } from '@weekbord/contract/diary/paths';
import { isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import type { QuickAddFigures } from '@weekbord/domain/recipes/read-quick-add';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { answer } from '../../../shared/http/call.ts';
import { withItem } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';
import { ensureDay } from './create-missing-days.ts';

/** Puts bare numbers into a slot of a day; the same numbers sent again after a lost answer are added once. */
export function usePlanQuickAdd({ date, slotId }: { date: PlainDate; slotId: number }) {
  const client = useQueryClient();
  const sent = useRef({ figures: '', key: '' });
  return useMutation({
    mutationFn: async (figures: QuickAddFigures) => {
      const dayId = await ensureDay(client, isoWeekStart(date), date);
      if (dayId === undefined) throw new Error('The day does not exist');
      const text = JSON.stringify(figures);
      if (sent.current.figures !== text) sent.current = { figures: text, key: crypto.randomUUID() };
      const item = await answer(
        diaryPaths.planQuickAddMeal,
        { body: { ...figures, calendar_day_id: dayId, meal_slot_id: slotId } },
        { idempotencyKey: sent.current.key },
      );
      changeCachedDays(client, (days) => withItem(days, item));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: CALENDAR_KEY });
      void client.invalidateQueries({ queryKey: ['generateMeals'] });
    },
  });
}
