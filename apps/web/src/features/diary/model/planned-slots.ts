import { mealTypeOf } from '@weekbord/domain/slots/meal-moments';
import type { MealMoment } from '@weekbord/domain/vocabulary';
import type { DayView, SlotView } from './day-view.ts';

/** A meal of the day that stands in the plan, so that something can be planned for it. */
export type PlannedSlot = SlotView & Readonly<{ slot: NonNullable<SlotView['slot']> }>;

/** The meals of a day that something can be planned for. */
export function plannedSlots(view: DayView | undefined): readonly PlannedSlot[] {
  return (view?.slots ?? []).filter((one): one is PlannedSlot => one.slot !== null);
}

/** The slot to begin with: the chosen one, else the first for which the recipe is, else the first. */
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
