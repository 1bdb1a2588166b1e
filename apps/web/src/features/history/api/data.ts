import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { historyPaths } from '@weekbord/contract/history/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { answer } from '../../../shared/http/call.ts';

/** How much there is of the user's, by section. */
export const dataCountsQuery = queryOf(historyPaths.countData, {}, { staleTime: 0 });

/** Everything of the user's; it is kept nowhere but in the file that is made of it. */
export const fetchExport = () => answer(historyPaths.exportData);

/** Deletes the user's account for good. */
export function useDeleteMe() {
  return useSend(accountsPaths.deleteMe);
}
