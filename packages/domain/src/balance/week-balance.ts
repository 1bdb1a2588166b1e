import type { FurtherFigure, KnownPart } from '../recipes/further-figures.ts';
import { type BalanceDay, type DayTally, tallyDay } from './day-tally.ts';
import { balanceFindings, type BalanceFinding } from './balance-findings.ts';
import type { BalanceMeasure } from './guidelines.ts';

/**
 * What a week comes to. `measures` are grams of the mean day, times in the week, or percent of the energy; `amount` is null
 * where nothing can be said, and `unknown` is how many foods, or meals where it is about what is in them, are not in it.
 * `findings` are what is worth saying of it, the most useful first.
 */
export type WeekBalance = Readonly<{
  /** How many days have so much on them that they count for the mean day. */
  wholeDays: number;
  measures: Readonly<Record<BalanceMeasure, KnownPart>>;
  findings: readonly BalanceFinding[];
}>;

/** What a person eats: of fish, a person who eats none is never told to. */
export type Eater = Readonly<{ eatsFish: boolean }>;

const KCAL_PER_GRAM_OF_FAT = 9;

/**
 * Weighs some days, such as a week's, against the guidelines for a good diet (`GUIDELINES`). Days with little on them count
 * for no mean and are never said to lack anything; what is unknown is never taken for too little. `kcal` is what the
 * guideline for fiber is for.
 */
export function weekBalance(days: readonly BalanceDay[], eater: Eater, kcal = kcalToGuide(days)): WeekBalance {
  const tallies = days.map(tallyDay);
  const whole = tallies.filter(({ isWhole }) => isWhole);
  const measures = {
    vegetables: produceOf(whole, 'vegetables'),
    fruit: produceOf(whole, 'fruit'),
    fish: timesOf(tallies, 'fishMeals'),
    pulses: timesOf(tallies, 'pulseMeals'),
    fiber: meanOf(whole, 'fiber'),
    salt: meanOf(whole, 'salt'),
    saturated_fat: saturatedShare(whole),
    sugars: meanOf(whole, 'sugars'),
  };
  return { wholeDays: whole.length, measures, findings: balanceFindings({ tallies, whole, measures, eater, kcal }) };
}

/** The kcal of an adult's day where no plan gives any. */
const USUAL_KCAL = 2000;

/** The mean energy in kcal that the plan gives some days; without a plan, that of an adult. */
export function kcalToGuide(days: readonly Pick<BalanceDay, 'targetKcal'>[]): number {
  const targets = days.flatMap(({ targetKcal }) => targetKcal ?? []);
  return targets.length === 0 ? USUAL_KCAL : targets.reduce((sum, one) => sum + one, 0) / targets.length;
}

function produceOf(whole: readonly DayTally[], produce: 'vegetables' | 'fruit'): KnownPart {
  const sum = whole.reduce((total, day) => total + day[produce], 0);
  return { amount: whole.length === 0 ? null : sum / whole.length, unknown: unknownMealsOf(whole) };
}

function timesOf(tallies: readonly DayTally[], meals: 'fishMeals' | 'pulseMeals'): KnownPart {
  const isEmpty = tallies.every((day) => day.meals.length === 0);
  const times = tallies.reduce((total, day) => total + day[meals], 0);
  return { amount: isEmpty ? null : times, unknown: unknownMealsOf(tallies) };
}

function unknownMealsOf(days: readonly DayTally[]): number {
  return days.reduce((total, day) => total + day.unknownMeals, 0);
}

function meanOf(whole: readonly DayTally[], figure: FurtherFigure): KnownPart {
  const known = whole.flatMap(({ further }) => further[figure].amount ?? []);
  const unknown = whole.reduce((total, { further }) => total + further[figure].unknown, 0);
  const sum = known.reduce((total, one) => total + one, 0);
  return { amount: known.length === 0 ? null : sum / whole.length, unknown };
}

/** Percent of the energy that saturated fat gives; of days whose energy is known. */
function saturatedShare(whole: readonly DayTally[]): KnownPart {
  const counted = whole.filter(({ kcal }) => kcal !== null && kcal > 0);
  const { amount, unknown } = meanOf(counted, 'saturated_fat');
  const kcal = counted.reduce((total, day) => total + (day.kcal ?? 0), 0) / counted.length;
  return { amount: amount === null ? null : (100 * KCAL_PER_GRAM_OF_FAT * amount) / kcal, unknown };
}
