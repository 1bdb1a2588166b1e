import { isStillPlanned } from '@weekbord/domain/diary/day-totals';
import { isMomentOver } from '@weekbord/domain/diary/moment-to-come';
import type { DiaryAbilities } from './abilities.ts';
import type { DayView, SlotView } from './day-view.ts';

/**
 * Returns the first moment of today that has an uneaten meal after the last eaten one or, if there is none, the first
 * with any uneaten meal. Moments that are over at this hour are skipped, because it is uncertain whether their meals
 * will still be eaten.
 */
export function nextMeal({ slots }: Pick<DayView, 'slots'>, hour: number): SlotView | undefined {
  const lastEaten = slots.findLastIndex(({ items }) => items.some(({ status }) => status === 'EATEN'));
  const isToEat = ({ items, moment }: SlotView) =>
    !isMomentOver(moment, hour) && items.some((item) => isStillPlanned(item, 'TODAY'));
  return slots.slice(Math.max(lastEaten, 0)).find(isToEat) ?? slots.find(isToEat);
}

/**
 * Returns the moment that a person most likely adds to: the moment of the next meal, or else the first without a meal,
 * or else the last. People who may not add to a meal get the first moment without one, and people who may not edit get
 * none.
 */
export function momentToFill(
  view: Pick<DayView, 'slots'>,
  /** The current hour if the day is today; null on other days. */
  hour: number | null,
  abilities: Pick<DiaryAbilities, 'mayEdit' | 'mayAddMore'>,
): SlotView | undefined {
  const open = view.slots.filter((each) => each.slot !== null && mayFill(each, abilities));
  const next = hour === null ? undefined : nextMeal(view, hour);
  return open.find((slot) => slot === next) ?? open.find(({ items }) => items.length === 0) ?? open.at(-1);
}

/** Whether a person may add something to a moment. If a coach manages the plan, this is true only while it is empty. */
export function mayFill(
  { items }: Pick<SlotView, 'items'>,
  { mayEdit, mayAddMore }: Pick<DiaryAbilities, 'mayEdit' | 'mayAddMore'>,
): boolean {
  return mayEdit && (mayAddMore || items.length === 0);
}
