import { diaryPaths } from '@weekbord/contract/diary/paths';
import { isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';
import { withItem } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';
import { ensureDay } from './create-missing-days.ts';

interface RecipeForSlot {
  readonly recipeId: number;
  readonly name: string;
  readonly slotId: number;
  /** The recipe that it takes the place of. */
  readonly replaces: number | null;
}

/** Publishes a draft of one's own and plans a portion of it into a slot of a day; sent again, it is planned once. */
export function useSaveAndPlanRecipe(date: PlainDate) {
  const client = useQueryClient();
  return async ({ recipeId, name, slotId, replaces }: RecipeForSlot): Promise<void> => {
    const dayId = await ensureDay(client, isoWeekStart(date), date);
    if (dayId === undefined) throw new Error('The day does not exist');
    const body = {
      id: recipeId,
      name,
      calendar_day_id: dayId,
      meal_slot_id: slotId,
      existing_recipe_template_id: replaces,
    };
    const idempotencyKey = `save-and-plan-${recipeId}-${dayId}-${slotId}`;
    const item = await answer(diaryPaths.saveAndPlanRecipeMeal, { body }, { idempotencyKey });
    changeCachedDays(client, (days) => withItem(days, item));
    void client.invalidateQueries({ queryKey: CALENDAR_KEY });
  };
}
