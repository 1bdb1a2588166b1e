/** The properties by which people tell dishes apart; used for variety and a balanced mix within a week. */

/** The source of most of a dish's protein; `NONE` if it has hardly any. */
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

/** What a plant food can count as when it is a dish's main protein source. */
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

/** The cuisine of a dish; `EVERYDAY` means none in particular. */
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

/** The season in which a dish's fresh ingredients are at their best and cheapest. */
export const SEASONS = ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'] as const;
export type Season = (typeof SEASONS)[number];

/** The first month of spring, summer, autumn and winter. */
const FIRST_MONTHS = { SPRING: 4, SUMMER: 6, AUTUMN: 9, WINTER: 12 } as const;

/**
 * The season of a date according to the outdoor harvest in the Netherlands and Great Britain, in whole months: spring
 * starts in April, with the first crops, and winter in December, when the fields have been cleared.
 */
export function seasonOf(date: string): Season {
  const [, month = ''] = date.split('-');
  return SEASONS.findLast((season) => FIRST_MONTHS[season] <= Number(month)) ?? 'WINTER';
}

/** How many people would choose a dish: nearly everyone, or few (offal, raw fish, very bitter or sour). */
export const APPEALS = ['HIGH', 'LOW'] as const;
export type Appeal = (typeof APPEALS)[number];

/** The price of a portion from an ordinary shop, compared with other dishes of its kind. */
export const PRICE_CLASSES = ['LOW', 'MIDDLE', 'HIGH'] as const;
export type PriceClass = (typeof PRICE_CLASSES)[number];
