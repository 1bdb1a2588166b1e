import { diaryPaths } from '@weekbord/contract/diary/paths';
import { isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';
import { withItem, withoutItem } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';
import { ensureDay } from './create-missing-days.ts';
import type { Proposal } from './proposals.ts';

/** Which recipe, and how much of it. */
type ChosenMeal = Pick<Proposal, 'portions_to_plan' | 'portions_multiplier'> &
  Readonly<{ recipe_template: Pick<Proposal['recipe_template'], 'id'> }>;

interface Choice {
  date: PlainDate;
  slotId: number;
  proposal: ChosenMeal;
  /** The meal whose place it takes. */
  replaces?: number;
}

/** Plans a proposed meal into a slot; the one that it replaces leaves only once the new one is there. */
export function useChooseMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ date, slotId, proposal, replaces }: Choice) => {
      const dayId = await ensureDay(client, isoWeekStart(date), date);
      if (dayId === undefined) throw new Error('The day does not exist');
      const item = await answer(diaryPaths.planGeneratedRecipeMeal, {
        body: {
          recipe_template: proposal.recipe_template.id,
          portions_to_plan: proposal.portions_to_plan,
          portions_multiplier: proposal.portions_multiplier,
          calendar_day_id: dayId,
          meal_slot_specification_id: slotId,
        },
      });
      changeCachedDays(client, (days) => withItem(replaces === undefined ? days : withoutItem(days, replaces), item));
      if (replaces !== undefined) await answer(diaryPaths.deleteCalendarItem, { params: { id: replaces } });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: CALENDAR_KEY });
      void client.invalidateQueries({ queryKey: ['generateMeals'] });
    },
  });
}
