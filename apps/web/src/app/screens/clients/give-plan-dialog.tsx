import { MIN_KCAL, wantsReason } from '@weekbord/domain/goals/energy-floor';
import { LONGEST_PLAN_TEXT } from '@weekbord/domain/plans/plan-versions';
import { shownPlanName } from '@weekbord/domain/plans/wizard-plan';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { Select } from '@weekbord/ui/select/select';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { LISTS } from '../../../features/clients/api/clients.ts';
import { givePlan, type PlanUndo, takePlanBack, undoOfPlan } from '../../../features/clients/api/give-plan.ts';
import { type PlanBasisAnswer, planBasisQuery } from '../../../features/clients/api/plan-flow.ts';
import { GiveFooter } from '../../../features/clients/components/plan/give-footer.tsx';
import { type Fit, ReceiverList } from '../../../features/clients/components/plan/receiver-list.tsx';
import { bodyOfGift, fitOfPlan, plansToGive } from '../../../features/clients/model/given-plan.ts';
import { queryInTurn } from '../../../features/clients/model/query-in-turn.ts';
import { type Given, useGiving } from '../../../features/clients/model/use-giving.ts';
import type { SelectedClient } from '../../../features/clients/model/use-selection.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { refetchAffected } from '../../../shared/api/write.ts';
import { failureOf, isPassing } from '../../../shared/http/api-failure.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { useWeekdays } from '../../../shared/locale/first-weekday.ts';
import { useWeekdayNames } from '../../../shared/locale/use-weekday-names.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useGiveFailure } from './use-give-failure.ts';

interface GiveDialogProps {
  clients: readonly SelectedClient[];
  onClose: () => void;
  /** Called once the plan was given to at least one client. */
  onGiven: () => void;
}

const basisInTurn = (id: number) => queryInTurn(planBasisQuery(id));

/** Gives a day plan of the coach, or of one of the selected clients, to all of them. */
export function GivePlanDialog({ clients, onClose, onGiven }: GiveDialogProps) {
  const say = usePhrases('giving');
  const sayPlan = usePhrases('clientPlan');
  const sayClients = usePhrases('clients');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const nameOf = useWeekdayNames('weekday');
  const ofWeek = useWeekdays();
  const queries = useQueryClient();
  const me = useCurrentUser().id;
  const [from, setFrom] = useState(me);
  const [planId, setPlanId] = useState<number>();
  const [days, setDays] = useState<readonly Weekday[]>(WEEKDAYS);
  const [reason, setReason] = useState('');
  const [isStarted, setStarted] = useState(false);
  const failureOfGift = useGiveFailure();
  const own = useQuery(basisInTurn(me));
  const read = useQueries({
    // Switched off once giving has started, because every changed plan would cause all of them to be refetched.
    queries: clients.map(({ id }) => ({ ...basisInTurn(id), enabled: !isStarted })),
    combine: (all) => new Map(clients.map(({ id }, at) => [id, all[at]!])),
  });
  const source = from === me ? own : read.get(from)!;
  const plans = source.data ? plansToGive(source.data) : [];
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  const goal = plan && dayGoal(plan.meals);
  const isReasonNeeded = goal !== undefined && wantsReason(goal);
  const isReasonMissing = isReasonNeeded && reason.trim() === '';
  const isReady = plan !== undefined && days.length > 0 && !isReasonMissing;

  const fitOf = ({ id }: SelectedClient): Fit => {
    const { data, error } = read.get(id)!;
    if (data === undefined && error) return { kind: 'LEFT_OUT', lines: [failureOfGift(failureOf(error))] };
    if (data === undefined || plan === undefined || days.length === 0) return { kind: 'CHECKING' };
    const fit = fitOfPlan(data, plan, days);
    if (fit.kind === 'LEFT_OUT') return { kind: 'LEFT_OUT', lines: leftOutLines(fit.because) };
    const { before, after, expenditure, against } = fit;
    const percent = format.number((after / expenditure) * 100);
    return {
      kind: 'FITS',
      lines: [
        before === null
          ? say('energyFirst', { after: format.number(after) })
          : say('energyNow', { before: format.number(before), after: format.number(after) }),
        say('shareOfUse', { percent, kcal: format.number(expenditure) }),
      ],
      doubts: against === null ? [] : [say(against === 'LOSE' ? 'againstLose' : 'againstGain')],
    };
  };
  const leftOutLines = (because: Extract<ReturnType<typeof fitOfPlan>, { kind: 'LEFT_OUT' }>['because']) => {
    if (because === 'NO_PROFILE') return [say('noProfile')];
    if (because === 'NO_MEASURES') return [say('noMeasures')];
    if (because === 'HAS_IT') return [say('hasItAlready')];
    return because.map(({ code, limit = 0, given = 0 }) =>
      sayPlan(`fault_${code}`, { limit: format.number(limit), given: format.number(given) }),
    );
  };

  const give = async ({ id }: SelectedClient, key: string): Promise<Given<PlanUndo>> => {
    setStarted(true);
    const basis = queries.getQueryData<PlanBasisAnswer>(planBasisQuery(id).queryKey);
    if (basis === undefined || plan === undefined) throw new Error('The plan was not checked for this client.');
    const body = bodyOfGift(basis, plan, { user: id, days, reason });
    const saved = await givePlan(body, key);
    if (!saved.ok) {
      const { failure } = saved;
      const isConflict = failure.kind === 'refused' && failure.status === 409;
      if (isConflict) await queries.fetchQuery(basisInTurn(id)).catch(() => undefined);
      return {
        kind: 'FAILED',
        why: isConflict ? say('changedMeanwhile') : failureOfGift(failure),
        canRetry: isConflict || isPassing(failure),
        isLost: failure.kind === 'network',
      };
    }
    onGiven();
    const fit = fitOfPlan(basis, plan, days);
    const line =
      fit.kind === 'FITS' && fit.before !== null
        ? say('energyNow', { before: format.number(fit.before), after: format.number(fit.after) })
        : say('firstPlanStays');
    return { kind: 'GIVEN', lines: [line], undo: basis.weekly_plan === null ? null : await undoOfPlan(id) };
  };
  const takeBack = async (undo: PlanUndo, key: string): Promise<string | null> => {
    const result = await takePlanBack(undo, key);
    if (result.ok) return null;
    const isConflict = result.failure.kind === 'refused' && result.failure.status === 409;
    return isConflict ? say('changedMeanwhile') : failureText(result.failure, sayShared);
  };
  const giving = useGiving<PlanUndo>({ give, takeBack, notUndone: (why) => say('notUndone', { why }) });
  const isBefore = giving.given.size === 0;
  const close = () => {
    if (giving.isBusy) return;
    refetchAffected(queries, LISTS);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={say('planTitle', { count: clients.length })}
      closeLabel={sayShared('close')}
      footer={
        (!isBefore || plan !== undefined) && (
          <GiveFooter clients={clients} fitOf={fitOf} giving={giving} isReady={isReady} onClose={close} />
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isBefore && (
          <>
            <Select
              label={say('planOf')}
              value={String(from)}
              options={[
                { value: String(me), label: say('ownPlans') },
                ...clients.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(value) => {
                setFrom(Number(value));
                setPlanId(undefined);
              }}
            />
            {source.data === undefined && source.error ? (
              <LoadError error={source.error} onRetry={() => void source.refetch()} />
            ) : source.data === undefined ? (
              <Skeleton className="h-20 rounded-control" />
            ) : plan === undefined ? (
              <Notice tone="plain">
                {from === me
                  ? say('noPlansOwn')
                  : say('noPlans', { name: clients.find(({ id }) => id === from)?.name ?? '' })}
              </Notice>
            ) : (
              <Select
                label={say('plan')}
                value={String(plan.id)}
                options={plans.map(({ id, name, meals }) => ({
                  value: String(id),
                  label: `${shownPlanName(name, sayClients('personalPlan'))} · ${format.number(dayGoal(meals).kcal)} ${sayShared('kcal')}`,
                }))}
                hint={
                  goal &&
                  (['protein', 'carbohydrates', 'fat'] as const)
                    .map((macro) => `${sayShared(macro)} ${format.number(goal[macro])} g`)
                    .join(' · ')
                }
                onChange={(value) => setPlanId(Number(value))}
              />
            )}
            <ChipChoice
              kind="many"
              label={say('days')}
              hint={say('daysText')}
              values={days}
              options={ofWeek.map((day) => ({ value: day, label: nameOf(day) }))}
              error={days.length === 0 ? say('daysError') : undefined}
              onChange={(chosen) => setDays(WEEKDAYS.filter((day) => chosen.includes(day)))}
            />
            <TextField
              label={say(isReasonNeeded ? 'reasonNeeded' : 'reason')}
              hint={say('reasonHint')}
              error={isReasonMissing ? say('reasonMissing', { limit: format.number(MIN_KCAL) }) : undefined}
              maxLength={LONGEST_PLAN_TEXT}
              autoComplete="off"
              value={reason}
              onChange={setReason}
            />
          </>
        )}
        {(!isBefore || plan !== undefined) && (
          <section>
            <h3 className="mb-2 text-small font-bold">{say('receivers')}</h3>
            <ReceiverList clients={clients} fitOf={fitOf} given={giving.given} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
