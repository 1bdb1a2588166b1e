/** How many people a dish is cooked for, and whether that number was chosen for this dish. */
export type CookFor = Readonly<{ people: number; isChosen: boolean }>;

/** The default number of people to cook for. */
export const COOKS_FOR_ONE = 1;

/** How many people an item of the diary is cooked for. Anything that is not a dish is for one person. */
export function peopleCookedFor({
  cook_for: people,
  cook_for_chosen: isChosen,
}: Readonly<{ cook_for: number | null; cook_for_chosen: boolean | null }>): CookFor {
  return { people: people ?? COOKS_FOR_ONE, isChosen: isChosen ?? false };
}

/** How many people a new dish is cooked for: the number chosen for the dish it replaces, otherwise the usual number. */
export function cookForOfNew(before: CookFor | undefined, usual: number): CookFor {
  return before?.isChosen === true ? before : { people: usual, isChosen: false };
}

/** How many people a changed dish is cooked for: the same dish in another plate size keeps its number. */
export function cookForOfChanged(before: CookFor, isSameDish: boolean, usual: number): CookFor {
  return isSameDish ? before : cookForOfNew(before, usual);
}
