import { type FindFilters, readFindFilters } from '../../../features/planner/model/find-filters.ts';

/** The parameters of a search for a meal in the address. */
export interface FindMealSearch extends FindFilters {
  /** The meal that the found one replaces. */
  readonly replaces?: number;
  /** The recipe that is open. */
  readonly recipe?: number;
}

/** Reads an address, which may contain anything. */
export function readFindMealSearch(search: Record<string, unknown>): FindMealSearch {
  return { ...readFindFilters(search), ...idOf('replaces', search), ...idOf('recipe', search) };
}

function idOf<Name extends string>(name: Name, search: Record<string, unknown>): { [Key in Name]?: number } {
  const id = Number(search[name]);
  return Number.isInteger(id) && id > 0 ? ({ [name]: id } as { [Key in Name]?: number }) : {};
}
