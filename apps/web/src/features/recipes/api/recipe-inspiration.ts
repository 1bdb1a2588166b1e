import { plannerPaths } from '@weekbord/contract/planner/paths';
import { pagesOf } from '../../../shared/api/query-of.ts';
import { type InspirationFilters, inspirationQueryOf } from '../model/inspiration-filters.ts';

const STALE_MS = 30 * 60 * 1000;
const PAGE_SIZE = 20;

/** Recipes to browse. */
export function inspirationQuery(filters: InspirationFilters) {
  return pagesOf(
    plannerPaths.listRecipeInspiration,
    { query: { ...inspirationQueryOf(filters), page_size: PAGE_SIZE } },
    { staleTime: STALE_MS },
  );
}
