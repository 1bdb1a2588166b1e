import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { QuickAddFigures } from '@weekbord/domain/recipes/read/read-quick-add';
import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import { useQueryClient } from '@tanstack/react-query';
import { knownServing } from '../../../shared/foods/food.ts';
import { knownFood } from '../../../shared/foods/known-food.ts';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { deleteWithUndo } from '../../../shared/undo/pending-deletions.ts';
import {
  withAmount,
  withFigures,
  withIngredient,
  withLocked,
  type MealPlace,
  withMoved,
  withNote,
  withoutItem,
  type ServingsChange,
  withServings,
  withSkipped,
  withStatus,
} from '../model/cached-days.ts';
import { cachedItem, CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';

// Every change to a planned meal is shown immediately, even offline.

const affects = [CALENDAR_KEY];

export function useTickMeal() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateCalendarItem,
    affects,
    show: (client, { params, body: { status } }) => {
      if (status) changeCachedDays(client, (days) => withStatus(days, Number(params.id), status));
    },
  });
  return (itemId: number, status: ItemStatus) => write({ params: { id: itemId }, body: { status } });
}

/** Marks a meal as skipped, so that it counts neither as planned nor as eaten, or no longer as skipped. */
export function useSkipMeal() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateCalendarItem,
    affects,
    show: (client, { params, body: { skipped } }) => {
      if (skipped !== undefined) changeCachedDays(client, (days) => withSkipped(days, Number(params.id), skipped));
    },
  });
  return (itemId: number, skipped: boolean) => write({ params: { id: itemId }, body: { skipped } });
}

/** Locks a meal, so that planning leaves it in place, or unlocks it. */
export function useLockMeal() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateCalendarItem,
    affects,
    show: (client, { params, body: { locked } }) => {
      if (locked !== undefined) changeCachedDays(client, (days) => withLocked(days, Number(params.id), locked));
    },
  });
  return (itemId: number, locked: boolean) => write({ params: { id: itemId }, body: { locked } });
}

/** Sets how many portions of a planned recipe are eaten, or for how many people it is cooked. */
export function useEditServings() {
  const { write } = useQueuedWrite({
    route: diaryPaths.editRecipeMealPortions,
    affects,
    show: (client, { params, body }) => changeCachedDays(client, (days) => withServings(days, Number(params.id), body)),
  });
  return (mealId: number, change: ServingsChange) => write({ params: { id: mealId }, body: change });
}

/** Sets how much of a single food is eaten. */
export function useEditAmount() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateSingleFoodMeal,
    affects,
    show: (client, { params, body: { quantity, suggested_serving: servingId } }) => {
      if (quantity === undefined) return;
      const serving = servingId === undefined ? undefined : knownServing(client, servingId);
      changeCachedDays(client, (days) => withAmount(days, Number(params.id), quantity, serving));
    },
  });
  return (mealId: number, amount: { quantity: number; servingId: number }) =>
    write({ params: { id: mealId }, body: { quantity: amount.quantity, suggested_serving: amount.servingId } });
}

/** Changes the amount of an ingredient in a planned meal, or replaces its food. */
export function useEditIngredient() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateIngredient,
    affects,
    show: (client, { params, body: { quantity, suggested_serving: servingId } }) => {
      if (quantity === undefined || servingId === undefined) return;
      const known = knownFood(client, servingId);
      changeCachedDays(client, (days) => withIngredient(days, Number(params.id), { servingId, quantity }, known));
    },
  });
  return (ingredientId: number, amount: { quantity: number; servingId: number }) =>
    write({ params: { id: ingredientId }, body: { quantity: amount.quantity, suggested_serving: amount.servingId } });
}

export function useEditQuickAdd() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateQuickAddMeal,
    affects,
    show: (client, { params, body }) => changeCachedDays(client, (days) => withFigures(days, Number(params.id), body)),
  });
  return (mealId: number, figures: QuickAddFigures) => write({ params: { id: mealId }, body: { ...figures } });
}

export function useEditNote() {
  const { write } = useQueuedWrite({
    route: diaryPaths.updateCalendarDay,
    affects,
    show: (client, { params, body: { note } }) => {
      if (note !== undefined) changeCachedDays(client, (days) => withNote(days, Number(params.id), note));
    },
  });
  return (dayId: number, note: string) => write({ params: { id: dayId }, body: { note } });
}

/** Moves a meal to another day or moment; `exchange` is the meal there that takes its previous place. */
export function useMoveMeal() {
  const { write } = useQueuedWrite({
    route: diaryPaths.moveMeal,
    affects,
    show: (client, { params, body }) => {
      const item = cachedItem(client, Number(params.id));
      const other = body.exchange_with === undefined ? undefined : cachedItem(client, body.exchange_with);
      if (!item) return;
      const here = { date: item.date, moment: item.meal_moment };
      changeCachedDays(client, (days) => {
        const moved = withMoved(days, item, { date: body.date, moment: body.meal_moment });
        return other ? withMoved(moved, other, here) : moved;
      });
    },
  });
  return (itemId: number, { date, moment }: MealPlace, exchange?: number) =>
    write({
      params: { id: itemId },
      body: { date, meal_moment: moment, ...(exchange !== undefined && { exchange_with: exchange }) },
    });
}

/** Returns the key of a meal that is being deleted. */
export function leavingKey(itemId: number): string {
  return `calendar-item-${itemId}`;
}

/** Removes a meal from its day; the removal can be undone for a few seconds. */
export function useDeleteMeal() {
  const client = useQueryClient();
  const { writeAndWait } = useQueuedWrite({ route: diaryPaths.deleteCalendarItem, affects });
  return (itemId: number, texts: { text: string; undoLabel: string }) =>
    deleteWithUndo(leavingKey(itemId), {
      ...texts,
      commit: () => {
        changeCachedDays(client, (days) => withoutItem(days, itemId));
        return writeAndWait({ params: { id: itemId } });
      },
    });
}
