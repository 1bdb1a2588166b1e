/** The URL parameter for the step in cooking mode, counted from 1. Absent outside cooking mode. */
export interface CookingSearch {
  readonly cook?: number;
}

/** Reads the URL parameters, which may contain anything. */
export function readCookingSearch(search: Record<string, unknown>): CookingSearch {
  const cook = Number(search['cook']);
  return Number.isInteger(cook) && cook > 0 ? { cook } : {};
}
