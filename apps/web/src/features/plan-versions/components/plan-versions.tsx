import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useEffect, useState } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { FIRST_VERSIONS, MOST_VERSIONS, planVersionsQuery } from '../api/plan-versions.ts';
import { storeChangeSeen } from '../model/unread-change.ts';
import type { VersionReader } from '../model/use-version-texts.ts';
import { PlanVersionCard } from './plan-version-card.tsx';

/** The changes that a coach made to a plan, latest first. */
export function PlanVersions({ reader }: { reader: VersionReader }) {
  const say = usePhrases('planVersions');
  const [count, setCount] = useState(FIRST_VERSIONS);
  const { data, error, isFetching, refetch } = useQuery({
    ...planVersionsQuery(reader.kind === 'owner' ? null : reader.userId, count),
    placeholderData: keepPreviousData,
  });
  const seen = reader.kind === 'owner' ? data?.results[0]?.id : undefined;
  useEffect(() => {
    if (seen !== undefined) storeChangeSeen(seen);
  }, [seen]);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  if (data.results.length === 0) {
    return reader.kind === 'owner' ? (
      <EmptyState title={say('noneTitle')} text={say('noneText')} />
    ) : (
      <p className="text-ink-soft">{say('noneTextOfClient')}</p>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {data.results.map((version) => (
        <PlanVersionCard key={version.id} version={version} reader={reader} state={data.state} />
      ))}
      {data.count > data.results.length && count < MOST_VERSIONS && (
        <Button tone="secondary" size="medium" isBusy={isFetching} onClick={() => setCount(MOST_VERSIONS)}>
          {say('older')}
        </Button>
      )}
    </div>
  );
}
