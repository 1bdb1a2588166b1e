import type { CatalogueRecipe } from './format.ts';

/** The meal moments that a week is planned from, and the fewest recipes of each that a diet can live on. */
export const FEWEST_RECIPES = { DINNER: 40, LUNCH: 25, BREAKFAST: 20, SNACK: 15 } as const;
export type CoveredMeal = keyof typeof FEWEST_RECIPES;
export const COVERED_MEALS: readonly CoveredMeal[] = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'];

/** Low carb: at most one gram of available carbohydrates for this many kcal. */
const KCAL_PER_G_LOW_CARB = 16;

/** Everything that people avoid or choose, as the planner would see it: unknown never fits. */
export const DIETS_COVERED: Readonly<Record<string, (recipe: CatalogueRecipe) => boolean>> = {
  vegan: ({ diets }) => diets.vegan === 'yes',
  vegetarian: ({ diets }) => diets.vegetarian === 'yes',
  pescatarian: ({ diets }) => diets.pescatarian === 'yes',
  keto: ({ tags }) => tags.includes('KETO'),
  'low carb': ({ perPortion: { kcal, carbohydrates } }) =>
    kcal !== null && carbohydrates !== null && carbohydrates <= kcal / KCAL_PER_G_LOW_CARB,
  'gluten-free': ({ allergens }) => allergens.gluten === 'free',
  'lactose-free': ({ allergens }) => allergens.lactose === 'free',
  'nut-free': ({ allergens }) => allergens.nuts === 'free',
  'shellfish-free': ({ allergens }) => allergens.crustaceans_shellfish === 'free',
};

/** How many recipes a diet has for a meal, beside how many it needs. */
export type Cover = Readonly<{ diet: string; meal: CoveredMeal; recipes: number; needed: number }>;

/** The recipes of every diet and meal. */
export function coverageOf(recipes: readonly CatalogueRecipe[]): Cover[] {
  return Object.entries(DIETS_COVERED).flatMap(([diet, fits]) => {
    const fitting = recipes.filter(fits);
    return COVERED_MEALS.map((meal) => ({
      diet,
      meal,
      recipes: fitting.filter(({ meals }) => meals.includes(meal)).length,
      needed: FEWEST_RECIPES[meal],
    }));
  });
}

/** Whether a diet has too few recipes for a meal. */
export function isShort({ recipes, needed }: Cover): boolean {
  return recipes < needed;
}
