import type { Diet } from '../diets/diets.ts';

/** What to look for when buying a product, in display order. */
export const LABEL_CHECKS = ['HALAL', 'GLUTEN_ON_LABEL', 'FORTIFIED'] as const;
export type LabelCheck = (typeof LABEL_CHECKS)[number];

/** The properties of a product that decide what to look for. */
export type ItemToBuy = Readonly<{ is_meat: boolean; reads_label_for_gluten: boolean; is_plant_dairy: boolean }>;

/** The part of a person's diet that matters in a shop. */
export type EaterInShop = Readonly<{
  diet: Diet;
  food_intolerances_gluten: boolean;
  food_intolerances_lactose: boolean;
}>;

/**
 * What a person should look for when buying a product: halal meat if they eat halal, the label of a processed product
 * if they avoid gluten, and fortified plant drinks if they avoid milk.
 */
export function labelChecksFor(item: ItemToBuy, eater: EaterInShop | null): LabelCheck[] {
  if (eater === null) return [];
  const applies: Readonly<Record<LabelCheck, boolean>> = {
    HALAL: item.is_meat && eater.diet === 'HALAL',
    GLUTEN_ON_LABEL: item.reads_label_for_gluten && eater.food_intolerances_gluten,
    FORTIFIED: item.is_plant_dairy && (eater.diet === 'VEGAN' || eater.food_intolerances_lactose),
  };
  return LABEL_CHECKS.filter((check) => applies[check]);
}
