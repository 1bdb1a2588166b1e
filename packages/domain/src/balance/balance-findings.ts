import type { PlainDate } from '../dates/plain-date.ts';
import type { KnownPart } from '../recipes/labels/label-nutrients.ts';
import type { BalanceMeal, DayTally } from './day-tally.ts';
import { type BalanceMeasure, fiberGuideline, GUIDELINES } from './guidelines.ts';

/** A finding about a week: whether it meets, falls short of or exceeds a guideline. */
export type BalanceFinding = Readonly<{
  measure: BalanceMeasure;
  tone: 'GOOD' | 'SHORT' | 'OVER';
  /** The days to which the finding applies; empty if it applies to the week as a whole. */
  dates: readonly PlainDate[];
  /**
   * For a shortage of vegetables or fruit: the grams missing per day, on average. Otherwise grams per day, times per
   * week or percent.
   */
  amount: number;
  /** The meal that contributes most to an excess. */
  meal: Readonly<{ id: number; name: string; date: PlainDate }> | null;
}>;

type Week = Readonly<{
  tallies: readonly DayTally[];
  whole: readonly DayTally[];
  measures: Readonly<Record<BalanceMeasure, KnownPart>>;
  eater: Readonly<{ eatsFish: boolean }>;
  /** The mean target energy per day. */
  kcal: number;
}>;

/** A finding and its importance, the sort key. */
type Weighed = Readonly<{ finding: BalanceFinding; weight: number }>;

/** Minimum number of complete days for judging or praising a mean. */
const DAYS_TO_PRAISE = 4;
/** Minimum number of complete days for reporting that fish or pulses are missing. */
const DAYS_TO_MISS = 5;
/** Grams of vegetables or fruit that a day may lack without being mentioned: less than a piece of fruit. */
const SMALL_PRODUCE_GRAMS = 75;
/** A mean that misses its guideline by less than this share is not reported. */
const MEAN_STRAY = 0.05;
/** A single day that misses its guideline by less than this share is not reported. */
const DAY_STRAY = 0.25;
const WEIGHT_OF_FISH = 0.3;
const WEIGHT_OF_PULSES = 0.2;
/** The list starts with at most this many points for improvement, followed by something good. */
const FIRST_TO_MEND = 2;
/** The measures that can be praised when they meet their guideline, in order of preference. */
const PRAISED = ['fish', 'pulses', 'vegetables', 'fruit', 'fiber', 'salt', 'saturated_fat'] as const;

/**
 * Returns the findings about a week, most useful first. Something good, if there is anything, is among the first three.
 */
export function balanceFindings(week: Week): BalanceFinding[] {
  const found = [
    produceFinding(week, 'vegetables'),
    produceFinding(week, 'fruit'),
    ...(week.eater.eatsFish ? [timesFinding(week, 'fish', WEIGHT_OF_FISH)] : []),
    timesFinding(week, 'pulses', WEIGHT_OF_PULSES),
    fiberFinding(week),
    saltFinding(week),
    saturatedFinding(week),
  ].filter((one) => one !== null);
  const toMend = found.filter(({ finding }) => finding.tone !== 'GOOD').toSorted((a, b) => b.weight - a.weight);
  const good = PRAISED.flatMap((measure) =>
    found.filter(({ finding }) => finding.tone === 'GOOD' && finding.measure === measure),
  );
  return [...toMend.slice(0, FIRST_TO_MEND), ...good.slice(0, 1), ...toMend.slice(FIRST_TO_MEND), ...good.slice(1)].map(
    ({ finding }) => finding,
  );
}

function praise(measure: BalanceMeasure, amount: number): Weighed {
  return { finding: { measure, tone: 'GOOD', dates: [], amount, meal: null }, weight: 0 };
}

function produceFinding({ whole, measures }: Week, measure: 'vegetables' | 'fruit'): Weighed | null {
  const { amount: guideline } = GUIDELINES[measure];
  const { amount } = measures[measure];
  const known = whole.filter(({ unknownMeals }) => unknownMeals === 0);
  const short = known.filter((day) => guideline - day[measure] >= SMALL_PRODUCE_GRAMS);
  const isEnough = amount !== null && amount >= guideline;
  if (isEnough && whole.length >= DAYS_TO_PRAISE) return praise(measure, amount);
  if (isEnough || short.length === 0) return null;
  const missing = mean(short.map((day) => guideline - day[measure]));
  return {
    finding: { measure, tone: 'SHORT', dates: datesOf(short), amount: missing, meal: null },
    weight: ((missing / guideline) * short.length) / known.length,
  };
}

function timesFinding({ whole, measures }: Week, measure: 'fish' | 'pulses', weight: number): Weighed | null {
  const { amount, unknown } = measures[measure];
  if (amount !== null && amount >= GUIDELINES[measure].amount) return praise(measure, amount);
  if (whole.length < DAYS_TO_MISS || unknown > 0) return null;
  return { finding: { measure, tone: 'SHORT', dates: [], amount: 0, meal: null }, weight };
}

function fiberFinding({ whole, measures, kcal }: Week): Weighed | null {
  const guideline = fiberGuideline(kcal);
  const { amount, unknown } = measures.fiber;
  if (amount === null || whole.length < DAYS_TO_PRAISE) return null;
  if (amount >= guideline) return praise('fiber', amount);
  if (unknown > 0 || amount >= guideline * (1 - MEAN_STRAY)) return null;
  return {
    finding: { measure: 'fiber', tone: 'SHORT', dates: [], amount, meal: null },
    weight: (guideline - amount) / guideline,
  };
}

function saltFinding({ tallies, whole, measures }: Week): Weighed | null {
  const { amount: guideline } = GUIDELINES.salt;
  const { amount, unknown } = measures.salt;
  const saltOf = (day: DayTally) => day.further.salt.amount ?? 0;
  const isMeanOver = amount !== null && whole.length >= DAYS_TO_PRAISE && amount > guideline * (1 + MEAN_STRAY);
  const over = tallies.filter((day) => saltOf(day) > guideline * (isMeanOver ? 1 : 1 + DAY_STRAY));
  if (over.length === 0)
    return amount !== null && amount <= guideline && unknown === 0 && whole.length >= DAYS_TO_PRAISE
      ? praise('salt', amount)
      : null;
  const salt = mean(over.map(saltOf));
  return {
    finding: {
      measure: 'salt',
      tone: 'OVER',
      dates: datesOf(over),
      amount: salt,
      meal: richest(over, ({ further }) => further.salt.amount ?? 0),
    },
    weight: ((salt - guideline) / guideline) * (over.length / tallies.length),
  };
}

function saturatedFinding({ whole, measures }: Week): Weighed | null {
  const { amount: guideline } = GUIDELINES.saturated_fat;
  const { amount, unknown } = measures.saturated_fat;
  if (amount === null || whole.length < DAYS_TO_PRAISE) return null;
  if (amount > guideline * (1 + MEAN_STRAY))
    return {
      finding: {
        measure: 'saturated_fat',
        tone: 'OVER',
        dates: [],
        amount,
        meal: richest(whole, ({ further }) => further.saturated_fat.amount ?? 0),
      },
      weight: (amount - guideline) / guideline,
    };
  return unknown === 0 && amount <= guideline ? praise('saturated_fat', amount) : null;
}

/** The meal on the given days with the highest value of `of`. */
function richest(days: readonly DayTally[], of: (meal: BalanceMeal) => number): BalanceFinding['meal'] {
  const meals = days.flatMap(({ date, meals: on }) => on.map((meal) => ({ date, meal })));
  const [most] = meals.toSorted((a, b) => of(b.meal) - of(a.meal));
  return most === undefined ? null : { id: most.meal.id, name: most.meal.name, date: most.date };
}

function datesOf(days: readonly DayTally[]): PlainDate[] {
  return days.map(({ date }) => date);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
