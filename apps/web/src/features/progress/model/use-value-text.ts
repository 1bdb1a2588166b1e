import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import { STRESS_NOT_PROVIDED } from '@weekbord/domain/progress/measurements';
import { shownWeight } from '@weekbord/domain/units/weight';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

const DECIMALS = 1;

/** Formatters for a type's values; they take stored values: kg, hours, 0 to 5, cm or percent. */
export interface ShownValues {
  /** The unit after a number; empty for stress. */
  readonly unit: string;
  /** Converts a value to the person's own unit; pounds and stones both become plain pounds. */
  readonly shown: (value: number) => number;
  /** Formats a converted value. */
  readonly number: (shown: number) => string;
  /** Formats a stored value with its unit: 71.2 kg. */
  readonly text: (value: number) => string;
  /** Says that a value is the average of several on the same date; empty for a single one. */
  readonly meanText: (point: Readonly<{ entries: number }>) => readonly string[];
  /** Formats the difference between two values of one type. */
  readonly changeText: (value: number) => string;
}

/** Returns formatters for values of a type in the viewer's unit and language. */
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
