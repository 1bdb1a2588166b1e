import { historyPaths } from '@weekbord/contract/history/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { dataCountsQuery } from './data.ts';

/** The user's imports, newest first. */
export const importsQuery = queryOf(historyPaths.listImports, { query: { page_size: 100 } }, { staleTime: 0 });

const AFFECTED = [importsQuery.queryKey, dataCountsQuery.queryKey];

/** Previews what importing a file would add. */
export function usePreviewImport() {
  return useSend(historyPaths.previewImport);
}

/** Imports a file. */
export function useCreateImport() {
  return useSend(historyPaths.createImport, { affects: AFFECTED });
}

/** Removes everything that an import added. */
export function useUndoImport() {
  return useSend(historyPaths.undoImport, {
    sent: (id: number) => ({ params: { id } }),
    affects: AFFECTED,
  });
}
