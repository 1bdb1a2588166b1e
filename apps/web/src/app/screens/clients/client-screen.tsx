import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { eatsByCycle } from '@weekbord/domain/cycle/eats-by-cycle';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Plus } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { type Client, clientQuery } from '../../../features/clients/api/clients.ts';
import { planOfClientQuery } from '../../../features/clients/api/plan-of-client.ts';
import { AboutClient } from '../../../features/clients/components/client/about-client.tsx';
import { ClientSettings } from '../../../features/clients/components/client/client-settings.tsx';
import { PlanOfClient } from '../../../features/clients/components/plan/plan-of-client.tsx';
import { CLIENT_PARTS, type ClientPart, readClientPart } from '../../../features/clients/model/client-address.ts';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { addressOfClients, rememberedClients } from '../../../features/clients/model/clients-address.ts';
import { addressOfWeek, readWeekEnd } from '../../../features/clients/model/week-address.ts';
import { type ProgressSearch, readProgressSearch } from '../../../features/progress/model/progress-address.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { diaryOfClient } from '../../../shared/session/subject.ts';
import { MissingClient } from './missing-client.tsx';

// The progress part is loaded, with its phrases, when it is shown.
const ProgressOf = lazyPart(
  async () => (await Promise.all([import('../progress/progress-of.tsx'), loadPhrases('progress')]))[0].ProgressOf,
);

const WeekOfClient = lazyPart(
  async () => (await import('../../../features/clients/components/week/week-of-client.tsx')).WeekOfClient,
);

const ChangesOfPlan = lazyPart(
  async () =>
    (await Promise.all([import('./changes-of-plan.tsx'), loadPhrases('planVersions', 'expenditure', 'meals')]))[0]
      .ChangesOfPlan,
);

const CycleOfClient = lazyPart(
  async () =>
    (
      await Promise.all([import('../../../features/intake/components/cycle/cycle-of-client.tsx'), loadPhrases('cycle')])
    )[0].CycleOfClient,
);

const NotesOfClient = lazyPart(
  async () => (await Promise.all([import('./notes-of-client.tsx'), loadPhrases('notes')]))[0].NotesOfClient,
);

type Search = Readonly<Record<string, unknown>>;

/** Everything about one client of the coach, part by part; the part is in the URL. */
export function ClientScreen({ clientId, search }: { clientId: number; search: Search }) {
  const say = usePhrases('clients');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(clientQuery(clientId));
  if (!showsTab(user, 'CLIENTS')) return <Navigate to="/" replace />;
  const back = {
    label: say('back'),
    onPress: () => void navigate({ to: '/clients', search: addressOfClients(rememberedClients(user.id)) }),
  };
  if (!data) return <MissingClient error={error} onRetry={() => void refetch()} onClose={back.onPress} />;
  const part = readClientPart(search);
  return (
    <Page width="wide" title={clientName(data)} back={back} actions={<ViewPlan client={data} />}>
      <Parts clientId={clientId} current={part} />
      <Part part={part} client={data} search={search} />
    </Page>
  );
}

/** Links to the client's diary, as they see it, if their week has a plan. */
function ViewPlan({ client }: { client: Client }) {
  const say = usePhrases('clients');
  const { data: plan } = useQuery({ ...planOfClientQuery(client.id), enabled: client.intake !== null });
  if (!plan?.tuesday) return null;
  // Loads a new page, so that the data of two people is never in memory at the same time.
  return (
    <a href={diaryOfClient(client.id)} className={buttonClasses({ size: 'medium', tone: 'secondary' })}>
      {say('viewPlan')}
    </a>
  );
}

function Parts({ clientId, current }: { clientId: number; current: ClientPart }) {
  const say = usePhrases('clients');
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[data-part=${current}]`);
    // Scrolls only the row, not the page.
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={say('parts')} className="relative -mx-5 mb-5 overflow-x-auto px-5 rail:mx-0 rail:px-0">
      <ul className="flex min-w-max border-b border-line">
        {CLIENT_PARTS.map((part) => (
          <li key={part}>
            <Link
              to="/clients/$clientId"
              params={{ clientId: String(clientId) }}
              search={part === 'about' ? {} : { part }}
              replace
              data-part={part}
              aria-current={part === current ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center border-b-3 px-1.5 text-small font-semibold transition rail:px-4',
                part === current ? 'border-brand text-ink' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {say(part)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ part, client, search }: { part: ClientPart; client: Client; search: Search }) {
  const name = clientName(client);
  if (part === 'week') return <WeekPart client={client} search={search} />;
  if (part === 'plan') return <PlanPart client={client} />;
  if (part === 'notes') {
    return (
      <Suspense fallback={<Skeleton className="h-60 rounded-card" />}>
        <div className="max-w-3xl">
          <NotesOfClient userId={client.id} name={name} />
        </div>
      </Suspense>
    );
  }
  if (part === 'settings')
    return (
      <div className="max-w-3xl">
        <ClientSettings key={client.id} client={client} name={name} />
      </div>
    );
  if (part === 'progress') return <ProgressPart client={client} search={search} />;
  return (
    <>
      <AboutClient client={client} name={name} />
      {client.intake && eatsByCycle(client.intake.gender, client.intake.diet_type) && (
        <Suspense>
          <CycleOfClient clientId={client.id} name={name} />
        </Suspense>
      )}
    </>
  );
}

/** A client's last seven days, and the weeks before. */
function WeekPart({ client, search }: { client: Client; search: Search }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
      <WeekOfClient
        clientId={client.id}
        name={clientName(client)}
        until={readWeekEnd(search)}
        onOpen={(until) =>
          void navigate({
            to: '/clients/$clientId',
            params: { clientId: String(client.id) },
            search: addressOfWeek(until),
            resetScroll: false,
          })
        }
      />
    </Suspense>
  );
}

/** A client's plan, with the changes to it below. */
function PlanPart({ client }: { client: Client }) {
  const name = clientName(client);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2 xl:items-start">
      <PlanOfClient client={client} name={name} />
      {client.intake !== null && (
        <Suspense fallback={<Skeleton className="h-60 rounded-card" />}>
          <ChangesOfPlan userId={client.id} name={name} />
        </Suspense>
      )}
    </div>
  );
}

/** A client's progress as they see it themselves, without a title, because the client's name is above it. */
function ProgressPart({ client, search: typed }: { client: Client; search: Search }) {
  const say = usePhrases('clients');
  const navigate = useNavigate();
  const search = readProgressSearch(typed);
  const show = (next: ProgressSearch) =>
    void navigate({
      to: '/clients/$clientId',
      params: { clientId: String(client.id) },
      search: { part: 'progress', ...next },
      replace: true,
    });
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
      <ProgressOf
        whose={{ user: client.id }}
        goal={client.intake?.goal_weight_in_kg ?? null}
        hasPlan={Boolean(client.intake?.weekly_nutrition_plan)}
        search={search}
        onShow={show}
      />
      <div className="mt-4">
        <Button
          tone="secondary"
          size="medium"
          icon={<Plus aria-hidden="true" className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => show({ ...search, add: true })}
        >
          {say('addMeasurement')}
        </Button>
      </div>
    </Suspense>
  );
}
