import { daysBetween, type PlainDate } from '../dates/plain-date.ts';
import { WEEKLY_DEFICITS } from '../goals/weekly-goals.ts';
import { solveSymmetric } from './solve-symmetric.ts';

/** A logged day: kcal eaten, and whether the person logged everything. */
export type LoggedDay = Readonly<{ date: PlainDate; kcal: number; isComplete: boolean }>;
/** A weight in kilograms. */
export type WeighedDay = Readonly<{ date: PlainDate; kg: number }>;

/**
 * The records of a period that begins on `start` and ends before `end`. A weight on the morning of `end` counts too;
 * records outside the period do not.
 */
export type Diary = Readonly<{
  start: PlainDate;
  end: PlainDate;
  days: readonly LoggedDay[];
  weights: readonly WeighedDay[];
}>;

/**
 * How much more data an estimate needs, 0 where there is enough: days, how many of them complete and how many with a
 * weight, and days between the first and the last weight.
 */
export type MissingRecords = Readonly<{ days: number; completeDays: number; weighedDays: number; daysBetween: number }>;

/** Energy expenditure in kcal per day, with the bounds of its 80% interval. */
export type KnownExpenditure = Readonly<{ isKnown: true; kcal: number; low: number; high: number }>;

/** The result when there is not enough data for an estimate. */
export type UnknownExpenditure = Readonly<{ isKnown: false; missing: MissingRecords }>;

export type ExpenditureEstimate = KnownExpenditure | UnknownExpenditure;

/** The minimum records for an estimate to improve on the formula it starts from. */
const NEEDED = { days: 14, completeDayShare: 0.6, weighedDayShare: 0.3, betweenShare: 0.6 };
/** Energy in kcal per kilogram of body weight, as in the goals. */
const KCAL_PER_KG = WEEKLY_DEFICITS.LOSE_1_KG_PER_WEEK;
/**
 * Standard deviation of real expenditure from the formula's, as a share of the formula's. It covers errors in both the
 * equation and the activity level.
 */
const FORMULA_SPREAD = 0.14;
/** Standard deviation in kilograms of body weight other than tissue: water, salt and gut contents. */
const WATER_KG = 0.55;
/** The share of the deviation in water weight that remains a day later. */
const WATER_KEPT = 0.7;
/** Standard deviation of one reading on a scale, in kilograms. */
const SCALE_KG = 0.2;
/** Standard deviation of a complete day, in kcal: logging errors and the daily variation in expenditure together. */
const DAY_KCAL = 300;
/** How far the mean of unlogged days deviates from that of logged days, as a share. */
const UNLOGGED_SPREAD = 0.1;
/** The standard deviations above are given the weight of this many of a person's own observations. */
const SPREAD_WEIGHT = 12;
/** The 90th percentile of the standard normal distribution. */
const TENTH_ABOVE = 1.2816;

/**
 * Estimates a person's energy expenditure from what they ate and weighed, starting from the formula's estimate (kcal
 * per day). Weight change that intake does not explain is expenditure: with expenditure E, weight after t days is
 * `start + (intake - t E) / 7700` plus water, which fades from day to day, and the scale's error. The estimate is a
 * least-squares fit with these deviations, in which the formula's own value is one more observation (Bayesian linear
 * regression). Incomplete days get the mean of the complete ones and widen the bounds. Under-reporting is not
 * corrected, because future days, which are compared with the estimate, will be under-reported too. Weight changes over
 * weeks are about 7,700 kcal per kilogram; over a year the body adapts (Hall and others, The Lancet 378, 2011), so
 * callers pass only recent weeks.
 */
export function estimateExpenditure(diary: Diary, formulaKcal: number): ExpenditureEstimate {
  const length = daysBetween(diary.start, diary.end);
  const known = new Map<number, number>();
  for (const { date, kcal, isComplete } of diary.days) {
    const day = daysBetween(diary.start, date);
    if (isComplete && day >= 0 && day < length) known.set(day, kcal);
  }
  const seen = diary.weights
    .map(({ date, kg }) => ({ day: daysBetween(diary.start, date), kg }))
    .filter(({ day }) => day >= 0 && day <= length);
  const missing = missingRecords(length, known.size, [...new Set(seen.map(({ day }) => day))]);
  if (Object.values(missing).some((count) => count > 0)) return { isKnown: false, missing };
  const complete = [...known.values()];
  const mean = complete.reduce((sum, kcal) => sum + kcal, 0) / complete.length;
  const variance = complete.reduce((sum, kcal) => sum + (kcal - mean) ** 2, 0) / (complete.length - 1);
  const eaten = intakeUntil(length, known, mean);
  const spreads = {
    day: DAY_KCAL ** 2,
    unlogged: variance + DAY_KCAL ** 2,
    mean: (UNLOGGED_SPREAD * mean) ** 2 + variance / complete.length,
  };
  const covariance = seen.map((one, row) =>
    seen.map((other, column) =>
      covarianceOf(eaten, spreads, { one: one.day, other: other.day, isSame: row === column }),
    ),
  );
  // Weight minus intake (in kilograms) falls by E / 7700 a day.
  const rest = seen.map(({ day, kg }) => kg - eaten[day]!.kcal / KCAL_PER_KG);
  const slope = seen.map(({ day }) => -day / KCAL_PER_KG);
  return fit({ rest, slope, covariance }, formulaKcal);
}

function missingRecords(days: number, completeDays: number, weighed: readonly number[]): MissingRecords {
  const span = Math.max(days, NEEDED.days);
  const between = weighed.length === 0 ? 0 : Math.max(...weighed) - Math.min(...weighed);
  const more = (share: number, has: number) => Math.max(0, Math.ceil(share * span) - has);
  return {
    days: Math.max(0, NEEDED.days - days),
    completeDays: more(NEEDED.completeDayShare, completeDays),
    weighedDays: more(NEEDED.weighedDayShare, weighed.length),
    daysBetween: more(NEEDED.betweenShare, between),
  };
}

/** Intake up to a morning: kcal, and the number of logged and unlogged days. */
type Eaten = Readonly<{ kcal: number; logged: number; unlogged: number }>;

function intakeUntil(length: number, known: ReadonlyMap<number, number>, mean: number): readonly Eaten[] {
  const eaten: Eaten[] = [{ kcal: 0, logged: 0, unlogged: 0 }];
  for (let day = 0; day < length; day += 1) {
    const { kcal, logged, unlogged } = eaten[day]!;
    const isLogged = known.has(day);
    eaten.push({
      kcal: kcal + (known.get(day) ?? mean),
      logged: logged + (isLogged ? 1 : 0),
      unlogged: unlogged + (isLogged ? 0 : 1),
    });
  }
  return eaten;
}

/** The covariance of the errors of two weighings, on days counted from the start, in kg². */
function covarianceOf(
  eaten: readonly Eaten[],
  spreads: Readonly<{ day: number; unlogged: number; mean: number }>,
  { one, other, isSame }: Readonly<{ one: number; other: number; isSame: boolean }>,
): number {
  const both = eaten[Math.min(one, other)]!;
  const energy =
    both.logged * spreads.day +
    both.unlogged * spreads.unlogged +
    eaten[one]!.unlogged * eaten[other]!.unlogged * spreads.mean;
  const water = WATER_KG ** 2 * WATER_KEPT ** Math.abs(one - other);
  return energy / KCAL_PER_KG ** 2 + water + (isSame ? SCALE_KG ** 2 : 0);
}

interface Regression {
  readonly rest: readonly number[];
  readonly slope: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

/**
 * Fits starting weight and expenditure by generalised least squares, and combines the result with the formula's,
 * weighted by precision. The scatter of weights combines the person's own with the usual one, each weighted by its
 * number of observations.
 */
function fit({ rest, slope, covariance }: Regression, formulaKcal: number): KnownExpenditure {
  const one = rest.map(() => 1);
  const [byOne, bySlope, byRest] = solveSymmetric(covariance, [one, slope, rest]) as [number[], number[], number[]];
  const [ones, cross, slopes] = [dot(byOne, one), dot(bySlope, one), dot(bySlope, slope)];
  const [right, rightOfSlope] = [dot(byRest, one), dot(byRest, slope)];
  const information = slopes - cross ** 2 / ones;
  const measured = (rightOfSlope - (cross * right) / ones) / information;
  const start = (right - measured * cross) / ones;
  const residual = Math.max(0, dot(byRest, rest) - start * right - measured * rightOfSlope);
  const freedom = SPREAD_WEIGHT + rest.length - 2;
  const precision = information / ((SPREAD_WEIGHT + residual) / freedom);
  const precisionOfFormula = 1 / (FORMULA_SPREAD * formulaKcal) ** 2;
  const kcal = (precision * measured + precisionOfFormula * formulaKcal) / (precision + precisionOfFormula);
  const reach = tenthAbove(freedom) / Math.sqrt(precision + precisionOfFormula);
  return { isKnown: true, kcal, low: kcal - reach, high: kcal + reach };
}

/** The 90th percentile of Student's t-distribution (first term of Cornish-Fisher). */
function tenthAbove(freedom: number): number {
  return TENTH_ABOVE + (TENTH_ABOVE ** 3 + TENTH_ABOVE) / (4 * freedom);
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}
