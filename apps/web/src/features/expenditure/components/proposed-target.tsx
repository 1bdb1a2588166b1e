import type { DayGoal } from '@weekbord/domain/slots/day-goal';
import { weeklyGoalLabel } from '@weekbord/domain/goals/weekly-goals';
import { Button } from '@weekbord/ui/button/button';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { TargetProposal } from '../api/target-proposal.ts';
import { FigureChange } from '../../../shared/macros/figure-change.tsx';

type Proposal = TargetProposal &
  Readonly<{ expenditure: NonNullable<TargetProposal['expenditure']>; present: DayGoal; proposed: DayGoal }>;

interface ProposedTargetProps {
  answer: Proposal;
  isAccepting: boolean;
  isDeclining: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** A proposed target: the old and the new figures, with the reason in two sentences; it can be accepted or declined. */
export function ProposedTarget({ answer, isAccepting, isDeclining, onAccept, onDecline }: ProposedTargetProps) {
  const say = usePhrases('expenditure');
  const { expenditure, present, proposed } = answer;
  const { kcal } = proposed;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small">
        {say('why', expenditure)} <ForGoal answer={answer} />
      </p>
      <FigureChange present={present} proposed={proposed} />
      <div className="flex flex-wrap gap-2 *:min-w-fit *:flex-[1_1_8rem]">
        <Button tone="secondary" size="medium" isBusy={isDeclining} isDisabled={isAccepting} onClick={onDecline}>
          {say('notNow')}
        </Button>
        <Button size="medium" isBusy={isAccepting} isDisabled={isDeclining} onClick={onAccept}>
          {say('accept', { kcal })}
        </Button>
      </div>
    </div>
  );
}

/** Says how the target relates to the goal. */
function ForGoal({ answer }: { answer: Proposal }) {
  const say = usePhrases('expenditure');
  const format = useFormat();
  const weightUnit = useCurrentUser().intake?.personal_weight_unit ?? 'KILOGRAMS';
  const { proposed, reach, goal, weekly_goal: weeklyGoal } = answer;
  const { kcal } = proposed;
  if (reach === 'STEP') return say('whySTEP', { kcal });
  if (reach === 'FLOOR') return say('whyFLOOR', { kcal });
  if (goal === 'LOSE_WEIGHT' && weeklyGoal !== null) {
    const { amount, unit } = weeklyGoalLabel(weeklyGoal, weightUnit);
    return say('whyLOSE_WEIGHT', { amount: format.number(amount, 2), unit, kcal });
  }
  return say(goal === 'GAIN_MUSCLE' ? 'whyGAIN_MUSCLE' : 'whyRECOMPOSITION', { kcal });
}
