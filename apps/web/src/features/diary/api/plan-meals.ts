import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { keyOf } from '../../../shared/api/key-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { CallFailed } from '../../../shared/http/api-failure.ts';
import { call } from '../../../shared/http/call.ts';
import { withItem, withoutItem } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';
import { ensureDay } from './create-missing-days.ts';

/** What the proposals are made of changes with the day: its slots, and what already stands in them. */
const PROPOSALS_KEY = keyOf(plannerPaths.generateMeals);

/** Which recipe, and how much of it. */
type ChosenMeal = Pick<RecipeMeal, 'portions_to_plan' | 'portions_multiplier' | 'plate'> &
  Readonly<{ recipe_template: Pick<RecipeMeal['recipe_template'], 'id'> }>;

interface MealChoice {
  date: PlainDate;
  slotId: number;
  proposal: ChosenMeal;
  /** The meal whose place it takes. */
  replaces?: number;
}

/** Plans a proposed meal into a slot; the one that it replaces leaves only once the new one is there. */
export function useChooseMeal() {
  return useSend(diaryPaths.planGeneratedRecipeMeal, {
    sent: async ({ date, slotId, proposal }: MealChoice, client) => ({
      body: {
        recipe_template: proposal.recipe_template.id,
        portions_to_plan: proposal.portions_to_plan,
        portions_multiplier: proposal.portions_multiplier,
        ...(proposal.plate !== null && { plate: proposal.plate }),
        calendar_day_id: await ensureDay(client, date),
        meal_slot_specification_id: slotId,
      },
    }),
    keep: (client, item) => changeCachedDays(client, (days) => withItem(days, item)),
    finish: async ({ replaces }, client) => {
      if (replaces === undefined) return;
      await deleteItem(replaces);
      changeCachedDays(client, (days) => withoutItem(days, replaces));
    },
    affects: [CALENDAR_KEY, PROPOSALS_KEY],
  });
}

/** Takes an item out of its day; one that was deleted already, by a try whose answer was lost, is no failure. */
async function deleteItem(id: number): Promise<void> {
  const result = await call(diaryPaths.deleteCalendarItem, { params: { id } });
  if (result.ok || (result.failure.kind === 'refused' && result.failure.status === 404)) return;
  throw new CallFailed(result.failure);
}

interface RecipeForSlot {
  readonly recipeId: number;
  readonly name: string;
  readonly slotId: number;
  /** The recipe that it takes the place of. */
  readonly replaces: number | null;
}

/** Publishes an own draft and plans a portion of it into a slot of a day. */
export function useSaveAndPlanRecipe(date: PlainDate) {
  const { mutateAsync } = useSend(diaryPaths.saveAndPlanRecipeMeal, {
    networkMode: 'always',
    meta: { quiet: true },
    sent: async ({ recipeId, name, slotId, replaces }: RecipeForSlot, client) => ({
      body: {
        id: recipeId,
        name,
        calendar_day_id: await ensureDay(client, date),
        meal_slot_id: slotId,
        existing_recipe_template_id: replaces,
      },
    }),
    keep: (client, item) => changeCachedDays(client, (days) => withItem(days, item)),
    affects: [CALENDAR_KEY],
  });
  return mutateAsync;
}
