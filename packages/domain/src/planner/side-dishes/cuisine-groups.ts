import type { Cuisine } from '../../recipes/dish-facts/nature-of-dish.ts';

/** Groups of cuisines whose dishes are served together. */
const GROUPS = [
  'WESTERN',
  'SOUTHERN_EUROPEAN',
  'MIDDLE_EASTERN',
  'SOUTH_ASIAN',
  'EAST_ASIAN',
  'LATIN_AMERICAN',
  'AFRICAN',
] as const;
type Group = (typeof GROUPS)[number];

/** EVERYDAY is in no group: as a main dish it counts as Western, and as a side dish it is served with many others. */
const GROUP_OF: Readonly<Record<Exclude<Cuisine, 'EVERYDAY'>, Group>> = {
  DUTCH: 'WESTERN',
  BRITISH: 'WESTERN',
  AMERICAN: 'WESTERN',
  FRENCH: 'WESTERN',
  GERMAN: 'WESTERN',
  NORDIC: 'WESTERN',
  EASTERN_EUROPEAN: 'WESTERN',
  ITALIAN: 'SOUTHERN_EUROPEAN',
  GREEK: 'SOUTHERN_EUROPEAN',
  SPANISH: 'SOUTHERN_EUROPEAN',
  TURKISH: 'MIDDLE_EASTERN',
  MIDDLE_EASTERN: 'MIDDLE_EASTERN',
  MOROCCAN: 'MIDDLE_EASTERN',
  AFRICAN: 'AFRICAN',
  CARIBBEAN: 'LATIN_AMERICAN',
  MEXICAN: 'LATIN_AMERICAN',
  INDIAN: 'SOUTH_ASIAN',
  INDONESIAN: 'EAST_ASIAN',
  SURINAMESE: 'EAST_ASIAN',
  CHINESE: 'EAST_ASIAN',
  JAPANESE: 'EAST_ASIAN',
  KOREAN: 'EAST_ASIAN',
  THAI: 'EAST_ASIAN',
  VIETNAMESE: 'EAST_ASIAN',
};

const EVERYDAY = -1;
const UNKNOWN = -2;

/** The number of a dish's group of cuisines; EVERYDAY and UNKNOWN are negative. */
export function cuisineGroupOf(cuisine: Cuisine | undefined): number {
  if (cuisine === undefined) return UNKNOWN;
  return cuisine === 'EVERYDAY' ? EVERYDAY : GROUPS.indexOf(GROUP_OF[cuisine]);
}

/** Groups whose dishes are sometimes served together. */
const NEIGHBOURS: readonly (readonly [Group, Group])[] = [
  ['WESTERN', 'SOUTHERN_EUROPEAN'],
  ['SOUTHERN_EUROPEAN', 'MIDDLE_EASTERN'],
  ['SOUTH_ASIAN', 'EAST_ASIAN'],
  ['LATIN_AMERICAN', 'AFRICAN'],
];
/** How badly a savoury side dish goes with a main dish of a neighbouring and of any other group. */
const [NEIGHBOURING, OTHER] = [0.7, 4] as const;

/** By the numbers of the main dish's and the side dish's group, how badly the two go together. */
const COST: readonly (readonly number[])[] = GROUPS.map((main) =>
  GROUPS.map((side) => {
    if (main === side) return 0;
    return NEIGHBOURS.some((pair) => pair.includes(main) && pair.includes(side)) ? NEIGHBOURING : OTHER;
  }),
);
const WESTERN = GROUPS.indexOf('WESTERN');

/**
 * How badly a savoury side dish of a group of cuisines goes with a main dish of another, on the scale of similarity. An
 * everyday main dish counts as Western; an everyday side dish goes well with everything Western and fairly well with
 * everything else. 0 if a cuisine is unknown, as for a custom recipe.
 */
export function cuisineClash(main: number, side: number): number {
  if (main === UNKNOWN || side === UNKNOWN) return 0;
  const ofMain = main === EVERYDAY ? WESTERN : main;
  if (side === EVERYDAY) return ofMain === WESTERN ? 0 : NEIGHBOURING;
  return COST[ofMain]![side]!;
}
