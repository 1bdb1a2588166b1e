import type { DayGoal } from '@weekbord/domain/slots/day-goal';
import { kilogramsToPounds } from '@weekbord/domain/units/weight';
import type { Goal, WeeklyGoal } from '@weekbord/domain/goals/goals';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { type Ref, useId } from 'react';
import { NUMBER_FIELD } from '../../../shared/form/number-field.ts';
import { GoalChoice } from '../../../shared/goals/goal-choice.tsx';
import { weeklyGoalAmount } from '../../../shared/goals/weekly-goal-text.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../shared/sources/number-sources.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { GoalOption, GoalOptions } from '../api/goal-change.ts';
import type { GoalWeightField } from '../model/use-goal-weight-field.ts';
import { FigureChange } from '../../../shared/macros/figure-change.tsx';

type Wanted = Pick<GoalOption, 'goal' | 'weekly_goal'>;

/** The pace that is preselected. */
const USUAL_SPEED: WeeklyGoal = 'LOSE_0_5_KG_PER_WEEK';

interface GoalFormProps {
  answer: GoalOptions;
  present: DayGoal;
  /** Null while the choice equals the user's current goal. */
  chosen: GoalOption | null;
  onChoose: (wanted: Wanted) => void;
  /** The weight to reach; null if the goal does not change the weight. */
  goalWeight: GoalWeightField | null;
  weightField: Ref<HTMLInputElement>;
}

/** The goals, the paces of weight loss, and the daily figures of the chosen one. */
export function GoalForm({ answer, present, chosen, onChoose, goalWeight, weightField }: GoalFormProps) {
  const say = usePhrases('profile');
  const heading = useId();
  const goal = chosen?.goal ?? answer.goal ?? undefined;
  const refused = Object.fromEntries(
    answer.refused.map(({ goal: one, because }) => [one, say(`goalRefused_${because}`)]),
  );
  const chooseGoal = (next: Goal) => onChoose(answer.goal === next ? presentOf(answer, next) : first(answer, next));
  return (
    <>
      <GoalChoice isBrief say={(key) => say(key)} goal={goal} onChange={chooseGoal} refused={refused} />
      {goal === 'LOSE_WEIGHT' && (
        <Speeds
          answer={answer}
          speed={chosen?.weekly_goal ?? answer.weekly_goal}
          onChoose={(weeklyGoal) => onChoose({ goal, weekly_goal: weeklyGoal })}
        />
      )}
      {goalWeight && (
        <TextField
          {...NUMBER_FIELD}
          ref={weightField}
          label={say('goalWeightWanted')}
          unit={goalWeight.unit}
          value={goalWeight.text}
          onChange={goalWeight.type}
          onBlur={() => goalWeight.text !== '' && goalWeight.check()}
          hint={goalWeight.hint}
          error={goalWeight.error}
        />
      )}
      {chosen && (
        <section aria-labelledby={heading} aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 id={heading} className="text-small font-semibold">
            {say('goalFigures')}
          </h3>
          <FigureChange present={present} proposed={chosen.figures} />
          {answer.keeps_own_numbers ? (
            <Notice tone="plain">{say('goalOwnNumbers')}</Notice>
          ) : (
            <WorkedOutWith weight={answer.weight} />
          )}
          <NumberSources topic="PLAN" />
        </section>
      )}
    </>
  );
}

function Speeds({
  answer,
  speed,
  onChoose,
}: {
  answer: GoalOptions;
  speed: WeeklyGoal | null;
  onChoose: (weeklyGoal: WeeklyGoal) => void;
}) {
  const say = usePhrases('profile');
  const format = useFormat();
  const unit = useCurrentUser().intake?.personal_weight_unit ?? 'KILOGRAMS';
  const offered = answer.options.flatMap(({ weekly_goal: one }) => (one === null ? [] : [one]));
  if (speed === null || offered.length === 0) return null;
  return (
    <SegmentedControl
      label={say('weeklyGoalTitle')}
      value={speed}
      onChange={onChoose}
      options={offered.map((one) => {
        const { amount, unit: shownUnit } = weeklyGoalAmount(one, unit, format);
        return { value: one, label: `${amount} ${shownUnit}` };
      })}
    />
  );
}

/**
 * Says which weight the goals were calculated with. Shown only if it differs from the weight on which the current plan
 * is based.
 */
function WorkedOutWith({ weight }: { weight: number | null }) {
  const say = usePhrases('profile');
  const format = useFormat();
  const { intake } = useCurrentUser();
  if (weight === null || intake === null || weight === intake.weight) return null;
  const isInKilograms = intake.personal_weight_unit === 'KILOGRAMS';
  const shown = isInKilograms ? `${format.number(weight, 1)} kg` : `${format.number(kilogramsToPounds(weight), 1)} lb`;
  return <p className="text-small text-ink-soft">{say('goalWeight', { weight: shown })}</p>;
}

function presentOf(answer: GoalOptions, goal: Goal): Wanted {
  return { goal, weekly_goal: answer.weekly_goal };
}

function first(answer: GoalOptions, goal: Goal): Wanted {
  const ofGoal = answer.options.filter((one) => one.goal === goal);
  const usual = ofGoal.find(({ weekly_goal: speed }) => speed === USUAL_SPEED) ?? ofGoal.at(-1);
  return { goal, weekly_goal: usual?.weekly_goal ?? null };
}
