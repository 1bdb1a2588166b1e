import { compareDates, type PlainDate } from '../dates/plain-date.ts';
import type { ItemStatus, PartialMacros } from '../vocabulary.ts';
import { type MacroTotals, sumMacros, type Total } from './day-totals.ts';

/** Where a day lies for the person whose day it is. */
export type DayRelation = 'PAST' | 'TODAY' | 'TO_COME';

/** A meal of a day, as far as its sums ask: kcal and grams, null where unknown. */
export type CountedMeal = Readonly<{ status: ItemStatus; macros: PartialMacros }>;

/** The sums of a day, in kcal and grams. */
export type SumsOfDay = Readonly<{
  /** Of the meals that are ticked. */
  eaten: MacroTotals;
  /** Of the meals that are still to be eaten: those not ticked of today and later. A day gone by has none. */
  planned: MacroTotals;
  /** What the day comes to: eaten and planned together. */
  expected: MacroTotals;
}>;

/** A day's sums against its target, each in whole kcal or grams. */
export type AgainstTarget = Readonly<{
  /** What may still be eaten, planned meals included: the target less what was eaten; 0 once that is over it. */
  left: number;
  /** What was eaten beyond the target; 0 up to it. */
  over: number;
  /** Whether what was eaten is so far over the target that it is pointed out. */
  isOver: boolean;
  /** By how much the day comes to more than its target where that is pointed out, else null. */
  expectedOver: number | null;
}>;

/** Part of a target beyond which a sum is pointed out as over it. */
const MOST_OF_TARGET = 1.05;

/** Where a date lies, seen from a person's own date of today. */
export function dayRelation(date: PlainDate, today: PlainDate): DayRelation {
  const order = compareDates(date, today);
  return order < 0 ? 'PAST' : order > 0 ? 'TO_COME' : 'TODAY';
}

/** Whether a meal is still to be eaten: it is not ticked, and its day is not over. */
export function isStillPlanned({ status }: Readonly<{ status: ItemStatus }>, relation: DayRelation): boolean {
  return status !== 'EATEN' && relation !== 'PAST';
}

/**
 * The sums of a day. A meal that is not ticked is planned until its day is over, also after its time of day: whether it
 * was eaten is for the person to say. Of a day gone by only what was ticked counts.
 */
export function sumsOfDay(meals: readonly CountedMeal[], relation: DayRelation): SumsOfDay {
  const macrosOf = (counts: (meal: CountedMeal) => boolean) =>
    sumMacros(meals.filter(counts).map(({ macros }) => macros));
  const isEaten = ({ status }: CountedMeal) => status === 'EATEN';
  const isPlanned = (meal: CountedMeal) => isStillPlanned(meal, relation);
  return {
    eaten: macrosOf(isEaten),
    planned: macrosOf(isPlanned),
    expected: macrosOf((meal) => isEaten(meal) || isPlanned(meal)),
  };
}

/**
 * One of a day's sums, energy or a macro, against what the plan has of it. What was eaten and is not known counts as
 * nothing here; the sum itself says that a part is missing.
 */
export function againstTarget(eaten: Total, expected: Total, target: number): AgainstTarget {
  const difference = Math.round(target - (eaten.amount ?? 0));
  return {
    left: Math.max(0, difference),
    over: Math.max(0, -difference),
    isOver: overTarget(eaten, target) !== null,
    expectedOver: overTarget(expected, target),
  };
}

/**
 * How much a sum is over its target, in whole units of the target; null within 105 % of it, where there is no target and
 * where nothing is known.
 */
export function overTarget({ amount }: Total, target: number | undefined): number | null {
  if (amount === null || target === undefined || target <= 0 || amount <= target * MOST_OF_TARGET) return null;
  return Math.round(amount - target);
}
