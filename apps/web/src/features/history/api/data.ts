import { ownAccountPaths } from '@weekbord/contract/accounts/account-paths';
import { historyPaths } from '@weekbord/contract/history/paths';
import { queryOf, read } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';

/** How much there is of the user's, by section. */
export const dataCountsQuery = queryOf(historyPaths.countData, {}, { staleTime: 0 });

/** Everything of the user's; it is kept nowhere but in the file that is made of it. */
export const fetchExport = () => read(historyPaths.exportData, {});

/** Deletes the user's account for good. */
export function useDeleteMe() {
  return useSend(ownAccountPaths.deleteMe);
}
