import type { LabelNutrient, KnownPart } from '../recipes/labels/label-nutrients.ts';
import { type BalanceDay, type DayTally, tallyDay } from './day-tally.ts';
import { balanceFindings, type BalanceFinding } from './balance-findings.ts';
import type { BalanceMeasure } from './guidelines.ts';

/**
 * The balance of a week. `amount` is in grams per average day, times per week or percent of the energy; null if it
 * cannot be determined. `unknown` is the number of foods that are not included in it (or of meals, if it depends on
 * ingredients). `findings` are sorted, most useful first.
 */
export type WeekBalance = Readonly<{
  /** How many days are complete enough to count towards the mean. */
  wholeDays: number;
  measures: Readonly<Record<BalanceMeasure, KnownPart>>;
  findings: readonly BalanceFinding[];
}>;

/** A person's diet. Fish is never recommended to someone who does not eat it. */
export type Eater = Readonly<{ eatsFish: boolean }>;

const KCAL_PER_GRAM_OF_FAT = 9;

/**
 * Compares the given days, such as a week, with the guidelines for a good diet (`GUIDELINES`). Days with few meals do
 * not count towards a mean and are never reported as lacking anything. Unknown amounts never count as too little.
 * `kcal` is the energy that the fibre guideline is based on.
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

/** The daily kcal of an adult, used if no plan gives a target. */
const USUAL_KCAL = 2000;

/** The mean target energy of the days in kcal; an adult's usual energy if no day has a plan. */
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

function meanOf(whole: readonly DayTally[], figure: LabelNutrient): KnownPart {
  const known = whole.flatMap(({ further }) => further[figure].amount ?? []);
  const unknown = whole.reduce((total, { further }) => total + further[figure].unknown, 0);
  const sum = known.reduce((total, one) => total + one, 0);
  return { amount: known.length === 0 ? null : sum / whole.length, unknown };
}

/** Percent of the energy that comes from saturated fat, over days whose energy is known. */
function saturatedShare(whole: readonly DayTally[]): KnownPart {
  const counted = whole.filter(({ kcal }) => kcal !== null && kcal > 0);
  const { amount, unknown } = meanOf(counted, 'saturated_fat');
  const kcal = counted.reduce((total, day) => total + (day.kcal ?? 0), 0) / counted.length;
  return { amount: amount === null ? null : (100 * KCAL_PER_GRAM_OF_FAT * amount) / kcal, unknown };
}
