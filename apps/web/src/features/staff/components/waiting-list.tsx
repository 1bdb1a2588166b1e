import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { waitingQuery } from '../api/organisations.ts';

/** Who waits for a place in an organisation, the first to come first. */
export function WaitingList({ organisationId }: { organisationId: number }) {
  const say = usePhrases('staff');
  const format = useFormat();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    waitingQuery(organisationId),
  );
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  const waiting = data.pages.flatMap(({ results }) => results);
  if (waiting.length === 0) return <p className="text-ink-soft">{say('waitlistNone')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card isFlush className="overflow-hidden">
        <ol aria-label={say('waitlist')} className="divide-y divide-line">
          {waiting.map(({ id, email, first_name: name, created }) => (
            <li key={id} className="px-5 py-3 wrap-break-word">
              <span className="block font-semibold">{email}</span>
              <span className="block text-small text-ink-soft">
                {[
                  ...(name === '' ? [] : [name]),
                  say('since', { date: format.date(dateOfMoment(new Date(created)), 'full') }),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      {hasNextPage && (
        <Button tone="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say('more')}
        </Button>
      )}
    </div>
  );
}
