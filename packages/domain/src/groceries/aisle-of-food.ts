import type { GroceryCategory } from '../foods/grocery-categories.ts';

/** The facts that decide the aisle of a food; origins are null if unknown. */
export type ShelvedFood = Readonly<{
  category: GroceryCategory;
  origins: readonly string[] | null;
  protein_source: string | null;
}>;

/** Protein sources of the plant-based aisle: tofu, tempeh and meat substitutes. */
const PLANT_PROTEIN: ReadonlySet<string | null> = new Set(['SOY', 'SUBSTITUTE', 'PULSES']);

/**
 * The aisle where people look for a food. A food whose category only says that it is chilled is placed by what it is
 * made of: fish goes with meat, eggs with dairy, and meat substitutes with the plant-based products.
 */
export function aisleOfFood({ category, origins, protein_source: source }: ShelvedFood): GroceryCategory {
  if (category !== 'REFRIGERATED' || origins === null) return category;
  if (origins.includes('fish') || origins.includes('shellfish')) return 'MEAT';
  if (PLANT_PROTEIN.has(source)) return 'DELI';
  return origins.every((origin) => origin === 'egg') && origins.length > 0 ? 'DAIRY' : category;
}
