import type { Ingredient } from '@weekbord/contract/recipes/models';

/** Whether a line's food was replaced because of a person's rules rather than by a manual swap. */
export function isChangedForEater({ swapped }: Ingredient): boolean {
  return swapped !== null && swapped.before === null;
}

/**
 * Whether a person swapped a line manually. Replacements by rules are reflected in the steps, but after a manual swap
 * the steps still name the original food.
 */
export function isSwappedByHand({ swapped }: Ingredient): boolean {
  return swapped !== null && swapped.before !== null;
}
