import type { CatalogueFood } from '@weekbord/catalogue/format';
import { loadCatalogue } from '@weekbord/catalogue/load';
import { recipeAdapter, type RulesOfEater } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { ALLERGENS } from '@weekbord/domain/foods/allergens';
import type { Dish } from './dish.ts';
import { dishOfRecipe, dishOfVersion } from './dish-of-recipe.ts';
import { looksLike, pieceOf } from './foods.ts';

export const catalogue = loadCatalogue();

const DIETS = ['vegan', 'vegetarian', 'pescatarian', 'halal'] as const;

/** Each diet alone, with each intolerance, and with the two most common pairs of intolerances. */
const EATERS: readonly RulesOfEater[] = [null, ...DIETS].flatMap((diet): RulesOfEater[] => [
  { diet },
  ...ALLERGENS.map((allergen) => ({ diet, intolerances: [allergen] })),
  { diet, intolerances: ['gluten', 'lactose'] },
  { diet, intolerances: ['gluten', 'milk'] },
]);

/** Whether the picture of a food shows something that some people do not eat, and could therefore mislead them. */
const isTold = ({ food }: Readonly<{ food: CatalogueFood }>) => (pieceOf(food.id)?.look ?? 'other') !== 'other';

/** Returns the versions of every recipe whose pictures differ in what some people do not eat. */
export function versionsOfCatalogue(): Dish[] {
  const known = new Set<string>();
  return EATERS.flatMap((eater) => {
    const adapt = recipeAdapter<CatalogueFood>(catalogue.swaps, eater);
    return catalogue.recipes.flatMap((recipe): Dish[] => {
      const version = adapt({ lines: recipe.ingredients, swaps: recipe.swaps });
      if (version?.changes === undefined) return [];
      const key = `${recipe.id} ${version.lines
        .filter(isTold)
        .map(({ food }) => looksLike(food.id))
        .join(' ')}`;
      if (known.has(key)) return [];
      known.add(key);
      return [dishOfVersion(recipe, version)];
    });
  });
}

export const dishesAsWritten = catalogue.recipes.map(dishOfRecipe);
