import type { GroceryCategory } from '../vocabulary.ts';

/** What decides in which aisle a food is found; origins are null where unknown. */
export type ShelvedFood = Readonly<{
  category: GroceryCategory;
  origins: readonly string[] | null;
  protein_source: string | null;
}>;

/** What people look for among the plant-based: tofu, tempeh, and what takes the place of meat. */
const PLANT_PROTEIN: ReadonlySet<string | null> = new Set(['SOY', 'SUBSTITUTE', 'PULSES']);

/**
 * The aisle in which people look for a food. What is only known to be chilled has one of its own by what it is: fish lies
 * with the meat, eggs with the dairy, and what takes the place of meat with the plant-based.
 */
export function aisleOfFood({ category, origins, protein_source: source }: ShelvedFood): GroceryCategory {
  if (category !== 'REFRIGERATED' || origins === null) return category;
  if (origins.includes('fish') || origins.includes('shellfish')) return 'MEAT';
  if (PLANT_PROTEIN.has(source)) return 'DELI';
  return origins.every((origin) => origin === 'egg') && origins.length > 0 ? 'DAIRY' : category;
}
