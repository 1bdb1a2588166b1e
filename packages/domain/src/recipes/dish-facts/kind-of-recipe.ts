import type { PartialMacros } from '../../macros/macros.ts';
import type { RecipeTag } from '../list/recipe-tags.ts';
import type { ProteinSource } from './nature-of-dish.ts';

/** Maximum grams of available carbohydrates in a keto portion. */
const KETO_CARBOHYDRATES_MAX_G = 12;
/** Minimum share of a keto portion's energy that must come from fat. */
const KETO_FAT_ENERGY_MIN = 0.5;
const KCAL_PER_G_FAT = 9;

/** The tags that follow from a recipe's ingredients and are never chosen. */
export const DERIVED_TAGS = ['VEGAN', 'KETO'] as const satisfies readonly RecipeTag[];

/** Whether a portion with these figures suits a keto diet; false if a figure is unknown. */
function isKeto({ kcal, fat, carbohydrates }: Pick<PartialMacros, 'kcal' | 'fat' | 'carbohydrates'>): boolean {
  if (kcal === null || fat === null || carbohydrates === null) return false;
  return kcal > 0 && carbohydrates <= KETO_CARBOHYDRATES_MAX_G && fat * KCAL_PER_G_FAT >= kcal * KETO_FAT_ENERGY_MIN;
}

/** The chosen tags plus those that follow from a portion's ingredients. */
export function tagsOfRecipe<Tag extends string = RecipeTag>(
  chosen: readonly Tag[],
  portion: Pick<PartialMacros, 'kcal' | 'fat' | 'carbohydrates'> & Readonly<{ isVegan: boolean }>,
): (Tag | (typeof DERIVED_TAGS)[number])[] {
  return [
    ...new Set(chosen.filter((tag) => tag !== 'VEGAN' && tag !== 'KETO')),
    ...(portion.isVegan ? ['VEGAN' as const] : []),
    ...(isKeto(portion) ? ['KETO' as const] : []),
  ];
}

/**
 * The protein source of a dish with this main food: the animal it comes from, otherwise what the plant food counts as.
 */
export function sourceOfFood(origins: readonly string[], plant: ProteinSource | null): ProteinSource {
  const animal = ANIMALS.find(([origin]) => origins.includes(origin));
  return animal?.[1] ?? plant ?? 'NUTS_AND_GRAINS';
}

/** Protein sources by origin; if a food has several origins, like quiche, the first in this list counts. */
const ANIMALS: readonly (readonly [string, ProteinSource])[] = [
  ['poultry', 'POULTRY'],
  ['meat', 'RED_MEAT'],
  ['pork', 'RED_MEAT'],
  ['fish', 'FISH'],
  ['shellfish', 'FISH'],
  ['egg', 'EGG'],
  ['dairy', 'DAIRY'],
];
const FLESH: ReadonlySet<ProteinSource> = new Set(['POULTRY', 'RED_MEAT', 'FISH']);
/** A portion with less protein than this (grams) has no main protein source. */
const LEAST_PROTEIN_G = 5;
/** Meat or fish is a portion's protein source if it provides at least this share of the protein. */
const FLESH_DECIDES = 0.25;

/** The protein source of a portion, from the grams of protein in each of its foods. */
export function sourceOfRecipe(parts: readonly Readonly<{ protein: number; source: ProteinSource }>[]): ProteinSource {
  const sums = new Map<ProteinSource, number>();
  let total = 0;
  for (const { protein, source } of parts) {
    sums.set(source, (sums.get(source) ?? 0) + protein);
    total += protein;
  }
  if (total < LEAST_PROTEIN_G) return 'NONE';
  const sorted = [...sums].toSorted((a, b) => b[1] - a[1]);
  const flesh = sorted.find(([source, protein]) => FLESH.has(source) && protein >= FLESH_DECIDES * total);
  return (flesh ?? sorted[0]!)[0];
}
