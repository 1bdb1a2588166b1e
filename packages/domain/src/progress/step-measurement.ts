import { roundTo } from '../numbers/rounding.ts';
import type { MeasurementType } from './measurement-types.ts';

/** Steps in the unit that is typed, of the types whose next value lies near the last. */
const STEPS: Readonly<Partial<Record<MeasurementType, number>>> = {
  WEIGHT: 0.1,
  WAIST_CIRCUMFERENCE: 0.5,
  BODY_FAT_PERCENTAGE: 0.1,
};
const DECIMALS = 1;

/** Whether adding a value of a type begins at the last one, from which it is stepped. */
export function beginsAtLast(type: MeasurementType): boolean {
  return STEPS[type] !== undefined;
}

/** A typed value as it is begun with: to one decimal. */
export function firstTyped(value: number): number {
  return roundTo(value, DECIMALS);
}

/** A typed value one step up or down. */
export function steppedMeasurement(type: MeasurementType, value: number, direction: 1 | -1): number {
  return firstTyped(value + direction * (STEPS[type] ?? 0));
}
