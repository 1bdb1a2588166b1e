import type { SlotMacros } from '../vocabulary.ts';
import type { Band } from './plan-result.ts';

/**
 * The planner's unit: a fortieth of a kcal or gram, which is a tenth (how recipes are stored) times
 * a quarter (the step of the portions multiplier). All sums are whole numbers of it.
 */
export const UNITS = 40;

/** Targets below these are measured as if they were these, so that a zero target has a scale. */
const SMALLEST_SCALE = { kcal: 200, protein: 15, fat: 10, carbohydrates: 15 } as const;

/** Macros in units. */
export type UnitMacros = { kcal: number; protein: number; fat: number; carbohydrates: number };

/** What a day aims at, in units, with the per cent that one unit makes. */
export type DayAim = Readonly<{
  kcal: number;
  protein: number;
  fat: number;
  carbohydrates: number;
  kcalPercent: number;
  proteinPercent: number;
  fatPercent: number;
  carbohydratesPercent: number;
  /** Whether `carbohydrates` is a ceiling in place of a target. */
  capped: boolean;
  /** Factor on all of the day's points. */
  weight: number;
}>;

/** Per cent of energy inside which a deviation is nearly free. */
const KCAL_FREE = 1;
const KCAL_INSIDE = 0.3;
const KCAL_BEYOND = 1;
/** Too little protein weighs more than too much; the per cent are those of the bands. */
const PROTEIN_UNDER_FREE = 2;
const PROTEIN_UNDER_INSIDE = 0.15;
const PROTEIN_UNDER_BEYOND = 0.6;
const PROTEIN_OVER_FREE = 2.5;
const PROTEIN_OVER_INSIDE = 0.05;
const PROTEIN_OVER_BEYOND = 0.4;
const OTHER_FREE = 4.5;
const OTHER_INSIDE = 0.05;
const OTHER_BEYOND = 0.4;
/** Points per gram above a carbohydrate ceiling: first gently, then steeply. */
const CAP_FREE_GRAMS = 1;
const CAP_INSIDE = 0.2;
const CAP_BEYOND = 1;

/** Grams above the carbohydrate ceiling that the bands forgive. */
export const CARB_CAP_TOLERANCE_GRAMS = 2;
/** Per cent of the bands; see Band. */
export const TIGHT_PERCENT = { kcal: 1, protein: 3, fat: 5, carbohydrates: 5 } as const;
export const OK_PERCENT = { kcal: 2, protein: 5 } as const;

/** Amounts in kcal and grams as whole units. Not a number counts as 0. */
export function toUnits(macros: SlotMacros): UnitMacros {
  const unit = (amount: number): number => (Number.isFinite(amount) ? Math.round(amount * UNITS) : 0);
  return {
    kcal: unit(macros.kcal),
    protein: unit(macros.protein),
    fat: unit(macros.fat),
    carbohydrates: unit(macros.carbohydrates),
  };
}

/** The aim for a target in units; a ceiling in grams takes the place of the carbohydrate target. */
export function makeAim(target: UnitMacros, carbCapGrams: number | null | undefined, weight: number): DayAim {
  const percent = (units: number, smallest: number): number => 100 / Math.max(units, smallest * UNITS);
  const capped = hasCap(carbCapGrams);
  return {
    kcal: target.kcal,
    protein: target.protein,
    fat: target.fat,
    carbohydrates: capped ? Math.round(carbCapGrams * UNITS) : target.carbohydrates,
    kcalPercent: percent(target.kcal, SMALLEST_SCALE.kcal),
    proteinPercent: percent(target.protein, SMALLEST_SCALE.protein),
    fatPercent: percent(target.fat, SMALLEST_SCALE.fat),
    carbohydratesPercent: percent(target.carbohydrates, SMALLEST_SCALE.carbohydrates),
    capped,
    weight,
  };
}

function hasCap(grams: number | null | undefined): grams is number {
  return typeof grams === 'number' && Number.isFinite(grams) && grams >= 0;
}

function bent(percent: number, free: number, inside: number, beyond: number): number {
  return percent <= free ? percent * inside : free * inside + (percent - free) * beyond;
}

/** Points for energy of `units` in all. */
export function kcalPoints(aim: DayAim, units: number): number {
  return aim.weight * bent(Math.abs(units - aim.kcal) * aim.kcalPercent, KCAL_FREE, KCAL_INSIDE, KCAL_BEYOND);
}

/** Points for protein of `units` in all. */
export function proteinPoints(aim: DayAim, units: number): number {
  const percent = (units - aim.protein) * aim.proteinPercent;
  return (
    aim.weight *
    (percent < 0
      ? bent(-percent, PROTEIN_UNDER_FREE, PROTEIN_UNDER_INSIDE, PROTEIN_UNDER_BEYOND)
      : bent(percent, PROTEIN_OVER_FREE, PROTEIN_OVER_INSIDE, PROTEIN_OVER_BEYOND))
  );
}

/** Points for fat of `units` in all. */
export function fatPoints(aim: DayAim, units: number): number {
  return aim.weight * bent(Math.abs(units - aim.fat) * aim.fatPercent, OTHER_FREE, OTHER_INSIDE, OTHER_BEYOND);
}

/** Points for carbohydrates of `units` in all; under a ceiling nothing below it costs. */
export function carbohydratePoints(aim: DayAim, units: number): number {
  if (aim.capped) {
    const grams = (units - aim.carbohydrates) / UNITS;
    return grams <= 0 ? 0 : aim.weight * bent(grams, CAP_FREE_GRAMS, CAP_INSIDE, CAP_BEYOND);
  }
  const percent = Math.abs(units - aim.carbohydrates) * aim.carbohydratesPercent;
  return aim.weight * bent(percent, OTHER_FREE, OTHER_INSIDE, OTHER_BEYOND);
}

/** Points for a whole day, `totals` in units. */
export function dayPoints(aim: DayAim, totals: UnitMacros): number {
  return (
    kcalPoints(aim, totals.kcal) +
    proteinPoints(aim, totals.protein) +
    fatPoints(aim, totals.fat) +
    carbohydratePoints(aim, totals.carbohydrates)
  );
}

/** Signed per cent from the aim; under a carbohydrate ceiling, from the ceiling, and 0 below it. */
export function deviationPercent(aim: DayAim, totals: UnitMacros): SlotMacros {
  const scale = Math.max(aim.carbohydrates, SMALLEST_SCALE.carbohydrates * UNITS);
  const carbs = ((totals.carbohydrates - aim.carbohydrates) * 100) / scale;
  return {
    kcal: (totals.kcal - aim.kcal) * aim.kcalPercent,
    protein: (totals.protein - aim.protein) * aim.proteinPercent,
    fat: (totals.fat - aim.fat) * aim.fatPercent,
    carbohydrates: aim.capped ? Math.max(0, carbs) : carbs,
  };
}

/** The band of a day whose slots are all filled. */
export function bandOf(aim: DayAim, totals: UnitMacros): Band {
  const off = deviationPercent(aim, totals);
  const { capped } = aim;
  const underCap = !capped || totals.carbohydrates <= aim.carbohydrates + CARB_CAP_TOLERANCE_GRAMS * UNITS;
  const within = (macro: keyof typeof TIGHT_PERCENT): boolean => Math.abs(off[macro]) <= TIGHT_PERCENT[macro];
  if (within('kcal') && within('protein') && within('fat') && underCap && (capped || within('carbohydrates'))) {
    return 'tight';
  }
  const near = Math.abs(off.kcal) <= OK_PERCENT.kcal && Math.abs(off.protein) <= OK_PERCENT.protein;
  return near && underCap ? 'ok' : 'off';
}
