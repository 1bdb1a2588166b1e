import { compareDates, type PlainDate } from '../dates/plain-date.ts';
import type { ItemStatus } from './calendar-items.ts';
import type { PartialMacros } from '../macros/macros.ts';
import { type MacroTotals, sumMacros, type Total } from './partial-sums.ts';

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

/** How one of a day's sums compares with its target: the one figure that every screen shows. */
export type AgainstTarget = Readonly<{
  /** Whole kcal or grams. */
  amount: number;
  word: 'over' | 'left' | 'under';
  /** Whether it is over by enough to point it out. */
  isOver: boolean;
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
 * A sum that says whether something is missing: `amount` is null if nothing is known, `isPartial` is true if anything
 * is unknown.
 */
export type Total = Readonly<{ amount: number | null; isPartial: boolean }>;
export type MacroTotals = Readonly<{ [Key in keyof Macros]: Total }>;

/** Sums one nutrient; the sum of nothing is a known 0. */
export function sumKnown(values: readonly (number | null)[]): Total {
  const known = values.filter((value) => value !== null);
  const amount = known.length === 0 && values.length > 0 ? null : known.reduce((sum, value) => sum + value, 0);
  return { amount, isPartial: known.length < values.length };
}

/** Sums macros in kcal and grams. Unknown values are left out and marked, never counted as 0. */
export function sumMacros(parts: readonly PartialMacros[]): MacroTotals {
  return {
    eaten: macrosOf(isEaten),
    planned: macrosOf(isPlanned),
    expected: macrosOf((meal) => isEaten(meal) || isPlanned(meal)),
  };
}

/**
 * Compares one of a day's sums, energy or a macro, with the plan. A day whose expected total exceeds the target by
 * enough is over by that; otherwise it is what may still be eaten, planned meals included, or, once the day is over,
 * what was not eaten. Unknown amounts count as zero here; the sum itself says that a part is missing.
 */
export function againstTarget(
  { eaten, expected }: Readonly<{ eaten: Total; expected: Total }>,
  target: number,
  relation: DayRelation,
): AgainstTarget {
  const over = overTarget(expected, target);
  if (over !== null) return { amount: over, word: 'over', isOver: true };
  const left = Math.round(target - (eaten.amount ?? 0));
  if (left < 0) return { amount: -left, word: 'over', isOver: false };
  return { amount: left, word: relation === 'PAST' ? 'under' : 'left', isOver: false };
}

/**
 * How far a sum exceeds its target, in whole units of the target; null up to 105 % of it, without a target, or if
 * nothing is known.
 */
export function overTarget({ amount }: Total, target: number | undefined): number | null {
  if (amount === null || target === undefined || target <= 0 || amount <= target * MOST_OF_TARGET) return null;
  return Math.round(amount - target);
}
