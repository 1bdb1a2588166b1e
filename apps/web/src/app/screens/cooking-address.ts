/**
 * The URL parameter for the step of the recipe that is being cooked; the first step is 1, and it is absent outside
 * cooking mode.
 */
export interface CookingSearch {
  readonly cook?: number;
}

/** Reads the URL parameters, which may contain anything. */
export function readCookingSearch(search: Record<string, unknown>): CookingSearch {
  const cook = Number(search['cook']);
  return Number.isInteger(cook) && cook > 0 ? { cook } : {};
}
