import { isSetUp } from '@weekbord/domain/organisations/coach-setup';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { useMedia } from '@weekbord/ui/media/use-media';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { clientsQuery, PAGE_SIZE } from '../../../features/clients/api/clients.ts';
import { ClientCard } from '../../../features/clients/components/client-card.tsx';
import { ClientsBar } from '../../../features/clients/components/clients-bar.tsx';
import { NEW_CLIENT } from '../../../features/clients/model/client-address.ts';
import { PageSteps } from '../../../features/clients/components/page-steps.tsx';
import {
  addressOfClients,
  type ClientsSearch,
  readClientsSearch,
} from '../../../features/clients/model/clients-address.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { appDisplay } from '../../../shared/app-display.ts';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { EndedRelations, WhoNeedsYou } from './who-needs-you.tsx';

// Only a coach who begins sees it.
const CoachSetup = lazyPart(async () => (await import('./coach-setup.tsx')).CoachSetup);

/** Where three cards fit beside each other. */
const WIDE = '(width >= 64rem)';

/** Everyone whom a coach guides; what is searched for and the page stand in the address. */
export function ClientsScreen({ search: typed }: { search: Readonly<Record<string, unknown>> }) {
  const say = usePhrases('clients');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const search = readClientsSearch(typed);
  if (!showsTab(user, 'CLIENTS')) return <Navigate to="/" replace />;
  const show = (next: ClientsSearch) =>
    void navigate({ to: '/clients', search: addressOfClients(next), replace: true });
  return (
    <Page title={say('title')} width="wide" actions={appDisplay() === 'native' ? undefined : <AddClient />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FirstSteps search={search} />
        <Today search={search} />
        <ClientsBar search={search} onChange={show} />
        <ClientList search={search} onShow={show} />
      </div>
    </Page>
  );
}

/** What a coach who begins has to set up, before the list of all is searched or leafed through. */
function FirstSteps({ search }: { search: ClientsSearch }) {
  const { data } = useQuery(clientsQuery(search));
  const user = useCurrentUser();
  const [isHidden, setHidden] = useState(readStored('setup-hidden') !== null);
  const own = user.organisation?.owner === user.id ? user.organisation : null;
  const practice = { own, hasClients: (data?.count ?? 0) > 0 };
  if (isHidden || !data || !isFirstPage(search) || isSetUp(practice)) return null;
  const hide = () => {
    writeStored('setup-hidden', '1');
    setHidden(true);
  };
  return (
    <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
      <CoachSetup {...practice} onHide={hide} />
    </Suspense>
  );
}

function isFirstPage({ q, show, page }: ClientsSearch): boolean {
  return q === '' && show === 'active' && page === 1;
}

/** Who needs attention, before the list of all is searched or leafed through; nothing where there are no clients yet. */
function Today({ search }: { search: ClientsSearch }) {
  const { data } = useQuery(clientsQuery(search));
  if (!isFirstPage(search)) return null;
  return data?.count === 0 ? <EndedRelations /> : <WhoNeedsYou />;
}

function ClientList({ search, onShow }: { search: ClientsSearch; onShow: (search: ClientsSearch) => void }) {
  const say = usePhrases('clients');
  const isWide = useMedia(WIDE);
  const { data, error, refetch } = useQuery(clientsQuery(search));
  // The last page may be gone meanwhile.
  const failure = error && failureOf(error);
  if (search.page > 1 && failure?.kind === 'refused' && failure.status === 404) {
    return <Navigate to="/clients" search={addressOfClients({ ...search, page: 1 })} replace />;
  }
  if (!data) {
    if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
    return (
      <div className={GRID}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-20 rounded-card" />
        ))}
      </div>
    );
  }
  const { count, results } = data;
  return (
    <>
      <p aria-live="polite" className="text-small text-ink-soft">
        {say('count', { count })}
      </p>
      {results.length === 0 ? (
        <NoClients search={search} />
      ) : (
        <ul className={GRID}>
          {results.map((client) => (
            <li key={client.id} className="grid min-w-0">
              <ClientCard client={client} isWide={isWide} />
            </li>
          ))}
        </ul>
      )}
      <PageSteps
        page={search.page}
        pages={Math.ceil(count / PAGE_SIZE)}
        onOpen={(page) => onShow({ ...search, page })}
      />
    </>
  );
}

function AddClient() {
  const say = usePhrases('clients');
  return (
    <Link to="/clients/$clientId" params={{ clientId: NEW_CLIENT }} className={buttonClasses({ size: 'medium' })}>
      <Plus aria-hidden="true" className="size-5" />
      {say('add')}
    </Link>
  );
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3';

function NoClients({ search: { q, show } }: { search: ClientsSearch }) {
  const say = usePhrases('clients');
  if (q !== '') return <EmptyState title={say('notFoundTitle')} text={say('notFoundText', { search: q })} />;
  if (show === 'deactivated') {
    return <EmptyState title={say('noneDeactivatedTitle')} text={say('noneDeactivatedText')} />;
  }
  return (
    <EmptyState
      picture={<DishPicture picture={fixedPicture('mayonnaise')} size="card" className="size-28 rounded-full" />}
      title={say('noneTitle')}
      text={say('noneText')}
    />
  );
}
