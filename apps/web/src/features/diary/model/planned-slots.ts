import { mealTypeOf, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { DayView, SlotView } from './day-view.ts';

/** A meal moment that is in the day's plan, so that something can be planned for it. */
export type PlannedSlot = SlotView & Readonly<{ slot: NonNullable<SlotView['slot']> }>;

/** Returns the meal moments of a day that can be planned. */
export function plannedSlots(view: DayView | undefined): readonly PlannedSlot[] {
  return (view?.slots ?? []).filter((one): one is PlannedSlot => one.slot !== null);
}

/** Returns the slot to preselect: the chosen one, or the first that suits the recipe, or else the first. */
export function likelySlot(
  slots: readonly PlannedSlot[],
  { chosen, mealTypes }: { chosen: MealMoment | null; mealTypes: readonly string[] },
): PlannedSlot | undefined {
  return (
    slots.find(({ moment }) => moment === chosen) ??
    slots.find(({ moment }) => mealTypes.includes(mealTypeOf(moment))) ??
    slots[0]
  );
}
