import type { SlotMacros } from '../../macros/macros.ts';
import type { Band } from '../week/plan-result.ts';

/** Smaller targets are scaled as if they were these, so that deviations from a zero target can be scaled too. */
const SMALLEST_SCALE = { kcal: 200, protein: 15, fat: 10, carbohydrates: 15 } as const;

/** The target of a day, in kcal and grams, and what percentage of the target one kcal or gram is. */
export type DayAim = Readonly<{
  target: SlotMacros;
  percent: SlotMacros;
  /** Whether the carbohydrates are a ceiling instead of a target. */
  isCapped: boolean;
  /** Factor for all of the day's points. */
  weight: number;
}>;

/**
 * Points for a deviation in percent: nearly none inside the band, so that taste decides there, a step at its edge, and
 * steeply rising outside it. The edges used here are slightly inside those of the bands.
 */
type Slope = Readonly<{ edge: number; inside: number; step: number; beyond: number }>;
const KCAL: Slope = { edge: 1.5, inside: 0.05, step: 1.8, beyond: 3 };
const PROTEIN: Slope = { edge: 4, inside: 0.05, step: 2.4, beyond: 2.4 };
const OTHERS: Slope = { edge: 8.5, inside: 0.12, step: 1.6, beyond: 0.8 };
/** Points for exceeding a carbohydrate ceiling at all. */
const CAP_STEP = 3;
/** Points per gram above a carbohydrate ceiling. */
const CAP_BEYOND = 3;

/** Grams above the carbohydrate ceiling that the bands tolerate. */
const CARB_CAP_TOLERANCE_GRAMS = 2;
/** The deviations in percent that the band `tight` allows; see Band. */
export const TIGHT_PERCENT = { kcal: 1, protein: 3, fat: 5, carbohydrates: 5 } as const;
/** The deviations in percent that the band `ok` allows; see Band. */
const OK_PERCENT = { kcal: 2, protein: 5 } as const;

/** The aim for a target. A ceiling in grams replaces the carbohydrate target. */
export function makeAim(target: SlotMacros, carbCapGrams: number | null | undefined, weight: number): DayAim {
  const isCapped = typeof carbCapGrams === 'number' && Number.isFinite(carbCapGrams) && carbCapGrams >= 0;
  const aimed = isCapped ? { ...target, carbohydrates: carbCapGrams } : target;
  const percent = (macro: keyof SlotMacros): number => 100 / Math.max(aimed[macro], SMALLEST_SCALE[macro]);
  return {
    target: aimed,
    percent: {
      kcal: percent('kcal'),
      protein: percent('protein'),
      fat: percent('fat'),
      carbohydrates: percent('carbohydrates'),
    },
    isCapped,
    weight,
  };
}

function slopePoints(percent: number, { edge, inside, step, beyond }: Slope): number {
  const off = Math.abs(percent);
  return off <= edge ? off * inside : edge * inside + step + (off - edge) * beyond;
}

/** Points for a day's energy alone: a lower bound of the whole day's points. */
export function energyPoints({ target, percent, weight }: DayAim, kcal: number): number {
  return slopePoints((kcal - target.kcal) * percent.kcal, KCAL) * weight;
}

/** How many kcal a day may be off for its energy alone to cost at most this many points. */
export function energyReach({ percent, weight }: DayAim, points: number): number {
  const { edge, inside, step, beyond } = KCAL;
  const each = points / weight;
  const atEdge = edge * inside;
  const off = each <= atEdge ? each / inside : each <= atEdge + step ? edge : edge + (each - atEdge - step) / beyond;
  return off / percent.kcal;
}

/** Points for a day's protein alone: a lower bound of the whole day's points. */
export function proteinPoints({ target, percent, weight }: DayAim, protein: number): number {
  return slopePoints((protein - target.protein) * percent.protein, PROTEIN) * weight;
}

/** Points for a whole day with these macros. */
export function dayPoints(aim: DayAim, kcal: number, protein: number, fat: number, carbohydrates: number): number {
  const { target, percent } = aim;
  let points =
    slopePoints((kcal - target.kcal) * percent.kcal, KCAL) +
    slopePoints((protein - target.protein) * percent.protein, PROTEIN) +
    slopePoints((fat - target.fat) * percent.fat, OTHERS);
  if (!aim.isCapped) points += slopePoints((carbohydrates - target.carbohydrates) * percent.carbohydrates, OTHERS);
  else if (carbohydrates > target.carbohydrates)
    points += CAP_STEP + CAP_BEYOND * (carbohydrates - target.carbohydrates);
  return points * aim.weight;
}

/**
 * Signed deviation from the aim in percent; under a carbohydrate ceiling, the deviation from the ceiling, 0 below it.
 */
export function deviationPercent({ target, percent, isCapped }: DayAim, totals: SlotMacros): SlotMacros {
  const off = (macro: keyof SlotMacros): number => (totals[macro] - target[macro]) * percent[macro];
  const carbohydrates = off('carbohydrates');
  return {
    kcal: off('kcal'),
    protein: off('protein'),
    fat: off('fat'),
    carbohydrates: isCapped ? Math.max(0, carbohydrates) : carbohydrates,
  };
}

/** The band of a day whose slots are all filled. */
export function bandOf(aim: DayAim, totals: SlotMacros): Band {
  const off = deviationPercent(aim, totals);
  const { isCapped } = aim;
  const isUnderCap = !isCapped || totals.carbohydrates <= aim.target.carbohydrates + CARB_CAP_TOLERANCE_GRAMS;
  const isWithin = (macro: keyof typeof TIGHT_PERCENT): boolean => Math.abs(off[macro]) <= TIGHT_PERCENT[macro];
  if (
    isWithin('kcal') &&
    isWithin('protein') &&
    isWithin('fat') &&
    isUnderCap &&
    (isCapped || isWithin('carbohydrates'))
  )
    return 'tight';
  const isNear = Math.abs(off.kcal) <= OK_PERCENT.kcal && Math.abs(off.protein) <= OK_PERCENT.protein;
  return isNear && isUnderCap ? 'ok' : 'off';
}
