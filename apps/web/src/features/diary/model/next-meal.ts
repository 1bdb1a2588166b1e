import { isMomentOver } from '@weekbord/domain/diary/moment-to-come';
import type { DiaryAbilities } from './abilities.ts';
import type { DayView, SlotView } from './day-view.ts';

/**
 * The first moment of today with a meal to eat after the last one that was eaten, or else the first with one at all. A
 * moment that is over at this hour does not count: whether its meals are still to be eaten is unknown.
 */
export function nextMeal({ slots }: Pick<DayView, 'slots'>, hour: number): SlotView | undefined {
  const lastEaten = slots.findLastIndex(({ items }) => items.some(({ status }) => status === 'EATEN'));
  const isToEat = ({ items, moment }: SlotView) =>
    !isMomentOver(moment, hour) && items.some(({ status }) => status === 'PLANNED');
  return slots.slice(Math.max(lastEaten, 0)).find(isToEat) ?? slots.find(isToEat);
}

/**
 * The moment to which a person most likely adds: that of the next meal, else the first without a meal, else the last. Who
 * may not put anything beside a meal adds to the first moment without one, and who may not edit adds to none.
 */
export function momentToFill(
  view: Pick<DayView, 'slots'>,
  /** The hour of today; null on another day. */
  hour: number | null,
  abilities: Pick<DiaryAbilities, 'mayEdit' | 'mayAddMore'>,
): SlotView | undefined {
  const open = view.slots.filter((each) => each.slot !== null && mayFill(each, abilities));
  const next = hour === null ? undefined : nextMeal(view, hour);
  return open.find((slot) => slot === next) ?? open.find(({ items }) => items.length === 0) ?? open.at(-1);
}

/** Whether a person may put something into a moment: where a coach manages the planning, only while it has no meal. */
export function mayFill(
  { items }: Pick<SlotView, 'items'>,
  { mayEdit, mayAddMore }: Pick<DiaryAbilities, 'mayEdit' | 'mayAddMore'>,
): boolean {
  return mayEdit && (mayAddMore || items.length === 0);
}
