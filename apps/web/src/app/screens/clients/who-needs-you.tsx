import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Clock, Eye, MessageCircle, Smile } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import {
  clientNeedsQuery,
  NEEDS_POLL_MS,
  type NeedyClient as Needy,
  useEndClientSnooze,
} from '../../../features/clients/api/client-needs.ts';
import { NeedAction, NeedyClient } from '../../../features/clients/components/needy-client.tsx';
import { SnoozeDialog } from '../../../features/clients/components/snooze-dialog.tsx';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { onceReachable } from '../../../shared/once-reachable.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';

// Comes when it is opened, with its sentences.
const Conversation = lazy(() =>
  onceReachable(async () => {
    const conversation = import('../../../features/notes/components/conversation.tsx');
    await loadPhrases('notes');
    return { default: (await conversation).Conversation };
  }),
);

/** So many are shown until all are asked for, so that the list of clients stays near. */
const SHOWN_FIRST = 5;

/** The clients who want their coach's attention today and why, each with what can be done about it. */
export function WhoNeedsYou() {
  const say = usePhrases('clients');
  const heading = useId();
  const query = useInfiniteQuery({ ...clientNeedsQuery(), refetchInterval: NEEDS_POLL_MS });
  const { data, error, refetch } = query;
  const [showsSnoozed, setShowsSnoozed] = useState(false);
  const count = data?.pages[0]?.count ?? 0;
  const snoozed = data?.pages[0]?.snoozed ?? 0;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-heading font-bold">
          {say('needsTitle')}
        </h2>
        <p aria-live="polite" className="text-small text-ink-soft">
          {count > 0 && say('count', { count })}
        </p>
      </div>
      {data ? <NeedyList query={query} /> : null}
      {!data &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-28 rounded-card" />
        ))}
      {snoozed > 0 && (
        <div>
          <Button
            tone="quiet"
            size="small"
            aria-expanded={showsSnoozed}
            icon={<Clock aria-hidden="true" className="size-4.5" />}
            onClick={() => setShowsSnoozed(!showsSnoozed)}
          >
            {say('snoozed', { count: snoozed })}
          </Button>
        </div>
      )}
      {snoozed > 0 && showsSnoozed && <SnoozedList />}
    </section>
  );
}

type Pages = ReturnType<typeof useNeedyPages>;

function useNeedyPages(snoozed: boolean) {
  return useInfiniteQuery(clientNeedsQuery(snoozed));
}

function NeedyList({ query }: { query: Pages }) {
  const say = usePhrases('clients');
  const [showsAll, setShowsAll] = useState(false);
  const [putOff, setPutOff] = useState<Needy>();
  const [writingTo, setWritingTo] = useState<Needy>();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = data?.pages.flatMap(({ results }) => results) ?? [];
  const count = data?.pages[0]?.count ?? 0;
  const shown = showsAll ? rows : rows.slice(0, SHOWN_FIRST);
  return (
    <>
      {rows.length === 0 ? (
        <Nobody />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {shown.map((client) => (
            <li key={client.id}>
              <NeedyClient
                client={client}
                actions={
                  <>
                    <NeedAction
                      label={say('writeNote')}
                      name={clientName(client)}
                      icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
                      opensDialog
                      onPress={() => setWritingTo(client)}
                    />
                    <NeedAction
                      label={say('later')}
                      name={clientName(client)}
                      icon={<Clock aria-hidden="true" className="size-4.5" />}
                      opensDialog
                      onPress={() => setPutOff(client)}
                    />
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {!showsAll && count > SHOWN_FIRST && (
        <Button tone="secondary" size="medium" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {say('needsAll', { count })}
        </Button>
      )}
      {showsAll && hasNextPage && (
        <Button
          tone="secondary"
          size="medium"
          className="justify-self-start"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {say('needsMore')}
        </Button>
      )}
      <SnoozeDialog client={putOff} onClose={() => setPutOff(undefined)} />
      <NotesDialog client={writingTo} onClose={() => setWritingTo(undefined)} />
    </>
  );
}

/** Those who are put off, and when each comes back. */
function SnoozedList() {
  const say = usePhrases('clients');
  const format = useFormat();
  const ending = useEndClientSnooze();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useNeedyPages(true);
  if (!data) return <Skeleton className="h-28 rounded-card" />;
  return (
    <>
      <ul aria-label={say('snoozedList')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {data.pages
          .flatMap(({ results }) => results)
          .map((client) => (
            <li key={client.id}>
              <NeedyClient
                client={client}
                actions={
                  <>
                    <span className="self-center text-small text-ink-soft">
                      {client.snoozed_until === null
                        ? say('backOnChange')
                        : say('backOn', { date: format.date(client.snoozed_until, 'short') })}
                    </span>
                    <NeedAction
                      label={say('showAgain')}
                      name={clientName(client)}
                      icon={<Eye aria-hidden="true" className="size-4.5" />}
                      isBusy={ending.isPending && ending.variables === client.id}
                      onPress={() => void ending.send(client.id)}
                    />
                  </>
                }
              />
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button
          tone="secondary"
          size="medium"
          className="justify-self-start"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {say('needsMore')}
        </Button>
      )}
    </>
  );
}

function Nobody() {
  const say = usePhrases('clients');
  return (
    <Card className="flex items-center gap-3.5">
      <Smile aria-hidden="true" className="size-7 shrink-0 text-brand-strong" />
      <div className="min-w-0">
        <h3 className="font-bold">{say('nobodyTitle')}</h3>
        <p className="text-small text-ink-soft">{say('nobodyText')}</p>
      </div>
    </Card>
  );
}

/** What the coach and a client wrote to each other, and a field to write more. */
function NotesDialog({ client, onClose }: { client: Needy | undefined; onClose: () => void }) {
  const say = usePhrases('clients');
  const sayShared = usePhrases('shared');
  const name = client === undefined ? '' : clientName(client);
  return (
    <Dialog
      isOpen={client !== undefined}
      onClose={onClose}
      title={say('notesWith', { name })}
      closeLabel={sayShared('close')}
    >
      <Suspense fallback={<Skeleton className="h-60 rounded-card" />}>
        {client !== undefined && <Conversation reader={{ kind: 'coach', userId: client.id, name }} />}
      </Suspense>
    </Dialog>
  );
}
