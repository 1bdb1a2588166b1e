import type { Country } from '../../accounts/countries.ts';
import type { Cuisine } from '../../recipes/dish-facts/nature-of-dish.ts';

/** The cuisines that most people of a country grew up with or cook every week, including EVERYDAY. */
const FAMILIAR: Readonly<Record<Country, ReadonlySet<Cuisine>>> = {
  NETHERLANDS: new Set(['EVERYDAY', 'DUTCH', 'ITALIAN', 'INDONESIAN', 'BRITISH', 'AMERICAN', 'FRENCH', 'GERMAN']),
  BELGIUM: new Set(['EVERYDAY', 'DUTCH', 'FRENCH', 'ITALIAN', 'BRITISH', 'AMERICAN', 'GERMAN']),
  UNITED_KINGDOM: new Set(['EVERYDAY', 'BRITISH', 'ITALIAN', 'INDIAN', 'CHINESE', 'AMERICAN', 'FRENCH']),
  IRELAND: new Set(['EVERYDAY', 'BRITISH', 'ITALIAN', 'INDIAN', 'CHINESE', 'AMERICAN', 'FRENCH']),
  UNITED_STATES: new Set(['EVERYDAY', 'AMERICAN', 'ITALIAN', 'MEXICAN', 'CHINESE', 'BRITISH']),
  OTHER: new Set(['EVERYDAY', 'DUTCH', 'ITALIAN', 'BRITISH', 'AMERICAN', 'FRENCH', 'GERMAN']),
};

/** Whether a dish's cuisine is familiar in a country; true for a dish without a cuisine. */
export function isFamiliarIn(country: Country, cuisine: Cuisine | undefined): boolean {
  return cuisine === undefined || FAMILIAR[country].has(cuisine);
}

/** Cuisines that hardly anyone cooks outside the countries where they are familiar. */
const HOME_COOKING: ReadonlySet<Cuisine> = new Set(['DUTCH', 'GERMAN']);

/** Whether a dish belongs to the home cooking of other countries only. */
export function isHomeCookingElsewhere(country: Country, cuisine: Cuisine | undefined): boolean {
  return cuisine !== undefined && HOME_COOKING.has(cuisine) && !isFamiliarIn(country, cuisine);
}
