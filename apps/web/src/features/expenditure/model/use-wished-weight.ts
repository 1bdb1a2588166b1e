import { leavesToLose, readWeightToLose, type WeightToLoseFault } from '@weekbord/domain/onboarding/weight-to-lose';
import { shownWeight } from '@weekbord/domain/units/weight';
import { useState } from 'react';
import { useTypedNumber } from '../../../shared/form/typed-number.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** The goal weight field, shown to users who lose weight. */
export interface WeightToLose {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly unit: string;
  readonly error: string | undefined;
  /** A hint that says how much weight there is to lose. */
  readonly hint: string | undefined;
  /** In kg, if valid; otherwise null. */
  readonly kilograms: number | null;
  /** Shows the validation error, if any; returns whether the field is valid. */
  readonly check: () => boolean;
}

/**
 * The goal weight in the user's unit: initially their stored one, unless that leaves nothing to lose. Arguments are in
 * kg.
 */
export function useWeightToLose(weight: number, known: number | null): WeightToLose {
  const say = usePhrases('profile');
  const format = useFormat();
  const write = useTypedNumber();
  const { intake } = useCurrentUser();
  const unit = intake?.personal_weight_unit ?? 'KILOGRAMS';
  const unitText = unit === 'KILOGRAMS' ? 'kg' : 'lb';
  const [typed, setTyped] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const begun = known !== null && leavesToLose(known, weight) ? write(shownWeight(known, unit)) : '';
  const read = readWeightToLose(typed ?? begun, {
    weightInKg: weight,
    heightInCm: intake?.height_in_cm ?? null,
    unit,
  });
  const weightText = (kilograms: number) => `${format.number(shownWeight(kilograms, unit), 1)} ${unitText}`;
  const faultText = ({ code, limit = 0 }: WeightToLoseFault) => {
    if (code === 'not_below') return say('goalWeight_not_below', { weight: weightText(limit) });
    if (code === 'goal_weight_below_healthy') return say('goalWeight_unhealthy', { weight: weightText(limit) });
    return say('goalWeight_required');
  };
  const isRight = 'kilograms' in read;
  return {
    text: typed ?? begun,
    type: setTyped,
    unit: unitText,
    error: !isRight && isChecked ? faultText(read.fault) : undefined,
    hint: isRight ? say('goalWeightToLose', { weight: weightText(weight - read.kilograms) }) : undefined,
    // An untouched value stays exactly as stored.
    kilograms: isRight ? (typed === undefined ? known : read.kilograms) : null,
    check: () => {
      setChecked(true);
      return isRight;
    },
  };
}
