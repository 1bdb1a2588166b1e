/** What a dish is, as people tell dishes apart: for variety through a week and a mix that they expect. */

/** Where most of a dish's protein comes from; `NONE` where it brings hardly any. */
export const PROTEIN_SOURCES = [
  'POULTRY',
  'RED_MEAT',
  'FISH',
  'EGG',
  'DAIRY',
  'PULSES',
  'SOY',
  'SUBSTITUTE',
  'NUTS_AND_GRAINS',
  'NONE',
] as const;
export type ProteinSource = (typeof PROTEIN_SOURCES)[number];

/** What a plant food that a dish can be about counts as. */
export const PLANT_SOURCES = ['PULSES', 'SOY', 'SUBSTITUTE'] as const satisfies readonly ProteinSource[];
export type PlantSource = (typeof PLANT_SOURCES)[number];

/** What a dish looks like on the table. */
export const DISH_FORMS = [
  'SOUP',
  'SALAD',
  'PASTA',
  'NOODLES',
  'RICE',
  'GRAIN',
  'POTATO',
  'BREAD',
  'WRAP',
  'PAN',
  'OVEN',
  'BOWL',
  'DRINK',
  'BITE',
] as const;
export type DishForm = (typeof DISH_FORMS)[number];

/** The kitchen that a dish comes from; `EVERYDAY` belongs to none in particular. */
export const CUISINES = [
  'DUTCH',
  'BRITISH',
  'AMERICAN',
  'FRENCH',
  'GERMAN',
  'NORDIC',
  'EASTERN_EUROPEAN',
  'ITALIAN',
  'GREEK',
  'SPANISH',
  'TURKISH',
  'MIDDLE_EASTERN',
  'MOROCCAN',
  'AFRICAN',
  'INDIAN',
  'INDONESIAN',
  'SURINAMESE',
  'CARIBBEAN',
  'CHINESE',
  'JAPANESE',
  'KOREAN',
  'THAI',
  'VIETNAMESE',
  'MEXICAN',
  'EVERYDAY',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** When the fresh part of a dish is at its best and cheapest. */
export const SEASONS = ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'] as const;
export type Season = (typeof SEASONS)[number];

const MONTHS_OF_SEASON = 3;

/** The season of what grows in the open in the north, by whole months: spring from April, since the first is cut then. */
export function seasonOf(date: string): Season {
  const [, month = ''] = date.split('-');
  return SEASONS[(Math.ceil(Number(month) / MONTHS_OF_SEASON) + SEASONS.length - 2) % SEASONS.length]!;
}

/** How many people choose a dish of themselves: nearly everybody, or few (offal, raw fish, very bitter or sour). */
export const APPEALS = ['HIGH', 'LOW'] as const;
export type Appeal = (typeof APPEALS)[number];

/** What a portion costs in an ordinary shop against other dishes of its kind. */
export const PRICE_CLASSES = ['LOW', 'MIDDLE', 'HIGH'] as const;
export type PriceClass = (typeof PRICE_CLASSES)[number];
