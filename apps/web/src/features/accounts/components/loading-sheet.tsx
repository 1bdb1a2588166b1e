import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface LoadingSheetProps<Data> {
  title: string;
  onClose: () => void;
  /** The query that loads the content. */
  query: Readonly<{
    data: Data | undefined;
    error: Error | null;
    fetchStatus: 'fetching' | 'paused' | 'idle';
    refetch: () => unknown;
  }>;
  children: (data: Data) => ReactNode;
  footer?: ReactNode;
}

/** A sheet that loads its content when it opens. */
export function LoadingSheet<Data>({ title, onClose, query, children, footer }: LoadingSheetProps<Data>) {
  const say = usePhrases('shared');
  const { data, error, fetchStatus, refetch } = query;
  const isFailed = data === undefined && (error !== null || fetchStatus === 'paused');
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={say('close')} footer={footer}>
      {data !== undefined ? (
        children(data)
      ) : isFailed ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-14 rounded-card" />
          <Skeleton className="h-14 rounded-card" />
          <Skeleton className="h-14 rounded-card" />
        </div>
      )}
    </Dialog>
  );
}
