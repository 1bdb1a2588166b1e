import {
  kilogramsToGoal,
  isGoalAhead,
  readTypedGoalWeight,
  type WeightGoal,
  type TypedGoalWeightFault,
} from '@weekbord/domain/onboarding/typed-goal-weight';
import { shownWeight } from '@weekbord/domain/units/weight';
import { useState } from 'react';
import { useTypedNumber } from '../../../shared/form/typed-number.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** The goal weight field, shown to users who lose or gain weight. */
export interface GoalWeightField {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly unit: string;
  readonly error: string | undefined;
  /** A hint that says how much weight there is to lose or gain. */
  readonly hint: string | undefined;
  /** In kg; null if there is none, undefined if it is not valid. */
  readonly kilograms: number | null | undefined;
  /** Whether the user changed the weight. */
  readonly isTyped: boolean;
  /** Shows the validation error, if any; returns whether the field is valid. */
  readonly check: () => boolean;
}

/**
 * The weight to reach with a goal, in the user's unit: initially the stored goal weight, unless that leaves nothing to
 * lose or gain. Weights are in kg.
 */
export function useGoalWeightField(goal: WeightGoal, weight: number, known: number | null): GoalWeightField {
  const say = usePhrases('profile');
  const format = useFormat();
  const write = useTypedNumber();
  const { intake } = useCurrentUser();
  const unit = intake?.personal_weight_unit ?? 'KILOGRAMS';
  const unitText = unit === 'KILOGRAMS' ? 'kg' : 'lb';
  const [typed, setTyped] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const begun = known !== null && isGoalAhead(goal, known, weight) ? write(shownWeight(known, unit)) : '';
  const read = readTypedGoalWeight(goal, typed ?? begun, {
    weightInKg: weight,
    heightInCm: intake?.height_in_cm ?? null,
    unit,
  });
  const weightText = (kilograms: number) => `${format.number(shownWeight(kilograms, unit), 1)} ${unitText}`;
  const faultText = ({ code, limit = 0 }: TypedGoalWeightFault) => {
    if (code === 'not_below') return say('goalWeight_not_below', { weight: weightText(limit) });
    if (code === 'not_above') return say('goalWeight_not_above', { weight: weightText(limit) });
    if (code === 'too_large') return say('goalWeight_too_large', { weight: weightText(limit) });
    if (code === 'goal_weight_below_healthy') return say('goalWeight_unhealthy', { weight: weightText(limit) });
    return say('goalWeight_required');
  };
  const isRight = 'kilograms' in read;
  const hintOf = (kilograms: number | null) =>
    kilograms === null
      ? say('goalWeightNone')
      : say(goal === 'LOSE_WEIGHT' ? 'goalWeightToLose' : 'goalWeightToGain', {
          weight: weightText(kilogramsToGoal(goal, kilograms, weight)),
        });
  return {
    text: typed ?? begun,
    type: setTyped,
    unit: unitText,
    error: !isRight && isChecked ? faultText(read.fault) : undefined,
    hint: isRight ? hintOf(read.kilograms) : undefined,
    // An untouched value is left exactly as stored.
    kilograms: isRight ? (typed === undefined && begun !== '' ? known : read.kilograms) : undefined,
    isTyped: typed !== undefined,
    check: () => {
      setChecked(true);
      return isRight;
    },
  };
}
