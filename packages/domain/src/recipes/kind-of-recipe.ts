import type { PartialMacros, RecipeTag } from '../vocabulary.ts';

/** A portion with no more available carbohydrates than this, and fat as its main source of energy, is keto. Grams. */
const KETO_CARBOHYDRATES_MAX_G = 12;
const KETO_FAT_ENERGY_MIN = 0.5;
const KCAL_PER_G_FAT = 9;

/** The tags that follow from what is in a recipe and are never chosen. */
export const DERIVED_TAGS = ['VEGAN', 'KETO'] as const satisfies readonly RecipeTag[];

/** Whether a portion with these figures suits a keto diet; unknown figures do not. */
function isKeto({ kcal, fat, carbohydrates }: Pick<PartialMacros, 'kcal' | 'fat' | 'carbohydrates'>): boolean {
  if (kcal === null || fat === null || carbohydrates === null) return false;
  return kcal > 0 && carbohydrates <= KETO_CARBOHYDRATES_MAX_G && fat * KCAL_PER_G_FAT >= kcal * KETO_FAT_ENERGY_MIN;
}

/** The chosen tags and those that follow from a portion's ingredients. */
export function tagsOfRecipe(
  chosen: readonly RecipeTag[],
  portion: Pick<PartialMacros, 'kcal' | 'fat' | 'carbohydrates'> & Readonly<{ isVegan: boolean }>,
): RecipeTag[] {
  return [
    ...new Set(chosen.filter((tag) => tag !== 'VEGAN' && tag !== 'KETO')),
    ...(portion.isVegan ? ['VEGAN' as const] : []),
    ...(isKeto(portion) ? ['KETO' as const] : []),
  ];
}

/** A food in a recipe: the protein that it brings in grams, and what it is. */
export type ProteinOfFood = Readonly<{ protein: number; origins: readonly string[]; category: string }>;

/** The kind of protein that a recipe is about, for variety: the animal it is from, or else the food's category. */
export function familyOfRecipe(ingredients: readonly ProteinOfFood[]): string {
  let best = { protein: -1, family: 'none' };
  for (const { protein, origins, category } of ingredients) {
    if (protein <= best.protein) continue;
    best = { protein, family: origins.find((origin) => origin !== 'plant') ?? category.toLowerCase() };
  }
  return best.family;
}
