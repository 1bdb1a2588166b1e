import { type CookFor, COOKS_FOR_ONE } from '@weekbord/domain/diary/cook-for';
import type { ItemWithMealRow } from '../diary.store.ts';

/** Returns how many people an item is cooked for. Anything that is not a dish is for one person. */
export function peopleCookedFor({
  cook_for: people,
  cook_for_chosen: isChosen,
}: Pick<ItemWithMealRow, 'cook_for' | 'cook_for_chosen'>): CookFor {
  return { people: people ?? COOKS_FOR_ONE, isChosen: isChosen ?? false };
}
