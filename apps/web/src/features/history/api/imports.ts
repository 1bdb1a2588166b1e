import { historyPaths } from '@weekbord/contract/history/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { dataCountsQuery } from './data.ts';

/** What the user imported, the newest first. */
export const importsQuery = queryOf(historyPaths.listImports, { query: { page_size: 100 } }, { staleTime: 0 });

const AFFECTED = [importsQuery.queryKey, dataCountsQuery.queryKey];

/** Shows what a file would bring. */
export function usePreviewImport() {
  return useSend(historyPaths.previewImport);
}

/** Brings what a file has. */
export function useCreateImport() {
  return useSend(historyPaths.createImport, { affects: AFFECTED });
}

/** Takes out all that an import brought. */
export function useUndoImport() {
  return useSend(historyPaths.undoImport, {
    sent: (id: number) => ({ params: { id } }),
    affects: AFFECTED,
  });
}
