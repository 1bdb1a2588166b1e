import { type FindFilters, readFindFilters } from '../../../../features/planner/model/find-filters.ts';

/** The URL parameters of a meal search. */
export interface FindMealSearch extends FindFilters {
  /** The meal to be replaced by the one that is found. */
  readonly replaces?: number;
  /** The recipe that is open. */
  readonly recipe?: number;
}

/** Reads the URL parameters, which may contain anything. */
export function readFindMealSearch(search: Record<string, unknown>): FindMealSearch {
  return { ...readFindFilters(search), ...idOf('replaces', search), ...idOf('recipe', search) };
}

function idOf<Name extends string>(name: Name, search: Record<string, unknown>): { [Key in Name]?: number } {
  const id = Number(search[name]);
  return Number.isInteger(id) && id > 0 ? ({ [name]: id } as { [Key in Name]?: number }) : {};
}
