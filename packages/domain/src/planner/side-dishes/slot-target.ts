import type { SlotMacros } from '../../macros/macros.ts';
import type { FixedMeal, PlanDayInput, PlanSlot } from '../week/plan-request.ts';

/**
 * The target for a meal that has none: this many kcal and this many grams of protein. No meal provides that much
 * protein, so more protein is always better.
 */
const AIMLESS_TARGET = 300;

/**
 * The target that proposals try to meet. A meal without energy is offered small dishes with as much protein as
 * possible.
 */
export function slotTarget<Target extends SlotMacros>(target: Target): Target {
  return target.kcal === 0 ? { ...target, kcal: AIMLESS_TARGET, protein: AIMLESS_TARGET } : target;
}

/** The minimum share of a slot's target that remains for a dish. */
const LEAST_SHARE = 0.25;

/** What remains of a slot's target for one dish if the slot keeps these other dishes. */
export function remainingTarget(target: SlotMacros, others: readonly SlotMacros[]): SlotMacros {
  const left = (macro: keyof SlotMacros) =>
    Math.max(LEAST_SHARE * target[macro], target[macro] - others.reduce((sum, other) => sum + other[macro], 0));
  return {
    kcal: left('kcal'),
    protein: left('protein'),
    fat: left('fat'),
    carbohydrates: left('carbohydrates'),
  };
}

/** A day in which a slot gets one dish of the given target, while `others` stay in that slot and count. */
export function dayWithDish(
  day: PlanDayInput,
  dish: Pick<PlanSlot, 'id' | 'target'> & Partial<PlanSlot>,
  others: readonly FixedMeal[],
): PlanDayInput {
  const slots = day.slots.map((slot) => (slot.id === dish.id ? { ...slot, ...dish } : slot));
  const parts = [...slots.map(({ target }) => target), ...others.map(({ macros }) => macros)];
  const sum = (macro: keyof SlotMacros) => parts.reduce((total, part) => total + part[macro], 0);
  return {
    ...day,
    slots,
    target: {
      kcal: sum('kcal'),
      protein: sum('protein'),
      fat: sum('fat'),
      carbohydrates: sum('carbohydrates'),
    },
    fixed: [...(day.fixed ?? []), ...others],
  };
}
