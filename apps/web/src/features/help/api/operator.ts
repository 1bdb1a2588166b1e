import { helpPaths } from '@weekbord/contract/help/paths';
import { queryOf } from '../../../shared/api/query-of.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Who operates the product on this site. */
export const operatorQuery = queryOf(helpPaths.getOperator, {}, { staleTime: HOUR_MS });
