import { PROTEIN_SOURCES } from '../../recipes/dish-facts/nature-of-dish.ts';
import type { DishNatures } from '../catalogue/dish-natures.ts';
import { mixDeviation } from './dinner-mix.ts';
import type { RecipePool } from '../week/slot-kind.ts';
import { DINNER_GROUPS } from '../wishes/week-wishes.ts';

/** In a plan with at least this many dinners, people who eat fish need oily fish. */
const DINNERS_OF_WEEK = 7;

/** The minimum and maximum of a week's dinners for each source or group, by its number. */
type Ranges = readonly (readonly [number, number])[];

/** Counts of the dinners so far, and of oily fish at any main meal. */
export type DinnerTally = {
  count: number;
  readonly sources: Int16Array;
  /** Dinners by source that contain meat or fish that is not their main food, like lentil soup with bacon. */
  readonly mixed: Int16Array;
  readonly groups: Int16Array;
  oilyFish: number;
};

/** The mix of a week's dinners by source, and by group; null if any mix will do. */
export type WantedDinners = Readonly<{ sources: Ranges; groups: Ranges | null }>;

export function dinnerTally(): DinnerTally {
  return {
    count: 0,
    sources: new Int16Array(PROTEIN_SOURCES.length),
    mixed: new Int16Array(PROTEIN_SOURCES.length),
    groups: new Int16Array(DINNER_GROUPS.length),
    oilyFish: 0,
  };
}

export function wantedDinners({ mix, dinners, expected }: RecipePool): WantedDinners {
  const groups = dinners.ranges ?? expected;
  return {
    sources: PROTEIN_SOURCES.map((source) => mix[source]),
    groups: groups === null ? null : DINNER_GROUPS.map((group) => groups[group]),
  };
}

export function countDinner(dinners: DinnerTally, natures: DishNatures, recipe: number, sign: 1 | -1): void {
  const source = natures.source[recipe]!;
  const group = natures.group[recipe]!;
  dinners.count += sign;
  dinners.groups[group] = dinners.groups[group]! + sign;
  if (source < 0) return;
  dinners.sources[source] = dinners.sources[source]! + sign;
  if (natures.isMixed[recipe] === 1) dinners.mixed[source] = dinners.mixed[source]! + sign;
}

/**
 * Points for a mix of dinners that differs from the desired one. Meat and fish count even if they are not a dish's main
 * food.
 */
export function mixPoints(
  { sources, mixed, groups, count, oilyFish }: DinnerTally,
  { sources: sourcesWanted, groups: groupsWanted }: WantedDinners,
  { weights, mix, dinners: wished }: RecipePool,
): number {
  let deviation = 0;
  for (let number = 0; number < sources.length; number += 1) {
    const ofSource = sources[number]!;
    deviation += mixDeviation(sourcesWanted[number]!, ofSource, count, ofSource - mixed[number]!);
  }
  // People who eat fish need oily fish once a week, at dinner or at lunch.
  if (oilyFish === 0 && count >= DINNERS_OF_WEEK && mix.FISH[0] > 0) deviation += 1;
  if (groupsWanted === null) return weights.mix * deviation;
  let ofGroups = 0;
  for (let number = 0; number < groups.length; number += 1)
    ofGroups += mixDeviation(groupsWanted[number]!, groups[number]!, count);
  return weights.mix * deviation + (wished.ranges === null ? weights.mix : weights.wish) * ofGroups;
}
