import type { ClientOrder } from '@weekbord/domain/clients/client-list';
import { isSetUp } from '@weekbord/domain/organisations/coach-setup';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { useMedia } from '@weekbord/ui/media/use-media';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { FileUp, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { type ClientFigures, clientFiguresQuery, ROWS_OF_PAGE } from '../../../features/clients/api/client-figures.ts';
import { clientsQuery, PAGE_SIZE } from '../../../features/clients/api/clients.ts';
import { ClientCard } from '../../../features/clients/components/list/client-card.tsx';
import { ClientsBar } from '../../../features/clients/components/list/clients-bar.tsx';
import { ClientsFilter } from '../../../features/clients/components/list/clients-filter.tsx';
import { ClientsRows } from '../../../features/clients/components/list/clients-rows.tsx';
import { ClientsTable } from '../../../features/clients/components/list/clients-table.tsx';
import { SelectAllBox } from '../../../features/clients/components/list/select-boxes.tsx';
import { SelectionBar } from '../../../features/clients/components/list/selection-bar.tsx';
import { PageSteps } from '../../../features/clients/components/plan/page-steps.tsx';
import { NEW_CLIENT } from '../../../features/clients/model/client-address.ts';
import { clientName } from '../../../features/clients/model/client-name.ts';
import {
  addressOfClients,
  type ClientsSearch,
  readClientsSearch,
  rememberClients,
} from '../../../features/clients/model/clients-address.ts';
import { type Selection, useSelection } from '../../../features/clients/model/use-selection.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { appDisplay } from '../../../shared/app-display.ts';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { NotesDialog } from './notes-dialog.tsx';
import { EndedRelations, WhoNeedsYou } from './who-needs-you.tsx';

// The dialog is loaded, with its phrases, when it is opened.
const PlanNumberDialog = lazyPart(
  async () =>
    (
      await Promise.all([
        import('../../../features/clients/components/plan/plan-number-dialog.tsx'),
        loadPhrases('clientPlan'),
      ])
    )[0].PlanNumberDialog,
);

const loadGiving = () => loadPhrases('giving', 'clientPlan', 'habits');
const GivePlanDialog = lazyPart(
  async () => (await Promise.all([import('./give-plan-dialog.tsx'), loadGiving()]))[0].GivePlanDialog,
);
const GiveWeekDialog = lazyPart(
  async () => (await Promise.all([import('./give-week-dialog.tsx'), loadGiving()]))[0].GiveWeekDialog,
);

// Loaded lazily, because only new coaches see it.
const CoachSetup = lazyPart(async () => (await import('./coach-setup.tsx')).CoachSetup);

/** The minimum width for three cards side by side. */
const WIDE = '(width >= 64rem)';
/** The minimum width for a table of all figures next to the navigation. */
const FITS_TABLE = '(width >= 75rem)';

/** The clients of a coach; search, filter, order and page are in the URL. */
export function ClientsScreen({ search: typed }: { search: Readonly<Record<string, unknown>> }) {
  const say = usePhrases('clients');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const search = readClientsSearch(typed);
  const address = JSON.stringify(search);
  useEffect(() => rememberClients(user.id, JSON.parse(address) as ClientsSearch), [user.id, address]);
  if (!showsTab(user, 'CLIENTS')) return <Navigate to="/" replace />;
  // Typing in the search replaces the history entry; choosing a filter or page adds one.
  const show = (next: ClientsSearch) =>
    void navigate({ to: '/clients', search: addressOfClients(next), replace: next.q !== search.q, resetScroll: false });
  return (
    <Page title={say('title')} width="full" actions={appDisplay() === 'native' ? undefined : <AddClients />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FirstSteps search={search} />
        <ClientsBar search={search} onChange={show} />
        {search.show === 'active' ? (
          <ActiveClients search={search} onShow={show} />
        ) : (
          <DeactivatedClients search={search} onShow={show} />
        )}
      </div>
    </Page>
  );
}

/** The setup steps of a new coach, shown unless they are searching or paging through the list. */
function FirstSteps({ search }: { search: ClientsSearch }) {
  const { data } = useQuery({ ...clientFiguresQuery(search), enabled: search.show === 'active' });
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
    <Suspense fallback={<Skeleton className={classes('rounded-card', practice.hasClients ? 'h-14' : 'h-64')} />}>
      <CoachSetup {...practice} onHide={hide} />
    </Suspense>
  );
}

function isFirstPage({ q, show, group, page }: ClientsSearch): boolean {
  return q === '' && show === 'active' && group === 'ALL' && page === 1;
}

interface ListProps {
  search: ClientsSearch;
  onShow: (search: ClientsSearch) => void;
}

/** The clients with access, with their figures; or only those who need attention, and why. */
function ActiveClients({ search, onShow }: ListProps) {
  const say = usePhrases('clients');
  const fitsTable = useMedia(FITS_TABLE);
  const [writingTo, setWritingTo] = useState<ClientFigures>();
  const [planOf, setPlanOf] = useState<ClientFigures>();
  const selection = useSelection();
  const [isSelecting, setSelecting] = useState(false);
  const query = useQuery(clientFiguresQuery(search));
  const { data } = query;
  // The reasons are listed per client unless there is a search.
  const showsReasons = search.group === 'NEEDS' && search.q === '';
  const sort = (order: ClientOrder) =>
    onShow({ ...search, order, isReversed: order === search.order && !search.isReversed, page: 1 });
  const actions = { onWrite: setWritingTo, onChangePlan: setPlanOf };
  if (!data) return <NotThere search={search} query={query} rows="h-9" />;
  const { count, results, groups } = data;
  return (
    <>
      {(groups.ALL > 0 || search.group !== 'ALL') && (
        <ClientsFilter search={search} groups={groups} withOrder={!fitsTable && !showsReasons} onChange={onShow} />
      )}
      {showsReasons ? <WhoNeedsYou /> : isFirstPage(search) && <EndedRelations />}
      {!showsReasons && (
        <>
          <p aria-live="polite" className="sr-only">
            {say('count', { count })}
          </p>
          {results.length === 0 ? (
            <NoClients search={search} />
          ) : fitsTable ? (
            <ClientsTable clients={results} selection={selection} search={search} onSort={sort} {...actions} />
          ) : (
            <>
              <SelectingBar
                clients={results}
                selection={selection}
                isSelecting={isSelecting}
                onToggle={() => {
                  if (isSelecting) selection.clear();
                  setSelecting(!isSelecting);
                }}
              />
              <ClientsRows clients={results} selection={isSelecting ? selection : undefined} {...actions} />
            </>
          )}
          {results.length > 0 && <p className="text-tiny text-ink-soft">{say('tableLegend')}</p>}
          <PageSteps
            page={search.page}
            pages={Math.ceil(count / ROWS_OF_PAGE)}
            onOpen={(page) => onShow({ ...search, page })}
          />
        </>
      )}
      <GiveToSelected
        selection={selection}
        search={search}
        count={count}
        hasAll={showsReasons || results.length === count}
      />
      <NotesDialog client={writingTo} onClose={() => setWritingTo(undefined)} />
      {planOf && (
        <Suspense>
          <PlanNumberDialog client={planOf} name={clientName(planOf)} onClose={() => setPlanOf(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Turns selection mode on and off where there is no room for a column of checkboxes. */
function SelectingBar({
  clients,
  selection,
  isSelecting,
  onToggle,
}: Readonly<{
  clients: readonly ClientFigures[];
  selection: Selection;
  isSelecting: boolean;
  onToggle: () => void;
}>) {
  const say = usePhrases('clients');
  return (
    <div className="-my-2 flex items-center gap-1">
      {isSelecting && (
        <span className="-ml-3">
          <SelectAllBox clients={clients} selection={selection} isDense={false} />
        </span>
      )}
      <Button tone="quiet" size="medium" className="ml-auto" onClick={onToggle}>
        {say(isSelecting ? 'stopSelecting' : 'select')}
      </Button>
    </div>
  );
}

/** The maximum number of clients that can be selected at once. */
const MOST_SELECTED = 200;

interface GiveToSelectedProps {
  selection: Selection;
  search: ClientsSearch;
  /** How many clients match the filter, and whether the page shows all of them. */
  count: number;
  hasAll: boolean;
}

/** The actions on the selected clients; nothing if no client is selected. */
function GiveToSelected({ selection, search, count, hasAll }: GiveToSelectedProps) {
  const queries = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [giving, setGiving] = useState<'plan' | 'week'>();
  // Set when something was given: the clients who received it are then deselected.
  const [wasGiven, setWasGiven] = useState(false);
  const { clients } = selection;
  if (clients.length === 0) return null;
  const selectAll = async () => {
    setReading(true);
    const pages = Array.from({ length: Math.ceil(count / ROWS_OF_PAGE) }, (_, at) => at + 1);
    try {
      for (const page of pages) {
        const { results } = await queries.fetchQuery(clientFiguresQuery({ ...search, page }));
        selection.set(results, true);
      }
    } catch (error) {
      await alertFailure(error);
    } finally {
      setReading(false);
    }
  };
  const close = () => {
    setGiving(undefined);
    if (wasGiven) selection.clear();
    setWasGiven(false);
  };
  const dialog = { clients, onClose: close, onGiven: () => setWasGiven(true) };
  const canSelectAll = !hasAll && count <= MOST_SELECTED && clients.length < count;
  return (
    <>
      <SelectionBar
        count={clients.length}
        all={canSelectAll ? { count, isBusy: isReading, onSelect: () => void selectAll() } : null}
        onGivePlan={() => setGiving('plan')}
        onGiveWeek={() => setGiving('week')}
        onClear={selection.clear}
      />
      {giving && (
        <Suspense>{giving === 'plan' ? <GivePlanDialog {...dialog} /> : <GiveWeekDialog {...dialog} />}</Suspense>
      )}
    </>
  );
}

/** The clients whose account is closed; no figures are calculated for them. */
function DeactivatedClients({ search, onShow }: ListProps) {
  const say = usePhrases('clients');
  const isWide = useMedia(WIDE);
  const query = useQuery(clientsQuery(search));
  const { data } = query;
  if (!data) return <NotThere search={search} query={query} rows="h-20" />;
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

interface NotThereProps {
  search: ClientsSearch;
  query: Readonly<{ error: Error | null; refetch: () => unknown }>;
  /** The classes of a placeholder row, which set its height. */
  rows: string;
}

/** Shown instead of a list that is still loading, has failed to load, or is past the last page. */
function NotThere({ search, query: { error, refetch }, rows }: NotThereProps) {
  const failure = error && failureOf(error);
  if (search.page > 1 && failure?.kind === 'refused' && failure.status === 404) {
    return <Navigate to="/clients" search={addressOfClients({ ...search, page: 1 })} replace />;
  }
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={`${rows} rounded-control`} />
      ))}
    </div>
  );
}

/** Buttons to add one client, or several from a file; on a phone the second is only an icon. */
function AddClients() {
  const say = usePhrases('clients');
  return (
    <div className="flex items-center gap-1 max-sm:flex-row-reverse">
      <Link
        to="/clients/import"
        aria-label={say('addFromFile')}
        className={classes(buttonClasses({ tone: 'quiet', size: 'medium' }), 'max-sm:px-3')}
      >
        <FileUp aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">{say('addFromFile')}</span>
      </Link>
      <Link to="/clients/$clientId" params={{ clientId: NEW_CLIENT }} className={buttonClasses({ size: 'medium' })}>
        <Plus aria-hidden="true" className="size-5" />
        {say('add')}
      </Link>
    </div>
  );
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3';

function NoClients({ search: { q, show, group } }: { search: ClientsSearch }) {
  const say = usePhrases('clients');
  if (q !== '') return <EmptyState title={say('notFoundTitle')} text={say('notFoundText', { search: q })} />;
  if (show === 'deactivated') {
    return <EmptyState title={say('noneDeactivatedTitle')} text={say('noneDeactivatedText')} />;
  }
  if (group === 'SILENT') return <EmptyState title={say('noneSilentTitle')} text={say('noneSilentText')} />;
  if (group === 'OFF_PLAN') return <EmptyState title={say('noneOffPlanTitle')} text={say('noneOffPlanText')} />;
  return (
    <EmptyState
      picture={<DishPicture picture={fixedPicture('mayonnaise')} size="card" className="size-28 rounded-full" />}
      title={say('noneTitle')}
      text={say('noneText')}
      action={
        appDisplay() !== 'native' && (
          <Link to="/clients/import" className={buttonClasses({ tone: 'secondary', size: 'medium' })}>
            {say('noneFromFile')}
          </Link>
        )
      }
    />
  );
}
