import type { SlotMacros } from '../macros/macros.ts';

/**
 * The target used for a meal without one: both kcal and grams of protein, which is more protein than any meal provides.
 */
const AIMLESS_TARGET = 300;

/**
 * The target that proposals try to meet. A meal without energy is offered small dishes with as much protein as
 * possible.
 */
export function slotTarget<Target extends SlotMacros>(target: Target): Target {
  return target.kcal === 0 ? { ...target, kcal: AIMLESS_TARGET, protein: AIMLESS_TARGET } : target;
}
