import { type FindFilters, readFindFilters } from '../../../features/planner/model/find-filters.ts';

/** What the address says of a search for a meal. */
export interface FindMealSearch extends FindFilters {
  /** The meal whose place the found one takes. */
  readonly replaces?: number;
  /** The recipe that is looked at. */
  readonly recipe?: number;
}

/** Reads an address, which may hold anything. */
export function readFindMealSearch(search: Record<string, unknown>): FindMealSearch {
  return { ...readFindFilters(search), ...idOf('replaces', search), ...idOf('recipe', search) };
}

function idOf<Name extends string>(name: Name, search: Record<string, unknown>): { [Key in Name]?: number } {
  const id = Number(search[name]);
  return Number.isInteger(id) && id > 0 ? ({ [name]: id } as { [Key in Name]?: number }) : {};
}
