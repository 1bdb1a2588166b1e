import { type Allergen, ALLERGENS, type AllergenState } from '@weekbord/domain/foods/allergens';
import type { Suitability } from '@weekbord/domain/diets/suitability';
import { type Season, SEASONS } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { CatalogueFood, DietName, LabelAllergen, Origin, Presence } from './format.ts';
import type { Allergens, Diets } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';

/** Slaughtered animals, and products made from them. */
const MEAT: readonly Origin[] = ['meat', 'poultry', 'pork', 'slaughter', 'rennet', 'invertebrate'];
const SEA: readonly Origin[] = ['fish', 'shellfish'];

/**
 * The origins that a diet excludes. Rennet counts as an animal product, as it does for vegetarian societies. Halal
 * excludes gelatine and blood (`slaughter`), but not rennet, and not meat, which must be bought halal.
 */
const LEFT_OUT: Readonly<Record<DietName, readonly Origin[]>> = {
  pescatarian: MEAT,
  vegetarian: [...MEAT, ...SEA],
  vegan: [...MEAT, ...SEA, 'dairy', 'egg', 'honey'],
  halal: ['pork', 'slaughter', 'invertebrate', 'alcohol'],
};

/**
 * Allergens that are not on labels, with the label allergens that imply them. Milk implies lactose unless the food says
 * otherwise.
 */
const BEHIND: Readonly<Partial<Record<Allergen, readonly LabelAllergen[]>>> = {
  lactose: ['milk'],
  crustaceans_shellfish: ['crustaceans', 'molluscs'],
};

/** Returns the diets that a food fits; all are unknown if its origin is. */
export function dietsOfFood(origin: ReadonlyMap<Origin, Presence> | null): Diets {
  const answer = (diet: DietName): Suitability => {
    if (origin === null) return 'unknown';
    const met = LEFT_OUT[diet].map((source) => origin.get(source));
    if (met.includes('certain')) return 'no';
    return met.includes('maybe') ? 'unknown' : 'yes';
  };
  return {
    vegan: answer('vegan'),
    vegetarian: answer('vegetarian'),
    pescatarian: answer('pescatarian'),
    halal: answer('halal'),
  };
}

/**
 * Returns the allergens that a food contains; lactose and shellfish follow from label allergens. `lactose` overrides
 * what follows from milk.
 */
export function allergensOfFood(
  contains: ReadonlyMap<LabelAllergen, Presence> | null,
  lactose: 'free' | 'unknown' | undefined,
): Allergens {
  const answer = (allergen: Allergen): AllergenState => {
    if (contains === null) return 'unknown';
    const met = behind(allergen).map((label) => contains.get(label));
    if (allergen === 'lactose' && lactose !== undefined && met.some((presence) => presence !== undefined))
      return lactose;
    if (met.includes('certain')) return 'contains';
    return met.includes('maybe') ? 'unknown' : 'free';
  };
  return Object.fromEntries(ALLERGENS.map((allergen) => [allergen, answer(allergen)])) as Allergens;
}

function behind(allergen: Allergen): readonly LabelAllergen[] {
  return BEHIND[allergen] ?? [allergen as LabelAllergen];
}

/** The grams in a portion below which a fresh food is a garnish that can be omitted when it is out of season. */
const SEASONAL_FROM_G = 15;

/**
 * Returns the seasons of a recipe: its own, limited to those of the foods in a portion. An empty list means all year,
 * in the arguments and in the result. Null if there is no season in which every food is in the shops.
 */
export function seasonsOfRecipe(
  own: readonly Season[],
  inPortion: readonly Readonly<{ food: Pick<CatalogueFood, 'seasons'>; grams: number }>[],
): readonly Season[] | null {
  const limits = [own, ...inPortion.filter(({ grams }) => grams >= SEASONAL_FROM_G).map(({ food }) => food.seasons)];
  const limiting = limits.filter((seasons) => seasons.length > 0);
  if (limiting.length === 0) return [];
  const common = SEASONS.filter((season) => limiting.every((seasons) => seasons.includes(season)));
  return common.length > 0 ? common : null;
}
