import { roundTo } from '../numbers/rounding.ts';
import type { MeasurementType } from './measurement-types.ts';

/** The steps, in the typed unit, for the types whose values change little from one measurement to the next. */
const STEPS: Readonly<Partial<Record<MeasurementType, number>>> = {
  WEIGHT: 0.1,
  WAIST_CIRCUMFERENCE: 0.5,
  BODY_FAT_PERCENTAGE: 0.1,
};
const DECIMALS = 1;

/** Whether the field for a new value of a type starts at the last value and is changed in steps. */
export function beginsAtLast(type: MeasurementType): boolean {
  return STEPS[type] !== undefined;
}

/** The initial value of the field, to one decimal place. */
export function firstTyped(value: number): number {
  return roundTo(value, DECIMALS);
}

/** A typed value one step up or down. */
export function steppedMeasurement(type: MeasurementType, value: number, direction: 1 | -1): number {
  return firstTyped(value + direction * (STEPS[type] ?? 0));
}
