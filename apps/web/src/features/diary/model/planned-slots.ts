import { isSideDish } from '@weekbord/domain/planner/side-dishes/side-dishes';
import { mealTypeOf, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { DayView, SlotView } from './day-view.ts';

/** A meal moment that is in the day's plan, so that something can be planned for it. */
export type PlannedSlot = SlotView & Readonly<{ slot: NonNullable<SlotView['slot']> }>;

/** Returns the meal moments of a day that can be planned. */
export function plannedSlots(view: DayView | undefined): readonly PlannedSlot[] {
  return (view?.slots ?? []).filter((one): one is PlannedSlot => one.slot !== null);
}

/** The meals that a recipe suits, and whether it is only a side dish at lunch and dinner. */
type Served = Readonly<{ meals: readonly string[]; isSide: boolean }>;

/**
 * Returns the slot to preselect: the chosen one, or the first that suits the recipe, if possible as its only dish, or
 * else the first.
 */
export function likelySlot(
  slots: readonly PlannedSlot[],
  { chosen, served }: { chosen: MealMoment | null; served: Served },
): PlannedSlot | undefined {
  const suits = ({ moment }: PlannedSlot) => served.meals.includes(mealTypeOf(moment));
  return (
    slots.find(({ moment }) => moment === chosen) ??
    slots.find((slot) => suits(slot) && !isSideDish(served, slot.moment)) ??
    slots.find(suits) ??
    slots[0]
  );
}
