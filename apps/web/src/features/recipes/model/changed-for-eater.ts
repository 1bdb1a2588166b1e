import type { Ingredient } from '@weekbord/contract/recipes/models';

/** Whether a line replaces another because of a person's rules, not because they swapped it by hand. */
export function isChangedForEater({ swapped }: Ingredient): boolean {
  return swapped !== null && swapped.before === null;
}

/**
 * Whether a person swapped a line themselves: the steps adapt to changes by rules, but after a manual swap name the
 * original food.
 */
export function isSwappedByHand({ swapped }: Ingredient): boolean {
  return swapped !== null && swapped.before !== null;
}
