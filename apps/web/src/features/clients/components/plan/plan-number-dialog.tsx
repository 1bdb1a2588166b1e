import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LONGEST_PLAN_TEXT } from '@weekbord/domain/plans/plan-versions';
import { shownPlanName } from '@weekbord/domain/plans/wizard-plan';
import { mealsOfCoachPlan } from '@weekbord/domain/plans/coach-plan';
import { CHANGEABLE_FIGURES, type ChangeableFigure } from '@weekbord/domain/plans/change-day-figure';
import { MIN_KCAL } from '@weekbord/domain/goals/energy-floor';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { NUMBER_FIELD } from '../../../../shared/form/number-field.ts';
import { useTypedNumber } from '../../../../shared/form/typed-number.ts';
import { useUnderstood } from '../../../../shared/form/use-understood.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type PlanBasisAnswer, planBasisQuery, useSavePlan } from '../../api/plan-flow.ts';
import { planDays, planOfDate } from '../../model/plan-days.ts';
import { basisOf, bodyOfDraft, isDone, needsReason, startDraft } from '../../model/plan-draft.ts';
import { isNoFigure, typeFigure } from '../../model/plan-figure.ts';
import { DayFaults } from './day-faults.tsx';

interface PlanNumberDialogProps {
  /** The client whose plan is changed. */
  client: Readonly<{ id: number }>;
  name: string;
  onClose: () => void;
}

/** Changes the energy or the protein of a client's day plan; the rest of the plan follows. */
export function PlanNumberDialog({ client, name, onClose }: PlanNumberDialogProps) {
  const say = usePhrases('clientPlan');
  const sayShared = usePhrases('shared');
  const { data, error, refetch, isFetchedAfterMount } = useQuery(planBasisQuery(client.id));
  const basis = data && basisOf(data);
  const week = data?.weekly_plan ?? null;
  const canChange = isFetchedAfterMount && data && basis && week !== null;
  return (
    <Dialog isOpen onClose={onClose} title={say('title', { name })} closeLabel={sayShared('close')} size="small">
      {canChange ? (
        // Keyed, so that after a concurrent change the new state is shown and the number must be typed again.
        <PlanNumber
          key={JSON.stringify(week)}
          clientId={client.id}
          name={name}
          read={data}
          onConflict={() => void refetch()}
          onClose={onClose}
        />
      ) : error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !isFetchedAfterMount || !data ? (
        <Skeleton className="h-60 rounded-card" />
      ) : (
        <NoPlan clientId={client.id} lacks={data.profile === null || basis === null ? 'profile' : 'plan'} name={name} />
      )}
    </Dialog>
  );
}

/** Links to the screen where the missing part can be created. */
function NoPlan({ clientId, lacks, name }: { clientId: number; lacks: 'profile' | 'plan'; name: string }) {
  const say = usePhrases('clients');
  return (
    <>
      <p className="mb-4 text-ink-soft">{lacks === 'plan' ? say('noPlanText') : say('noIntakeText', { name })}</p>
      <Link
        to="/clients/$clientId"
        params={{ clientId: String(clientId) }}
        search={{ part: 'plan' }}
        className={buttonClasses({ size: 'medium' })}
      >
        {say(lacks === 'plan' ? 'makePlan' : 'openClient')}
      </Link>
    </>
  );
}

interface PlanNumberProps {
  clientId: number;
  name: string;
  read: PlanBasisAnswer;
  /** Called if the plan was changed concurrently. */
  onConflict: () => void;
  onClose: () => void;
}

function PlanNumber(props: PlanNumberProps) {
  const say = usePhrases('clientPlan');
  const sayClients = usePhrases('clients');
  const week = props.read.weekly_plan!;
  const days = planDays(week);
  const [planId, setPlanId] = useState(planOfDate(week, today()).id);
  return (
    <>
      {days.length > 1 && (
        <div className="mb-4">
          <ChipChoice
            kind="one"
            label={say('whichPlan')}
            values={[String(planId)]}
            options={days.map(({ id, name }) => ({
              value: String(id),
              label: shownPlanName(name, sayClients('personalPlan')),
            }))}
            onChange={([value]) => setPlanId(Number(value))}
          />
        </div>
      )}
      <PlanNumberForm key={planId} {...props} planId={planId} />
    </>
  );
}

const UNITS = { kcal: 'kcal', protein: 'g' } as const;

type PlanNumberFormProps = PlanNumberProps & { planId: number };

function PlanNumberForm({ clientId, name, read, onConflict, onClose, planId }: PlanNumberFormProps) {
  const say = usePhrases('clientPlan');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const typed = useTypedNumber();
  const language = useLanguage();
  const understood = useUnderstood();
  const saving = useSavePlan(clientId);
  const basis = basisOf(read)!;
  const [first] = useState(() => startDraft(basis, read, { planId, newName: '', language }));
  const [draft, setDraft] = useState(first);
  const [texts, setTexts] = useState<Readonly<Partial<Record<ChangeableFigure, string>>>>({});
  const day = dayGoal(mealsOfCoachPlan(basis, draft.plan));
  const before = dayGoal(mealsOfCoachPlan(basis, first.plan));
  const isReasonNeeded = needsReason(draft, day);
  const areNumbers = CHANGEABLE_FIGURES.every((figure) => !isNoFigure(texts[figure], language));
  const isChanged = CHANGEABLE_FIGURES.some((figure) => day[figure] !== before[figure]);
  const isReady = isChanged && areNumbers && isDone(basis, draft, 'tuning');
  const type = (figure: ChangeableFigure, text: string) => {
    setTexts({ ...texts, [figure]: text });
    setDraft(typeFigure(draft, first, { ...texts, [figure]: text }));
  };
  const save = async () => {
    const result = await saving.send({ body: bodyOfDraft(basis, draft, { user: clientId, planId, read }) });
    if (result.ok) {
      showAlert(say('savedOf', { name }));
      onClose();
    } else if (result.failure.kind === 'refused' && result.failure.status === 409) onConflict();
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !saving.isPending) void save();
      }}
    >
      <div className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1">
        {CHANGEABLE_FIGURES.map((figure) => (
          <TextField
            key={figure}
            {...NUMBER_FIELD}
            label={sayShared(figure === 'kcal' ? 'energy' : 'protein')}
            unit={UNITS[figure]}
            hint={understood(texts[figure], UNITS[figure])}
            maxLength={6}
            autoFocus={figure === 'kcal'}
            value={texts[figure] ?? typed(before[figure])}
            error={isNoFigure(texts[figure], language) ? say('figureError') : undefined}
            onChange={(text) => type(figure, text)}
          />
        ))}
      </div>
      <p role="status" className="text-small text-ink-soft">
        {(['carbohydrates', 'fat'] as const).map((macro, at) => (
          <span key={macro}>
            {at > 0 && ' · '}
            {sayShared(macro)}{' '}
            <span className="font-semibold whitespace-nowrap text-ink">
              {day[macro] !== before[macro] && `${format.number(before[macro])} → `}
              {format.number(day[macro])} g
            </span>
          </span>
        ))}
      </p>
      <DayFaults basis={basis} draft={draft} day={day} name={name} />
      <TextField
        label={say(isReasonNeeded ? 'reasonNeeded' : 'reasonLabel')}
        hint={say('reasonHint', { name })}
        error={
          isReasonNeeded && draft.reason.trim() === ''
            ? say('reasonMissing', { limit: format.number(MIN_KCAL) })
            : undefined
        }
        maxLength={LONGEST_PLAN_TEXT}
        autoComplete="off"
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
      <Button type="submit" isWide isDisabled={!isReady} isBusy={saving.isPending}>
        {say('save')}
      </Button>
    </form>
  );
}
