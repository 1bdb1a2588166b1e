import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { queryOf } from '../../../shared/api/query-of.ts';

/** Who read or changed the user's records. */
export const looksQuery = queryOf(accountsPaths.listLooks, {}, { staleTime: 0 });
