import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { type Client, clientQuery } from '../../../features/clients/api/clients.ts';
import { planBasisQuery } from '../../../features/clients/api/plan-flow.ts';
import { NoIntake } from '../../../features/clients/components/client/profile-link.tsx';
import { PlanFlow } from '../../../features/clients/components/plan/plan-flow.tsx';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { basisOf, dayPlanOf, PLAN_STEPS, type PlanStep } from '../../../features/clients/model/plan-draft.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { MissingClient } from './missing-client.tsx';

type Search = Readonly<Record<string, unknown>>;

interface ClientPlanScreenProps {
  clientId: number;
  /** The URL parameters: the day plan to edit, or none for a new one, and the step. */
  search: Search;
}

/** Creates or edits a day plan of a client. */
export function ClientPlanScreen({ clientId, search }: ClientPlanScreenProps) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { data: client, error, refetch } = useQuery(clientQuery(clientId));
  if (!showsTab(user, 'CLIENTS')) return <Navigate to="/" replace />;
  const close = () =>
    void navigate({ to: '/clients/$clientId', params: { clientId: String(clientId) }, search: { part: 'plan' } });
  if (client) return <FlowOf client={client} search={search} onClose={close} />;
  return (
    <MissingClient error={error} onRetry={() => void refetch()} onClose={() => void navigate({ to: '/clients' })} />
  );
}

function FlowOf({ client, search, onClose }: { client: Client; search: Search; onClose: () => void }) {
  const say = usePhrases('clients');
  const sayPlan = usePhrases('clientPlan');
  const navigate = useNavigate();
  const router = useRouter();
  const { data, error, refetch, isFetchedAfterMount } = useQuery(planBasisQuery(client.id));
  const name = clientName(client);
  const typedId = Number(search['plan']);
  const planId = Number.isInteger(typedId) && typedId > 0 ? typedId : null;
  const step = PLAN_STEPS.find((one) => one === search['step']) ?? 'balance';
  const basis = data && basisOf(data);
  const go = (to: PlanStep, replace: boolean) =>
    void navigate({
      to: '/clients/$clientId/plan',
      params: { clientId: String(client.id) },
      search: { ...(planId !== null && { plan: planId }), ...(to !== 'balance' && { step: to }) },
      replace,
    });
  const back = () => {
    const before = PLAN_STEPS[PLAN_STEPS.indexOf(step) - 1];
    if (before === undefined) onClose();
    else if (router.history.canGoBack()) router.history.back();
    else go(before, true);
  };
  // A draft must be based on what is stored now, not on what another screen loaded earlier.
  const isHere = data && isFetchedAfterMount;
  if (isHere && basis && (planId === null || dayPlanOf(data, planId) !== null)) {
    return (
      <PlanFlow
        key={planId}
        clientId={client.id}
        name={name}
        basis={basis}
        read={data}
        planId={planId}
        step={step}
        onStep={(next) => go(next, false)}
        onBack={back}
        onClose={step === 'balance' && router.history.canGoBack() ? () => router.history.back() : onClose}
      />
    );
  }
  const toPlan = (
    <Button size="medium" onClick={onClose}>
      {sayPlan('toPlan')}
    </Button>
  );
  return (
    <Page title={sayPlan('title', { name })} back={{ label: sayPlan('toPlan'), onPress: onClose }}>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !isHere ? (
        <Skeleton className="h-96 rounded-card" />
      ) : data.profile === null ? (
        <NoIntake client={client} name={name} />
      ) : basis === null ? (
        <EmptyState title={say('expenditure')} text={say('expenditureUnknown')} action={toPlan} />
      ) : (
        <EmptyState title={sayPlan('goneTitle')} text={sayPlan('goneText')} action={toPlan} />
      )}
    </Page>
  );
}
