/** For how many people a dish is cooked, and whether a person said so of this very dish. */
export type CookFor = Readonly<{ people: number; isChosen: boolean }>;

/** How many people a person cooks for who has not said so. */
export const COOKS_FOR_ONE = 1;

/**
 * For how many people a new dish is cooked: as many as a person chose for the one in whose place it comes, else as many
 * as its person usually cooks for.
 */
export function cookForOfNew(before: CookFor | undefined, usual: number): CookFor {
  return before?.isChosen === true ? before : { people: usual, isChosen: false };
}

/** The same where it may be that dish on another plate, which is still cooked for as many. */
export function cookForOfChanged(before: CookFor, isSameDish: boolean, usual: number): CookFor {
  return isSameDish ? before : cookForOfNew(before, usual);
}
