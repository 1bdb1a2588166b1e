import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import { STRESS_NOT_PROVIDED } from '@weekbord/domain/progress/measurements';
import { shownWeight } from '@weekbord/domain/units/weight';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

const DECIMALS = 1;

/** How values of a type are shown: stored values go in, kg, hours, 0 to 5, cm or percent. */
export interface ShownValues {
  /** The unit that stands behind a number; empty for stress. */
  readonly unit: string;
  /** The number as it is shown, in the person's own unit: pounds in all where they weigh in pounds or stones. */
  readonly shown: (value: number) => number;
  /** The number of a shown value. */
  readonly number: (shown: number) => string;
  /** A stored value in words: 71.2 kg. */
  readonly text: (value: number) => string;
  /** Says that a value is the mean of several of its date; nothing of a single one. */
  readonly meanText: (point: Readonly<{ entries: number }>) => readonly string[];
  /** What lies between two values of one type, in words. */
  readonly changeText: (value: number) => string;
}

/** Shows values of a type in the unit and the language of who looks. */
export function useValueText(type: MeasurementType): ShownValues {
  const say = usePhrases('progress');
  const format = useFormat();
  const weightUnit = useCurrentUser().intake?.personal_weight_unit ?? 'KILOGRAMS';
  const unit =
    type === 'STRESS'
      ? ''
      : type === 'WEIGHT'
        ? say(weightUnit === 'KILOGRAMS' ? 'unitKILOGRAMS' : 'unitPOUNDS')
        : say(`unit${type}`);
  const shown = (value: number) => (type === 'WEIGHT' ? shownWeight(value, weightUnit) : value);
  const number = (value: number) => format.number(value, DECIMALS);
  const withUnit = (value: string) => (unit === '' ? value : say('amount', { value, unit }));
  return {
    unit,
    shown,
    number,
    text: (value) =>
      type === 'STRESS' && value === STRESS_NOT_PROVIDED ? say('notProvided') : withUnit(number(shown(value))),
    meanText: ({ entries }) => (entries > 1 ? [say('meanOf', { count: entries })] : []),
    changeText: (value) => {
      const size = number(Math.abs(shown(value)));
      return withUnit(`${value > 0 ? '+' : '−'}${size}`);
    },
  };
}
