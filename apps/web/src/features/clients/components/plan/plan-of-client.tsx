import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shownPlanName } from '@weekbord/domain/plans/wizard-plan';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/dates/weekdays';
import { Button, buttonClasses, type ButtonTone } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { alertFailure } from '../../../../shared/alerts/alert-failure.ts';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { useWeekdays } from '../../../../shared/locale/first-weekday.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import type { Client } from '../../api/clients.ts';
import { planOfClientQuery, unusedDayPlansQuery } from '../../api/plan-of-client.ts';
import { NoIntake, ProfileLink } from '../client/profile-link.tsx';
import { useDeletePlan } from '../../api/plan-flow.ts';
import { type PlanDay, planDayOf, planDays } from '../../model/plan-days.ts';

/** The day of the month of a Monday, used to look up the names of the weekdays. */
const MONDAY = 5;

/** A client's daily expenditure, and the kinds of day in their plan. */
export function PlanOfClient({ client, name }: { client: Client; name: string }) {
  const say = usePhrases('clients');
  const format = useFormat();
  const { data, error, refetch } = useQuery({ ...planOfClientQuery(client.id), enabled: client.intake !== null });
  const { data: unused = [] } = useQuery({ ...unusedDayPlansQuery(client.id), enabled: client.intake !== null });
  if (client.intake === null) return <NoIntake client={client} name={name} />;
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  const spent = client.intake.energy_expenditure;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card>
        <p className="text-small text-ink-soft">{say('expenditure')}</p>
        {spent === null ? (
          <p>{say('expenditureUnknown')}</p>
        ) : (
          <p className="text-heading font-bold">{say('kcal', { value: format.number(Math.round(spent)) })}</p>
        )}
        <NumberSources topic="PLAN" />
        <div className="mt-3">
          <ProfileLink clientId={client.id}>{say('editProfile')}</ProfileLink>
        </div>
      </Card>
      {data === undefined ? (
        <Skeleton className="h-40 rounded-card" />
      ) : data === null ? (
        <EmptyState title={say('noPlanTitle')} text={say('noPlanText')} />
      ) : (
        planDays(data).map((day) => <PlanDayCard key={day.id} day={day} clientId={client.id} />)
      )}
      {data !== undefined &&
        unused.map((plan) => <PlanDayCard key={plan.id} day={planDayOf(plan)} clientId={client.id} />)}
      {data !== undefined && spent !== null && (
        <div>
          <PlanLink clientId={client.id} tone={data === null ? 'primary' : 'secondary'}>
            <Plus aria-hidden="true" className="size-5" />
            {say(data === null ? 'makePlan' : 'addPlan')}
          </PlanLink>
        </div>
      )}
    </div>
  );
}

interface PlanLinkProps {
  clientId: number;
  /** The day plan to edit; by default a new one is created. */
  plan?: number;
  label?: string;
  tone: ButtonTone;
  children: ReactNode;
}

function PlanLink({ clientId, plan, label, tone, children }: PlanLinkProps) {
  return (
    <Link
      to="/clients/$clientId/plan"
      params={{ clientId: String(clientId) }}
      search={plan === undefined ? {} : { plan }}
      aria-label={label}
      className={buttonClasses({ tone, size: 'medium' })}
    >
      {children}
    </Link>
  );
}

function PlanDayCard({ day: stored, clientId }: { day: PlanDay; clientId: number }) {
  const say = usePhrases('clients');
  const day = { ...stored, name: shownPlanName(stored.name, say('personalPlan')) };
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const ofWeek = useWeekdays();
  const nameOf = (weekday: Weekday) =>
    format.date(`2026-01-${String(MONDAY + WEEKDAYS.indexOf(weekday)).padStart(2, '0')}`, 'weekday');
  const macros = ['protein', 'carbohydrates', 'fat'] as const;
  const isUnused = day.days.length === 0;
  return (
    <Card as="section" labelledBy={`plan-${day.id}`}>
      <h2 id={`plan-${day.id}`} className="font-bold wrap-break-word">
        {day.name}
      </h2>
      <p className="text-small text-ink-soft">
        {isUnused
          ? say('unusedPlan')
          : day.days.length === WEEKDAYS.length
            ? say('everyDay')
            : ofWeek
                .filter((weekday) => day.days.includes(weekday))
                .map(nameOf)
                .join(', ')}
        {' · '}
        {say('meals', { count: day.mealCount })}
      </p>
      <p className="mt-3 text-heading font-bold">{say('kcal', { value: format.number(day.goal.kcal) })}</p>
      <dl className="mt-2 grid grid-cols-3 gap-3">
        {macros.map((macro) => (
          <div key={macro} className="min-w-0">
            <dt className="truncate text-small text-ink-soft">{sayShared(macro)}</dt>
            <dd className="font-semibold">{format.number(day.goal[macro])} g</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <PlanLink
          clientId={clientId}
          plan={day.id}
          label={say(isUnused ? 'usePlanOf' : 'editPlanOf', { name: day.name })}
          tone="secondary"
        >
          {say(isUnused ? 'usePlan' : 'editPlan')}
        </PlanLink>
        {!day.days.includes('monday') && <DeletePlan clientId={clientId} day={day} />}
      </div>
    </Card>
  );
}

/**
 * Deletes a day plan after confirmation. Monday's plan cannot be deleted, because it takes over the weekdays of deleted
 * plans.
 */
function DeletePlan({ clientId, day }: { clientId: number; day: PlanDay }) {
  const say = usePhrases('clients');
  const sayShared = usePhrases('shared');
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeletePlan(clientId);
  const remove = async () => {
    try {
      await deleting.mutateAsync(day.id);
      showAlert(say('planDeleted', { name: day.name }));
    } catch (error) {
      await alertFailure(error, say('planNotDeleted'));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        tone="quiet"
        size="medium"
        aria-label={say('deletePlanOf', { name: day.name })}
        onClick={() => setAsking(true)}
      >
        {say('deletePlan')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('deletePlanTitle', { name: day.name })}
        text={say(day.days.length === 0 ? 'deleteUnusedText' : 'deletePlanText')}
        confirmLabel={say('deletePlan')}
        cancelLabel={sayShared('cancel')}
        isDangerous
        isBusy={deleting.isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
