import type { Diet } from '../diets/diets.ts';

/** What a person looks for when buying a product; in display order. */
export const CARES = ['HALAL', 'GLUTEN_ON_LABEL', 'FORTIFIED'] as const;
export type Care = (typeof CARES)[number];

/** The traits of a product that may matter. */
export type ItemToBuy = Readonly<{ is_meat: boolean; reads_label_for_gluten: boolean; is_plant_dairy: boolean }>;

/** How a person eats, as far as it matters in a shop. */
export type EaterInShop = Readonly<{
  diet: Diet;
  food_intolerances_gluten: boolean;
  food_intolerances_lactose: boolean;
}>;

/**
 * People who eat halal choose halal meat, people who avoid gluten read the labels of processed products, and people who
 * have no milk get their calcium from the plant drink.
 */
export function caresOf(item: ItemToBuy, eater: EaterInShop | null): Care[] {
  if (eater === null) return [];
  const applies: Readonly<Record<Care, boolean>> = {
    HALAL: item.is_meat && eater.diet === 'HALAL',
    GLUTEN_ON_LABEL: item.reads_label_for_gluten && eater.food_intolerances_gluten,
    FORTIFIED: item.is_plant_dairy && (eater.diet === 'VEGAN' || eater.food_intolerances_lactose),
  };
  return CARES.filter((care) => applies[care]);
}
