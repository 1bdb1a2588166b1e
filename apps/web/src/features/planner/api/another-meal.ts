import type { CalendarItem, ItemOf } from '@weekbord/contract/diary/models';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { flushWrites } from '../../../shared/undo/flush-writes.ts';

type Dish = ItemOf<'recipemeal'>;

/** The recipes that were already shown for each place since the app was opened. */
const seenOf = new WeakMap<QueryClient, Map<string, Set<number>>>();

function seenIn(client: QueryClient, { calendar_day: day, meal_moment: moment }: CalendarItem): Set<number> {
  const places = seenOf.get(client) ?? new Map<string, Set<number>>();
  const key = `${day} ${moment}`;
  const seen = places.get(key) ?? new Set<number>();
  seenOf.set(client, places.set(key, seen));
  return seen;
}

/**
 * Replaces a planned meal with another; `put` shows it in the diary. Returns the meal with its undo, or the reason for
 * a failure: no other meal fits, or all that fit have been shown. If all have been shown, they may be offered again.
 */
export function useAnotherMeal(put: (client: QueryClient, gone: number, came: CalendarItem) => void) {
  const client = useQueryClient();
  const { send, isPending } = useSend(plannerPaths.anotherMeal, {
    networkMode: 'always',
    sent: async ({ id, seen }: Readonly<{ id: number; seen: readonly number[] }>, cache) => {
      await flushWrites(cache);
      return { params: { id }, body: { seen: [...seen] } };
    },
    keep: (cache, { calendar_item: came }, { id }) => {
      if (came !== null) put(cache, id, came);
    },
    affects: [keyOf(diaryPaths.listCalendarDays), keyOf(plannerPaths.generateMeals)],
  });
  const ask = async (item: Dish) => {
    const seen = seenIn(client, item).add(item.meal.recipe_template.id);
    const result = await send({ id: item.id, seen: [...seen] });
    if (!result.ok) return null;
    const { calendar_item: came, undo_id: undoId } = result.value;
    if (came !== null) {
      if (came.content_type === 'recipemeal') seen.add(came.meal.recipe_template.id);
      return { came, undoId };
    }
    const none = seen.size > 1 ? ('allSeen' as const) : ('none' as const);
    seen.clear();
    return none;
  };
  return { ask, isPending };
}
