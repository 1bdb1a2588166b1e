/** Which step of the recipe on screen is being cooked, as the address says it, counted from 1; left out, none. */
export interface CookingSearch {
  readonly cook?: number;
}

/** Reads an address, which may hold anything. */
export function readCookingSearch(search: Record<string, unknown>): CookingSearch {
  const cook = Number(search['cook']);
  return Number.isInteger(cook) && cook > 0 ? { cook } : {};
}
