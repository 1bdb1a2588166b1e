import type { MeasurementType } from './measurement-types.ts';

/** Number of intervals on an axis, marked by six values. */
export const AXIS_SEGMENTS = 5;

/** An axis from `min` to `max` in five intervals of `step`, in the unit of the values. */
export type Axis = Readonly<{ min: number; max: number; step: number }>;

/** The possible steps between labels, all round numbers. */
const STEPS = [0.2, 0.5, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 50, 100, 200] as const;

const axisFrom = (min: number, step: number): Axis => ({ min, step, max: min + AXIS_SEGMENTS * step });

/** The range without measurements; for a weight, one that covers most people. */
const EMPTY = {
  WEIGHT: axisFrom(50, 18),
  SLEEP: axisFrom(0, 2),
  STRESS: axisFrom(0, 1),
  WAIST_CIRCUMFERENCE: axisFrom(60, 10),
  BODY_FAT_PERCENTAGE: axisFrom(0, 10),
} as const satisfies Readonly<Record<MeasurementType, Axis>>;

/** Types whose axis begins at 0, so that heights are proportional to values. */
const FROM_ZERO: ReadonlySet<MeasurementType> = new Set(['SLEEP', 'STRESS']);

/**
 * The axis for values of a type: sleep from 0 to 10 hours and stress from 0 to 5, extended only if a value is higher;
 * other types as close around the values as round numbers allow. Without values, a default range.
 */
export function axisFor(type: MeasurementType, values: readonly number[]): Axis {
  const empty = EMPTY[type];
  if (values.length === 0) return empty;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (FROM_ZERO.has(type)) return high <= empty.max ? empty : axisFrom(0, stepFor(0, high));
  const step = stepFor(low, high);
  return axisFrom(firstOf(low, step), step);
}

/**
 * The smallest step with which five intervals, starting at a multiple of it, contain the lowest and the highest value.
 */
function stepFor(low: number, high: number): number {
  return STEPS.find((step) => firstOf(low, step) + AXIS_SEGMENTS * step >= high) ?? STEPS.at(-1)!;
}

/**
 * The highest multiple of a step that is not above a value; a value just below a multiple because of rounding counts as
 * that multiple.
 */
function firstOf(value: number, step: number): number {
  return Math.max(0, Math.floor(value / step + 1e-9) * step);
}
