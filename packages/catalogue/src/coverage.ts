import { isSideDish } from '@weekbord/domain/planner/side-dishes/side-dishes';
import { recipeAdapter, type RulesOfEater } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { ALLERGENS, WIZARD_ALLERGENS } from '@weekbord/domain/foods/allergens';
import type { Catalogue, CatalogueRecipe, DietName, OwnSwapsOfRecipe } from './format.ts';

/** The minimum number of recipes that every diet needs for each meal moment. */
export const FEWEST_RECIPES = { DINNER: 40, LUNCH: 25, BREAKFAST: 20, SNACK: 15 } as const;
export type CoveredMeal = keyof typeof FEWEST_RECIPES;
export const COVERED_MEALS: readonly CoveredMeal[] = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'];

/** A recipe counts as low carb if it has at least this many kcal per gram of available carbohydrates. */
const KCAL_PER_G_LOW_CARB = 16;

/** What people avoid or choose, with a test of whether a recipe fits. As in the planner, unknown never fits. */
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

export type Cover = Readonly<{ diet: string; meal: CoveredMeal; recipes: number; needed: number }>;

/** Whether a recipe can be planned for a meal, as more than a side dish. */
export function isForMeal(recipe: CatalogueRecipe, meal: CoveredMeal): boolean {
  return recipe.meals.includes(meal) && !isSideDish(recipe, meal);
}

/** Returns the number of recipes for every diet and meal. */
export function coverageOf(recipes: readonly CatalogueRecipe[]): Cover[] {
  return Object.entries(DIETS_COVERED).flatMap(([diet, fits]) => {
    const fitting = recipes.filter(fits);
    return COVERED_MEALS.map((meal) => ({
      diet,
      meal,
      recipes: fitting.filter((recipe) => isForMeal(recipe, meal)).length,
      needed: FEWEST_RECIPES[meal],
    }));
  });
}

/** Whether a diet has too few recipes for a meal. */
export function isShort({ recipes, needed }: Cover): boolean {
  return recipes < needed;
}

/**
 * The number of recipes that people who are on a diet and avoid an allergen can eat at a meal: unchanged, and with
 * swaps.
 */
export type Cell = Readonly<{
  diet: Exclude<DietName, 'halal'>;
  allergen: (typeof WIZARD_ALLERGENS)[number];
  meal: CoveredMeal;
  asWritten: number;
  withSwaps: number;
}>;

/** Returns the number of recipes for every combination of diet, wizard allergen and meal. */
export function cellsOf({ recipes, swaps }: Pick<Catalogue, 'recipes' | 'swaps'>): Cell[] {
  return (['vegan', 'vegetarian', 'pescatarian'] as const).flatMap((diet) =>
    WIZARD_ALLERGENS.flatMap((allergen) => {
      const asWritten = recipes.filter(
        ({ diets, allergens }) => diets[diet] === 'yes' && allergens[allergen] === 'free',
      );
      const adapt = recipeAdapter(swaps, { diet, intolerances: [allergen] });
      const withSwaps = recipes.filter((recipe) => adapt({ lines: recipe.ingredients, swaps: recipe.swaps }) !== null);
      const count = (some: readonly CatalogueRecipe[], meal: CoveredMeal) =>
        some.filter((recipe) => isForMeal(recipe, meal)).length;
      return COVERED_MEALS.map((meal) => ({
        diet,
        allergen,
        meal,
        asWritten: count(asWritten, meal),
        withSwaps: count(withSwaps, meal),
      }));
    }),
  );
}

/** The number of recipes that people with a single exclusion can eat at a meal. */
export type ExclusionCell = Omit<Cell, 'diet' | 'allergen'> & Readonly<{ exclusion: string }>;

/** Returns the number of recipes for every single exclusion and meal: each allergen, nuts with peanuts, and halal. */
export function exclusionCellsOf({ recipes, swaps }: Pick<Catalogue, 'recipes' | 'swaps'>): ExclusionCell[] {
  const exclusions: readonly (readonly [exclusion: string, rules: RulesOfEater])[] = [
    ...ALLERGENS.map((allergen) => [allergen, { intolerances: [allergen] }] as const),
    ['nuts and peanut', { intolerances: ['nuts', 'peanut'] }],
    ['halal', { diet: 'halal' }],
  ];
  return exclusions.flatMap(([exclusion, rules]) => {
    const adapt = recipeAdapter(swaps, rules);
    const fits = (recipe: CatalogueRecipe, own: OwnSwapsOfRecipe | null) =>
      adapt({ lines: recipe.ingredients, swaps: own }) !== null;
    const asWritten = recipes.filter((recipe) => fits(recipe, 'never'));
    const withSwaps = recipes.filter((recipe) => fits(recipe, recipe.swaps));
    const count = (some: readonly CatalogueRecipe[], meal: CoveredMeal) =>
      some.filter((recipe) => isForMeal(recipe, meal)).length;
    return COVERED_MEALS.map((meal) => ({
      exclusion,
      meal,
      asWritten: count(asWritten, meal),
      withSwaps: count(withSwaps, meal),
    }));
  });
}
