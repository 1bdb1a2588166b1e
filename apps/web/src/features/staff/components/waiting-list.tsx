import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useState } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Waiting, waitingQuery } from '../api/organisations.ts';
import { LetInDialog } from './let-in-dialog.tsx';

/** The waitlist of an organisation, in order of arrival. */
export function WaitingList({ organisationId, portal }: { organisationId: number; portal: string }) {
  const say = usePhrases('staff');
  const format = useFormat();
  const [asked, setAsked] = useState<Waiting | null>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    waitingQuery(organisationId),
  );
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  const dateOf = (moment: string) => format.date(dateOfMoment(new Date(moment)), 'full');
  const waiting = data.pages.flatMap(({ results }) => results);
  if (waiting.length === 0) return <p className="text-ink-soft">{say('waitlistNone')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card isFlush className="overflow-hidden">
        <ol aria-label={say('waitlist')} className="divide-y divide-line">
          {waiting.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
              <span className="min-w-[min(100%,14rem)] flex-1 wrap-break-word">
                <span className="block font-semibold">{one.email}</span>
                <span className="block text-small text-ink-soft">
                  {[
                    ...(one.first_name === '' ? [] : [one.first_name]),
                    one.let_in === null
                      ? say('since', { date: dateOf(one.created) })
                      : say('letInOn', { date: dateOf(one.let_in) }),
                  ].join(' · ')}
                </span>
              </span>
              {one.let_in === null && (
                <Button
                  tone="secondary"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={say('letInOne', { email: one.email })}
                  onClick={() => setAsked(one)}
                >
                  {say('letIn')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Card>
      {hasNextPage && (
        <Button tone="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say('more')}
        </Button>
      )}
      {asked && <LetInDialog waiting={asked} portal={portal} onClose={() => setAsked(null)} />}
    </div>
  );
}
