/** The step of the recipe on screen that is being cooked, from the address, counted from 1; absent if none is. */
export interface CookingSearch {
  readonly cook?: number;
}

/** Reads an address, which may contain anything. */
export function readCookingSearch(search: Record<string, unknown>): CookingSearch {
  const cook = Number(search['cook']);
  return Number.isInteger(cook) && cook > 0 ? { cook } : {};
}
