import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { useMedia } from '@weekbord/ui/media/use-media';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Clock, Eye, MessageCircle, Smile } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import {
  clientNeedsQuery,
  NEEDS_POLL_MS,
  type NeedyClient as NeedyClientRow,
  useEndClientSnooze,
} from '../../../features/clients/api/client-needs.ts';
import { NeedAction, NeedyClient } from '../../../features/clients/components/list/needy-client.tsx';
import { SnoozeDialog } from '../../../features/clients/components/list/snooze-dialog.tsx';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { NotesDialog } from './notes-dialog.tsx';

/**
 * How many clients are shown on a narrow and on a wide screen before "show all", so that the client list below stays
 * close.
 */
const SHOWN_FIRST = { narrow: 3, wide: 5 };
const WIDE = '(width >= 40rem)';
const ENDED = 'grid gap-1 text-small text-ink-soft';

/** The clients who need their coach's attention today and why, each with the possible actions. */
export function WhoNeedsYou() {
  const say = usePhrases('clients');
  const heading = useId();
  const { data, error, refetch } = useInfiniteQuery({ ...clientNeedsQuery(), refetchInterval: NEEDS_POLL_MS });
  const count = data?.pages[0]?.count ?? 0;
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
      {data && <Needy />}
      <EndedRelations />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-28 rounded-card" />}
    </section>
  );
}

/** Clients who left, and invitations that ended without being accepted. */
export function EndedRelations() {
  const say = usePhrases('clients');
  const format = useFormat();
  const { data } = useInfiniteQuery(clientNeedsQuery());
  const { left_clients: left = [], ended_invitations: ended = [] } = data?.pages[0] ?? {};
  return (
    <>
      {left.length > 0 && (
        <ul aria-label={say('leftClients')} className={ENDED}>
          {left.map(({ id, left_on: date }) => (
            <li key={id}>{say('clientLeft', { date: format.date(date, 'dayMonth') })}</li>
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <ul aria-label={say('endedInvitations')} className={ENDED}>
          {ended.map(({ id, reason, invited_on: date }) => (
            <li key={id}>
              {say(reason === 'EXPIRED' ? 'invitationExpired' : 'invitationWithdrawn', {
                date: format.date(date, 'dayMonth'),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Needy() {
  const say = usePhrases('clients');
  const isWide = useMedia(WIDE);
  const [showsAll, setShowsAll] = useState(false);
  const [showsSnoozed, setShowsSnoozed] = useState(false);
  const [putOff, setPutOff] = useState<NeedyClientRow>();
  const [writingTo, setWritingTo] = useState<NeedyClientRow>();
  const { rows, count, snoozed, more } = useNeedy(false);
  const first = isWide ? SHOWN_FIRST.wide : SHOWN_FIRST.narrow;
  return (
    <>
      {rows.length === 0 ? (
        <Nobody isAnyPutOff={snoozed > 0} />
      ) : (
        <NeedyList
          label={say('needsTitle')}
          rows={showsAll ? rows : rows.slice(0, first)}
          actionsOf={(client) => (
            <NeedActions client={client} onWrite={() => setWritingTo(client)} onPutOff={() => setPutOff(client)} />
          )}
        />
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {!showsAll && count > first && (
          <Button tone="secondary" size="small" onClick={() => setShowsAll(true)}>
            {say('needsAll', { count })}
          </Button>
        )}
        {showsAll && more}
        {snoozed > 0 && (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={showsSnoozed}
            icon={<Clock aria-hidden="true" className="size-4.5" />}
            onClick={() => setShowsSnoozed(!showsSnoozed)}
          >
            {say('snoozed', { count: snoozed })}
          </Button>
        )}
      </div>
      {snoozed > 0 && showsSnoozed && <SnoozedList />}
      <SnoozeDialog client={putOff} onClose={() => setPutOff(undefined)} />
      <NotesDialog client={writingTo} onClose={() => setWritingTo(undefined)} />
    </>
  );
}

/** The clients who need attention, or are snoozed: the loaded pages, and a button for the next one. */
function useNeedy(areSnoozed: boolean) {
  const say = usePhrases('clients');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(clientNeedsQuery(areSnoozed));
  return {
    isLoaded: data !== undefined,
    rows: data?.pages.flatMap(({ results }) => results) ?? [],
    count: data?.pages[0]?.count ?? 0,
    snoozed: data?.pages[0]?.snoozed ?? 0,
    more: hasNextPage && (
      <Button tone="secondary" size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {say('needsMore')}
      </Button>
    ),
  };
}

interface NeedyListProps {
  label: string;
  rows: readonly NeedyClientRow[];
  actionsOf: (client: NeedyClientRow) => ReactNode;
}

function NeedyList({ label, rows, actionsOf }: NeedyListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {rows.map((client) => (
        <li key={client.id}>
          <NeedyClient client={client} actions={actionsOf(client)} />
        </li>
      ))}
    </ul>
  );
}

interface NeedActionsProps {
  client: NeedyClientRow;
  onWrite: () => void;
  onPutOff: () => void;
}

function NeedActions({ client, onWrite, onPutOff }: NeedActionsProps) {
  const say = usePhrases('clients');
  const name = clientName(client);
  // A client who has not accepted yet cannot be sent a note.
  const isInvited = client.needs.some(({ kind }) => kind === 'INVITATION');
  return (
    <>
      {!isInvited && (
        <NeedAction
          label={say('writeNote')}
          name={name}
          icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
          opensDialog
          onPress={onWrite}
        />
      )}
      <NeedAction
        label={say('later')}
        name={name}
        icon={<Clock aria-hidden="true" className="size-4.5" />}
        opensDialog
        onPress={onPutOff}
      />
    </>
  );
}

/** The snoozed clients, and until when. */
function SnoozedList() {
  const say = usePhrases('clients');
  const format = useFormat();
  const ending = useEndClientSnooze();
  const { isLoaded, rows, more } = useNeedy(true);
  if (!isLoaded) return <Skeleton className="h-28 rounded-card" />;
  return (
    <>
      <NeedyList
        label={say('snoozedList')}
        rows={rows}
        actionsOf={(client) => (
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
        )}
      />
      {more && <div>{more}</div>}
    </>
  );
}

function Nobody({ isAnyPutOff }: { isAnyPutOff: boolean }) {
  const say = usePhrases('clients');
  return (
    <Card className="flex items-center gap-3.5">
      <Smile aria-hidden="true" className="size-7 shrink-0 text-brand-strong" />
      <div className="min-w-0">
        <h3 className="font-bold">{say('nobodyTitle')}</h3>
        <p className="text-small text-ink-soft">{say(isAnyPutOff ? 'nobodyElseText' : 'nobodyText')}</p>
      </div>
    </Card>
  );
}
