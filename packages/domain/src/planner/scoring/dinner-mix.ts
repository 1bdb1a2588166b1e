import type { MarkedDiet } from '../../diets/diets.ts';
import type { ProteinSource } from '../../recipes/dish-facts/nature-of-dish.ts';

/** How many of seven dinners come from each protein source: minimum and maximum. */
export type DinnerMix = Readonly<Record<ProteinSource, readonly [number, number]>>;

const EVERYTHING: DinnerMix = {
  POULTRY: [2, 2],
  RED_MEAT: [1, 2],
  FISH: [1, 2],
  PULSES: [1, 1],
  EGG: [0, 1],
  DAIRY: [0, 2],
  SOY: [0, 1],
  SUBSTITUTE: [0, 0],
  NUTS_AND_GRAINS: [0, 1],
  NONE: [0, 1],
};

/** The mix that people expect if they have no particular wishes, by diet. */
const MIXES: Readonly<Record<MarkedDiet | 'everything', DinnerMix>> = {
  everything: EVERYTHING,
  halal: EVERYTHING,
  pescatarian: {
    POULTRY: [0, 0],
    RED_MEAT: [0, 0],
    FISH: [2, 3],
    PULSES: [1, 2],
    EGG: [0, 2],
    DAIRY: [0, 2],
    SOY: [0, 2],
    SUBSTITUTE: [0, 1],
    NUTS_AND_GRAINS: [0, 1],
    NONE: [0, 1],
  },
  vegetarian: {
    POULTRY: [0, 0],
    RED_MEAT: [0, 0],
    FISH: [0, 0],
    PULSES: [1, 3],
    EGG: [0, 2],
    DAIRY: [0, 3],
    SOY: [0, 3],
    SUBSTITUTE: [0, 2],
    NUTS_AND_GRAINS: [0, 2],
    NONE: [0, 1],
  },
  vegan: {
    POULTRY: [0, 0],
    RED_MEAT: [0, 0],
    FISH: [0, 0],
    PULSES: [2, 4],
    EGG: [0, 0],
    DAIRY: [0, 0],
    SOY: [1, 3],
    SUBSTITUTE: [0, 3],
    NUTS_AND_GRAINS: [0, 2],
    NONE: [0, 1],
  },
};

/** The mix for a diet; null means eating everything. */
export function mixOf(diet: MarkedDiet | null): DinnerMix {
  return MIXES[diet ?? 'everything'];
}

const DAYS = 7;

/**
 * How many dinners a source is outside its range, in a plan with this many `dinners`. With fewer than seven, only an
 * excess counts, because the whole mix cannot fit. `fitting` is how many of the source's dinners count towards the
 * minimum.
 */
export function mixDeviation(
  range: readonly [number, number],
  count: number,
  dinners: number,
  fitting = count,
): number {
  const enough = dinners < DAYS ? 0 : Math.floor((range[0] * dinners) / DAYS);
  const plenty = Math.ceil((range[1] * dinners) / DAYS);
  return Math.max(0, enough - fitting, count - plenty);
}
