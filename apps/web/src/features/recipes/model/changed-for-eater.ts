import type { Ingredient } from '@weekbord/contract/recipes/models';

/** Whether a line stands in for another because of a person's rules, not because they swapped it by hand. */
export function isChangedForEater({ swapped }: Ingredient): boolean {
  return swapped !== null && swapped.before === null;
}

/** Whether a person swapped a line themselves: then the steps, which follow what rules change, name the food before. */
export function isSwappedByHand({ swapped }: Ingredient): boolean {
  return swapped !== null && swapped.before !== null;
}
