import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { type ReactNode, useId } from 'react';
import { organisationQuery } from '../../../features/staff/api/organisations.ts';
import { MemberList } from '../../../features/staff/components/member-list.tsx';
import { PlanList } from '../../../features/staff/components/plan-list.tsx';
import { SettingsForm } from '../../../features/staff/components/settings-form.tsx';
import { WaitingList } from '../../../features/staff/components/waiting-list.tsx';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** One organisation for the operator's staff: its people and its waitlist first, then its plans and settings. */
export function OrganisationScreen({ id }: { id: number }) {
  const say = usePhrases('staff');
  const navigate = useNavigate();
  const isStaff = useCurrentUser().is_staff;
  const { data, error, refetch } = useQuery({ ...organisationQuery(id), enabled: isStaff });
  if (!isStaff) return <Navigate to="/" replace />;
  const close = () => void navigate({ to: '/staff' });
  const back = { label: say('toList'), onPress: close };
  const failure = error && failureOf(error);
  if (failure?.kind === 'refused' && failure.status === 404) {
    return (
      <Page back={back}>
        <EmptyState
          isTitle
          title={say('goneTitle')}
          text={say('goneText')}
          action={
            <Button size="medium" onClick={close}>
              {say('toList')}
            </Button>
          }
        />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page back={back}>
        {error ? (
          <LoadError isTitle error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 rounded-card" />
        )}
      </Page>
    );
  }
  return (
    <Page title={data.settings.name} back={back}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Part title={say('people')} text={say('peopleText')}>
          <MemberList organisationId={id} />
        </Part>
        <Part title={say('waitlist')}>
          <WaitingList organisationId={id} portal={data.settings.name} />
        </Part>
        <Part title={say('plans')} text={say('plansText')}>
          <PlanList organisationId={id} />
        </Part>
        <Part title={say('settings')}>
          <SettingsForm organisation={data} />
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id={heading} className="text-heading font-bold">
          {title}
        </h2>
        {text !== undefined && <p className="text-small text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
