import { ownAccountPaths } from '@weekbord/contract/accounts/account-paths';
import { historyPaths } from '@weekbord/contract/history/paths';
import { queryOf, read } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';

/** The number of the user's records, by section. */
export const dataCountsQuery = queryOf(historyPaths.countData, {}, { staleTime: 0 });

/** All of the user's data; stored only in the file that is made from it. */
export const fetchExport = () => read(historyPaths.exportData, {});

/** Deletes the user's account permanently. */
export function useDeleteMe() {
  return useSend(ownAccountPaths.deleteMe);
}
