import type { CalendarItem } from '@weekbord/contract/diary/models';
import { isSideItem } from '@weekbord/domain/planner/side-dishes/side-items';
import { sideTarget } from '@weekbord/domain/planner/side-dishes/side-dishes';
import { remainingTarget } from '@weekbord/domain/planner/side-dishes/slot-target';
import type { SlotView } from './day-view.ts';

/** What a meal search is for: a side dish, the main dish of a meal whose side dish stays, or the only dish of a meal. */
export type DishToFind = Readonly<{ kind: 'side' | 'main' | 'only'; kcal: number }>;

/** Returns what to find for a slot, in place of the given meal if there is one, and the energy that it should have. */
export function dishToFind(
  { slot, items }: Pick<SlotView, 'items'> & Readonly<{ slot: NonNullable<SlotView['slot']> }>,
  replaced: CalendarItem | undefined,
): DishToFind {
  if (replaced !== undefined && isSideItem(replaced)) return { kind: 'side', kcal: sideTarget(slot).kcal };
  const sides = items.filter((item) => item.id !== replaced?.id && isSideItem(item));
  const macros = sides.map(({ meal }) => ({
    kcal: meal.kcal ?? 0,
    protein: meal.protein ?? 0,
    fat: meal.fat ?? 0,
    carbohydrates: meal.carbohydrates ?? 0,
  }));
  return { kind: sides.length > 0 ? 'main' : 'only', kcal: remainingTarget(slot, macros).kcal };
}
