import { MIN_KCAL } from '../goals/energy-floor.ts';
import { KCAL_PER_GRAM, kcalOfMacros } from '../macros/energy-of-macros.ts';
import type { SlotMacros } from '../macros/macros.ts';
import { countedMacros, energyOf, isHardlyOnRecord, type AssessedDay, sumOfMacros } from './assess-week.ts';

/** How much of its energy a day may add or give up to compensate for other days, as a share. */
export const MOST_OF_DAY = 0.1;
/** LEAST_OF_MEAL and MOST_OF_MEAL: the size of a meal that compensates for other meals, as a share of its slot. */
export const [LEAST_OF_MEAL, MOST_OF_MEAL] = [0.75, 1.25] as const;
/** A weekly difference below this share of a day is ignored. */
const WORTH_IT = 0.05;
/** A shift of a day by fewer kilocalories than this is ignored. */
const LEAST_SHIFT = 1;

/** The combined target of a day's open meals. */
export type DayAims = Readonly<{
  /** The combined target of the open meals; null if there are none. */
  open: SlotMacros | null;
  /**
   * Kilocalories by which the day departs from its plan to compensate for other days: positive means more, negative
   * less.
   */
  shift: number;
}>;

export type RepairAims = Readonly<{
  /** In the order of the days. */
  days: readonly DayAims[];
  /**
   * The part of the week's deviation that no day can correct with its own meals, in kilocalories: positive above the
   * plan, negative below.
   */
  carried: number;
}>;

/**
 * How many kcal a day is above its plan if its open meals have `ofOpen`; a past day with little logged counts as on
 * plan.
 */
export function energyOver(day: AssessedDay, ofOpen: number): number {
  return isHardlyOnRecord(day) ? 0 : energyOf(day) + ofOpen - day.target.kcal;
}

type Mending = {
  day: AssessedDay;
  /** The macros that count regardless of the open meals. */
  counted: SlotMacros;
  /** The target of the open meals themselves. */
  wanted: SlotMacros;
  own: number;
  least: number;
  most: number;
  shift: number;
};

/**
 * The targets for the rest of a week. A day first corrects itself: its open meals aim at what is left of the day, each
 * at 75 to 125% of its slot. The remaining deviation is spread evenly over the remaining days, none of which gives up
 * more than a tenth of its energy or goes below the minimum a person should eat; what is left after that is ignored.
 * Protein is corrected only within its day and never reduced to compensate for other days.
 */
export function aimsOfRepair(days: readonly AssessedDay[]): RepairAims {
  const mending = days.map(mendingOf);
  const carried = days.reduce((sum, day, at) => sum + energyOver(day, mending[at]!.own), 0);
  const usual = days.reduce((sum, { target }) => sum + target.kcal, 0) / Math.max(1, days.length);
  if (Math.abs(carried) >= WORTH_IT * usual) spread(mending, -carried);
  return {
    days: mending.map((one) => ({ open: one.day.open.length === 0 ? null : aimOf(one), shift: one.shift })),
    carried,
  };
}

function mendingOf(day: AssessedDay): Mending {
  const { target, open, kept, empty } = day;
  const counted = sumOfMacros([
    ...kept.map((meal) => countedMacros(meal, target)),
    ...empty.map((slot) => slot.target),
  ]);
  const wanted = sumOfMacros(open.map(({ slot }) => slot.target));
  const most = MOST_OF_MEAL * wanted.kcal;
  const least = LEAST_OF_MEAL * wanted.kcal;
  return { day, counted, wanted, least, most, own: within(target.kcal - counted.kcal, least, most), shift: 0 };
}

/**
 * Distributes kilocalories over days in proportion to their energy. What does not fit on some days goes to others with
 * room left.
 */
function spread(mending: readonly Mending[], kcal: number): void {
  let rest = kcal;
  let takers = mending.filter((one) => roomOf(one, rest) !== 0);
  while (takers.length > 0 && Math.abs(rest) > LEAST_SHIFT) {
    const whole = takers.reduce((sum, { day }) => sum + day.target.kcal, 0);
    const asked = rest;
    for (const one of takers) {
      const room = roomOf(one, asked);
      const part = (asked * one.day.target.kcal) / whole;
      const given = asked < 0 ? Math.max(room, part) : Math.min(room, part);
      one.shift += given;
      rest -= given;
    }
    takers = takers.filter((one) => Math.abs(roomOf(one, rest)) > LEAST_SHIFT);
  }
}

/** How many kcal can be added to a day, or removed if `wanted` is negative; 0 if none. */
function roomOf({ day, counted, own, least, most, shift }: Mending, wanted: number): number {
  if (day.open.length === 0 || wanted === 0) return 0;
  const tenth = MOST_OF_DAY * day.target.kcal;
  if (wanted > 0) return Math.max(0, Math.min(tenth - shift, most - own - shift));
  const floor = Math.min(day.target.kcal, MIN_KCAL);
  const toFloor = Math.min(0, floor - counted.kcal - own - shift);
  return Math.min(0, Math.max(-tenth - shift, least - own - shift, toFloor));
}

/** The combined target of a day's open meals: their protein, and fat and carbohydrates within the remaining energy. */
function aimOf({ day, counted, wanted, own, shift }: Mending): SlotMacros {
  const kcal = own + shift;
  const left = (macro: keyof SlotMacros): number =>
    within(day.target[macro] - counted[macro], LEAST_OF_MEAL * wanted[macro], MOST_OF_MEAL * wanted[macro]);
  const protein = left('protein');
  const [fat, carbohydrates] = [left('fat'), left('carbohydrates')];
  const others = wanted.kcal - kcalOfMacros(wanted);
  const ofOthers = wanted.kcal > 0 ? (others * kcal) / wanted.kcal : 0;
  const forBoth = Math.max(0, kcal - ofOthers - KCAL_PER_GRAM.protein * protein);
  const asLeft = kcalOfMacros({ protein: 0, fat, carbohydrates });
  const factor = asLeft > 0 ? forBoth / asLeft : 0;
  return { kcal, protein, fat: fat * factor, carbohydrates: carbohydrates * factor };
}

function within(amount: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, amount));
}
