import type { ProteinSource } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { WeekMeasures } from './week-measures.ts';

/**
 * A limit: its description, what was measured, and whether it is met; `isNear` is true if one fewer case would meet a
 * share.
 */
export type Bar = Readonly<{ what: string; measured: number; bar: string; holds: boolean; isNear: boolean }>;

/** How many cases count (`part`), and how many there are (`whole`). */
type Share = Readonly<{ part: number; whole: number }>;

function atLeast(what: string, { part, whole }: Share, bar: number): Bar {
  const measured = percent(part, whole);
  return { what, measured, bar: `>= ${bar}`, holds: measured >= bar, isNear: percent(part + 1, whole) >= bar };
}

function atMost(what: string, { part, whole }: Share, bar: number): Bar {
  return { ...valueAtMost(what, percent(part, whole), bar), isNear: percent(part - 1, whole) <= bar };
}

function valueAtMost(what: string, measured: number, bar: number): Bar {
  const holds = measured <= bar;
  return { what, measured, bar: `<= ${bar}`, holds, isNear: holds };
}

const share = (part: number, whole: number): Share => ({ part, whole });
const percent = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 10;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Returns the limits that apply to everyone; shares are in percent. */
export function barsOfAll(measures: WeekMeasures, isRestricted: boolean): Bar[] {
  return [
    atLeast('days within 2 % of energy and 5 % of protein', share(measures.nearDays, measures.days), 99),
    atLeast(
      'days within 10 % of fat and carbohydrates',
      share(measures.balancedDays, measures.days),
      isRestricted ? 94 : 97,
    ),
    atLeast('lines on a kitchen amount', share(measures.measurableLines, measures.lines), 99.5),
    valueAtMost('meals whose figures are not the sum of their lines', measures.contradictoryMeals, 0),
    valueAtMost('meals that break a rule of the person', measures.forbiddenMeals, 0),
    valueAtMost('main meals again within ten days without a reported reason', measures.mainsAgain, 0),
  ];
}

/** Returns the additional limits for people who eat everything. */
export function barsOfEaters(measures: WeekMeasures): Bar[] {
  const dinners = (...sources: readonly ProteinSource[]) =>
    share(
      sources.reduce((sum, source) => sum + (measures.dinnersBySource.get(source) ?? 0), 0),
      measures.dinners,
    );
  const flesh = share(measures.dinners - measures.meatlessDinners, measures.dinners);
  return [
    atLeast('dinners with meat, poultry or fish', flesh, 55),
    atMost('dinners with meat, poultry or fish, at most', flesh, 80),
    atLeast('weeks with two or three meatless dinners', share(measures.weeksOfTwoMeatless, measures.weeks), 90),
    atMost('dinners from pulses', dinners('PULSES'), 20),
    atLeast('weeks with fish', share(measures.weeksWithFish, measures.weeks), 95),
    atLeast('weeks with four sources at dinner', share(measures.weeksOfFourSources, measures.weeks), 95),
    atLeast(
      'weeks with 2 to 4 breakfasts of bread or savoury, at most 2 drinks',
      share(measures.weeksOfMixedBreakfasts, measures.weeks),
      90,
    ),
    atMost('days with lunch and dinner alike', share(measures.daysAlike, measures.days), 1),
    valueAtMost('meals with a product for people who avoid something', measures.specialMeals, 0),
    atMost('weekday breakfasts over 10 minutes', share(measures.late.BREAKFAST, measures.weekdays), 10),
    atMost('weekday lunches over 15 minutes', share(measures.late.LUNCH, measures.weekdays), 10),
    atMost('weekday dinners over 40 minutes', share(measures.late.DINNER, measures.weekdays), 10),
    valueAtMost('minutes of a weekday, median', median(measures.weekdayMinutes), 45),
    valueAtMost('things on the list, median', median(measures.things), 50),
    valueAtMost('things without those of the cupboard, median', median(measures.thingsToBuy), 35),
    atMost('meals with more than 4 g of salt', share(measures.saltyMeals, measures.meals), 3),
    atLeast('weeks with at most 6 g of salt a day', share(measures.weeksOfLittleSalt, measures.weeks), 95),
    valueAtMost(HEAVY, measures.heavyDinners, 0),
    atLeast('weeks within the guidelines', share(measures.weeksInGuidelines, measures.weeks), 85),
  ];
}

const HEAVY = 'dinners above 1,300 kcal on days of three meals or more';
const LIST = "a shorter list has people eat the same few dishes, see 'how short the list can be'";
/** The limits that weeks may miss, and why. */
export const MAY_BE_MISSED: Readonly<Record<string, string>> = {
  'things on the list, median': LIST,
  'things without those of the cupboard, median': LIST,
  [HEAVY]: 'a plan of three meals gives a large eater a dinner of that size',
};

/** Returns the mandatory limits that a small sample misses by more than one case. */
export function missedByFew(bars: readonly Bar[]): Bar[] {
  return missedBars(bars).filter(({ isNear }) => !isNear);
}

/** Returns the mandatory limits that are missed. */
export function missedBars(bars: readonly Bar[]): Bar[] {
  return bars.filter(({ holds, what }) => !holds && !(what in MAY_BE_MISSED));
}
