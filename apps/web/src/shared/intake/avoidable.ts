import { foodsPaths } from '@weekbord/contract/foods/paths';
import { queryOf } from '../api/query-of.ts';

/** The ingredients that a person can avoid. */
export const avoidableQuery = queryOf(
  foodsPaths.listIngredientsToAvoid,
  { query: { page_size: 100 } },
  { keep: ({ results }) => results },
);
