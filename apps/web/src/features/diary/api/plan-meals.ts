import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { keyOf } from '../../../shared/api/key-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { withItem, withoutItem } from '../model/cached-days.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';
import { ensureDay } from './create-missing-days.ts';

/** The key of proposals, which depend on a day's slots and the meals already in them. */
const PROPOSALS_KEY = keyOf(plannerPaths.generateMeals);

/** The recipe, and its amount. */
type ChosenMeal = Pick<RecipeMeal, 'portions_to_plan' | 'portions_multiplier' | 'plate'> &
  Readonly<{ recipe_template: Pick<RecipeMeal['recipe_template'], 'id'> }>;

interface MealChoice {
  date: PlainDate;
  slotId: number;
  proposal: ChosenMeal;
  /** The meal to replace. */
  replaces?: number;
}

/** Plans a proposed meal into a slot, optionally replacing another. */
export function useChooseMeal() {
  return useSend(diaryPaths.planGeneratedRecipeMeal, {
    sent: async ({ date, slotId, proposal, replaces }: MealChoice, client) => ({
      body: {
        recipe_template: proposal.recipe_template.id,
        portions_to_plan: proposal.portions_to_plan,
        portions_multiplier: proposal.portions_multiplier,
        ...(proposal.plate !== null && { plate: proposal.plate }),
        calendar_day_id: await ensureDay(client, date),
        meal_slot_specification_id: slotId,
        ...(replaces !== undefined && { replaces }),
      },
    }),
    keep: (client, planned, { replaces }) => {
      const { undo_id: _, ...item } = planned;
      changeCachedDays(client, (days) => withItem(replaces === undefined ? days : withoutItem(days, replaces), item));
    },
    affects: [CALENDAR_KEY, PROPOSALS_KEY],
  });
}

interface RecipeForSlot {
  readonly recipeId: number;
  readonly name: string;
  readonly slotId: number;
  /** The recipe to replace. */
  readonly replaces: number | null;
}

/** Publishes one of the user's drafts and plans a portion of it in a slot on a day. */
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
