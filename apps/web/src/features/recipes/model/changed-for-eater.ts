import type { Ingredient } from '@weekbord/contract/recipes/models';

/** Whether a line replaces another because of a person's rules rather than a manual swap. */
export function isChangedForEater({ swapped }: Ingredient): boolean {
  return swapped !== null && swapped.before === null;
}

/**
 * Whether a person swapped a line manually. The steps adapt to changes by rules, but after a manual swap they still
 * name the original food.
 */
export function isSwappedByHand({ swapped }: Ingredient): boolean {
  return swapped !== null && swapped.before !== null;
}
