import { ownAccountPaths } from '@weekbord/contract/accounts/account-paths';
import { queryOf } from '../../../shared/api/query-of.ts';

/** Who read or changed the user's data. */
export const accessLogQuery = queryOf(ownAccountPaths.listAccessLog, {}, { staleTime: 0 });
