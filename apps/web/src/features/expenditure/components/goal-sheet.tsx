import { changesWeight } from '@weekbord/domain/onboarding/typed-goal-weight';
import { useQuery } from '@tanstack/react-query';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useRef, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { useFirstWeekday } from '../../../shared/locale/first-weekday.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import {
  type GoalOption,
  type GoalOptions,
  goalOptionsQuery,
  useChangeGoal,
  useChangeGoalWeight,
} from '../api/goal-change.ts';
import { useGoalWeightField } from '../model/use-goal-weight-field.ts';
import { GoalForm } from './goal-form.tsx';
import { type PlanAgain, PlanAgainChoice, startOf } from './plan-again-choice.tsx';

interface GoalSheetProps {
  onClose: () => void;
  /** Whether meals can be planned for the new target. */
  mayPlan: boolean;
  /** Called after the goal has changed, with the date from which to plan meals; null for not at all. */
  onChanged: (start: PlainDate | null) => Promise<void>;
}

/** A sheet to change the goal. It asks for the goal and whether to plan meals again, and shows the resulting day. */
export function GoalSheet({ onClose, mayPlan, onChanged }: GoalSheetProps) {
  const say = usePhrases('profile');
  const sayShared = usePhrases('shared');
  const today = useToday();
  const { data, error, fetchStatus, refetch } = useQuery(goalOptionsQuery(today));
  const change = useChangeGoal(today);
  const [wanted, setWanted] = useState<Pick<GoalOption, 'goal' | 'weekly_goal'> | null>(null);
  const [planAgain, setPlanAgain] = useState<PlanAgain>('TODAY');
  const [isFollowing, setFollowing] = useState(false);
  const chosen = wanted && optionOf(data, wanted);
  const firstWeekday = useFirstWeekday();
  const { intake } = useCurrentUser();
  const changeWeight = useChangeGoalWeight(intake?.id ?? 0, today);
  const goal = chosen?.goal ?? data?.goal;
  const ofLosing = useGoalWeightField('LOSE_WEIGHT', data?.weight ?? 0, data?.goal_weight ?? null);
  const ofGaining = useGoalWeightField('GAIN_MUSCLE', data?.weight ?? 0, data?.goal_weight ?? null);
  const weightField = useRef<HTMLInputElement>(null);
  const goalWeight = !changesWeight(goal) || !data?.present ? null : goal === 'LOSE_WEIGHT' ? ofLosing : ofGaining;
  const kilograms = goalWeight?.kilograms;
  const isOtherWeight = goalWeight?.isTyped && kilograms !== undefined && kilograms !== data?.goal_weight;
  const saveWeight = async () => {
    if (kilograms === undefined) return;
    const { ok } = await changeWeight.send(kilograms);
    if (!ok) return;
    showAlert(say('goalWeightSaved'), { tone: 'good' });
    onClose();
  };
  const save = async () => {
    if (!chosen || !data?.goal || !data.present) return;
    if (goalWeight && !goalWeight.check()) {
      weightField.current?.focus();
      return;
    }
    const read = { goal: data.goal, weekly_goal: data.weekly_goal, present: data.present };
    const { ok } = await change.send({ read, chosen, goalWeight: kilograms });
    if (!ok) return void refetch();
    setFollowing(true);
    await onChanged(mayPlan ? startOf(planAgain, today, firstWeekday) : null);
    setFollowing(false);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('goal')}
      closeLabel={sayShared('close')}
      footer={
        chosen ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {mayPlan && <PlanAgainChoice today={today} value={planAgain} onChange={setPlanAgain} />}
            <Button isWide isBusy={change.isPending || isFollowing} onClick={() => void save()}>
              {say('goalUse', { kcal: chosen.figures.kcal })}
            </Button>
          </div>
        ) : (
          isOtherWeight && (
            <Button isWide isBusy={changeWeight.isPending} onClick={() => void saveWeight()}>
              {say('goalWeightSave')}
            </Button>
          )
        )
      }
    >
      {!data && (error !== null || fetchStatus === 'paused') && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {!data && error === null && fetchStatus !== 'paused' && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{sayShared('loading')}</span>
          <Skeleton className="h-18 rounded-card" />
          <Skeleton className="h-18 rounded-card" />
          <Skeleton className="h-18 rounded-card" />
        </div>
      )}
      {data?.fixed_because && <Notice tone="plain">{say(`goalFixed_${data.fixed_because}`)}</Notice>}
      {data?.present && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <GoalForm
            answer={data}
            present={data.present}
            chosen={chosen ?? null}
            onChoose={setWanted}
            goalWeight={goalWeight}
            weightField={weightField}
          />
          {chosen && mayPlan && (
            <p className="text-small text-ink-soft">{say(planAgain === 'NOT' ? 'goalPlanNotHint' : 'goalPlanHint')}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Returns the option for a goal and a pace; null if choosing it would change nothing. */
function optionOf(answer: GoalOptions | undefined, wanted: Pick<GoalOption, 'goal' | 'weekly_goal'>) {
  const isPresent = answer?.goal === wanted.goal && answer.weekly_goal === wanted.weekly_goal;
  if (isPresent) return null;
  return answer?.options.find((one) => one.goal === wanted.goal && one.weekly_goal === wanted.weekly_goal) ?? null;
}
