import { compareDates, type PlainDate } from '../dates/plain-date.ts';
import type { ItemStatus } from './calendar-items.ts';
import type { PartialMacros } from '../macros/macros.ts';
import { type MacroTotals, sumMacros, type Total } from './partial-sums.ts';

/** Where a day is relative to today in the person's time zone. */
export type DayRelation = 'PAST' | 'TODAY' | 'TO_COME';

/** The fields of a meal that say whether it counts as eaten or planned. */
export type MealState = Readonly<{
  status: ItemStatus;
  /** Whether the person said that they skipped the meal, so that it counts as neither; false if absent. */
  skipped?: boolean | undefined;
}>;

/** The fields of a meal that are needed to compute the totals of a day: kcal and grams, null if unknown. */
export type CountedMeal = MealState & Readonly<{ macros: PartialMacros }>;

/** The sums of a day, in kcal and grams. */
export type SumsOfDay = Readonly<{
  /** The sums over the ticked meals. */
  eaten: MacroTotals;
  /** The sums over the meals still to be eaten: those neither ticked nor skipped, today or later. A past day has none. */
  planned: MacroTotals;
  /** The expected total of the day: eaten plus planned. */
  expected: MacroTotals;
}>;

/** How a total of the day compares with its target. Every screen shows this number. */
export type AgainstTarget = Readonly<{
  /** In whole kcal or grams. */
  amount: number;
  word: 'over' | 'left' | 'under';
  /** Whether the excess is large enough to point out. */
  isOver: boolean;
}>;

/** Share of a target above which a sum is pointed out as too high. */
const MOST_OF_TARGET = 1.05;

/** Where a date is relative to today in the person's time zone. */
export function dayRelation(date: PlainDate, today: PlainDate): DayRelation {
  const order = compareDates(date, today);
  return order < 0 ? 'PAST' : order > 0 ? 'TO_COME' : 'TODAY';
}

/** Whether a meal is still to be eaten: it is neither ticked nor skipped, and its day is not over. */
export function isStillPlanned({ status, skipped = false }: MealState, relation: DayRelation): boolean {
  return status !== 'EATEN' && !skipped && relation !== 'PAST';
}

/**
 * The sums of a day. A meal that is not ticked counts as planned until its day is over, even after its time of day:
 * only the person can say whether it was eaten. A meal that they skipped does not count. On a past day, only ticked
 * meals count.
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
 * Compares a sum of the day, energy or a macro, with the plan. If the expected total clearly exceeds the target,
 * returns the excess; if not, what can still be eaten, including planned meals. Once the day is over, returns what was
 * not eaten. Unknown amounts count as zero here; the total is marked as partial.
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

/** The figures of a day that have a target. */
export type FigureOfDay = 'kcal' | 'protein' | 'carbohydrates' | 'fat';

/**
 * Compares the figures of a day with the plan, all in the same way, so that they can be read side by side. Energy is
 * compared as in `againstTarget`. If it is over, each macro's total, eaten plus planned, is shown as over or under.
 * Otherwise each macro shows what is left after what was eaten, even if too much of it is planned.
 */
export function dayAgainstGoal(
  { eaten, expected }: Pick<SumsOfDay, 'eaten' | 'expected'>,
  goal: Readonly<Record<FigureOfDay, number>>,
  relation: DayRelation,
): Readonly<Record<FigureOfDay, AgainstTarget>> {
  const kcal = againstTarget({ eaten: eaten.kcal, expected: expected.kcal }, goal.kcal, relation);
  const isWhole = kcal.word === 'over';
  const macro = (name: Exclude<FigureOfDay, 'kcal'>) => {
    const counted = isWhole ? expected[name] : eaten[name];
    return againstTarget({ eaten: counted, expected: counted }, goal[name], isWhole ? 'PAST' : relation);
  };
  return { kcal, protein: macro('protein'), carbohydrates: macro('carbohydrates'), fat: macro('fat') };
}

/**
 * How far a sum exceeds its target, in whole units of the target; null up to 105% of it, without a target, or if
 * nothing is known.
 */
export function overTarget({ amount }: Total, target: number | undefined): number | null {
  if (amount === null || target === undefined || target <= 0 || amount <= target * MOST_OF_TARGET) return null;
  return Math.round(amount - target);
}
