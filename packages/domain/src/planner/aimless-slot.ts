import type { SlotMacros } from '../vocabulary.ts';

/** What a meal that aims at nothing is taken to aim at: kcal, and grams of protein, which is more than any meal gives. */
const AIMLESS_TARGET = 300;

/** What proposals come near to: a meal of no energy is offered small meals with as much protein as they can give. */
export function targetOfSlot<Target extends SlotMacros>(target: Target): Target {
  return target.kcal === 0 ? { ...target, kcal: AIMLESS_TARGET, protein: AIMLESS_TARGET } : target;
}
