import { compareDates, type PlainDate } from '../dates/plain-date.ts';
import type { ItemStatus } from './calendar-items.ts';
import type { PartialMacros } from '../macros/macros.ts';
import { type MacroTotals, sumMacros, type Total } from './day-totals.ts';

/** Where a day is relative to today in its person's time zone. */
export type DayRelation = 'PAST' | 'TODAY' | 'TO_COME';

/** The part of a meal that the day's sums need: kcal and grams, null if unknown. */
export type CountedMeal = Readonly<{ status: ItemStatus; macros: PartialMacros }>;

/** The sums of a day, in kcal and grams. */
export type SumsOfDay = Readonly<{
  /** Of the ticked meals. */
  eaten: MacroTotals;
  /** Of the meals still to be eaten: those not ticked, today or later. A past day has none. */
  planned: MacroTotals;
  /** The expected total of the day: eaten plus planned. */
  expected: MacroTotals;
}>;

/** A day's sums compared with its target, each in whole kcal or grams. */
export type AgainstTarget = Readonly<{
  /** What may still be eaten, including planned meals: the target minus what was eaten; 0 once that exceeds it. */
  left: number;
  /** What was eaten beyond the target; 0 up to it. */
  over: number;
  /** Whether what was eaten exceeds the target by enough to point it out. */
  isOver: boolean;
  /** By how much the day's expected total exceeds its target, if that is worth pointing out; otherwise null. */
  expectedOver: number | null;
}>;

/** Share of a target beyond which a sum is pointed out as over it. */
const MOST_OF_TARGET = 1.05;

/** Where a date is relative to a person's own today. */
export function dayRelation(date: PlainDate, today: PlainDate): DayRelation {
  const order = compareDates(date, today);
  return order < 0 ? 'PAST' : order > 0 ? 'TO_COME' : 'TODAY';
}

/** Whether a meal is still to be eaten: it is not ticked and its day is not over. */
export function isStillPlanned({ status }: Readonly<{ status: ItemStatus }>, relation: DayRelation): boolean {
  return status !== 'EATEN' && relation !== 'PAST';
}

/**
 * The sums of a day. A meal that is not ticked counts as planned until its day is over, even after its time of day:
 * only the person can say whether it was eaten. On a past day, only ticked meals count.
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
 * Compares one of a day's sums, energy or a macro, with the plan. Unknown amounts count as zero here; the sum itself
 * says that a part is missing.
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
 * How far a sum exceeds its target, in whole units of the target; null up to 105 % of it, without a target, or if
 * nothing is known.
 */
export function overTarget({ amount }: Total, target: number | undefined): number | null {
  if (amount === null || target === undefined || target <= 0 || amount <= target * MOST_OF_TARGET) return null;
  return Math.round(amount - target);
}
