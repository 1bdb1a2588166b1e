import { recipeAdapter, type RulesOfEater } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { ALLERGENS, type Allergen } from '@weekbord/domain/foods/allergens';
import type { CatalogueFood, CatalogueRecipe } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

export type SwappedFood = Readonly<{ from: CatalogueFood; to: CatalogueFood }>;

/** A recipe as someone eats it, with one of the people who get this version. */
export type VersionOfRecipe = Readonly<{
  recipe: CatalogueRecipe;
  eater: RulesOfEater;
  onPlate: readonly CatalogueFood[];
  swapped: readonly SwappedFood[];
}>;

const DIETS = [null, 'vegan', 'vegetarian', 'pescatarian', 'halal'] as const;

/** Returns every distinct version of every recipe, over all diets and combinations of allergens. */
export function versionsOfCatalogue(): VersionOfRecipe[] {
  const adapters = new Map<string, ReturnType<typeof recipeAdapter<CatalogueFood>>>();
  const adapterOf = (eater: RulesOfEater) => {
    const key = `${eater.diet}: ${eater.intolerances?.join()}`;
    const known = adapters.get(key);
    if (known !== undefined) return known;
    const made = recipeAdapter<CatalogueFood>(catalogue.swaps, eater);
    adapters.set(key, made);
    return made;
  };
  return catalogue.recipes.flatMap((recipe) => {
    const versions = new Map<string, VersionOfRecipe>();
    for (const eater of eatersOf(recipe)) {
      const version = adapterOf(eater)({ lines: recipe.ingredients, swaps: recipe.swaps });
      if (version?.changes === undefined) continue;
      const swapped = version.changes.map(({ from, line }) => ({ from, to: version.lines[line]!.food }));
      const key = swapped.map(({ from, to }) => `${from.id}>${to.id}`).join();
      if (versions.has(key)) continue;
      versions.set(key, { recipe, eater, onPlate: version.lines.map(({ food }) => food), swapped });
    }
    return [...versions.values()];
  });
}

/**
 * Returns people whose rules can change a recipe: each diet with each combination of the allergens that a swap removes.
 */
function eatersOf({ ingredients, swaps }: CatalogueRecipe): RulesOfEater[] {
  const removable = new Set<Allergen>();
  for (const { food } of ingredients) {
    const own = swaps === 'never' ? [] : swaps?.get(food.id);
    for (const { food: substitute } of own ?? catalogue.swaps.get(food.id) ?? [])
      for (const allergen of ALLERGENS)
        if (food.allergens[allergen] !== 'free' && substitute.allergens[allergen] === 'free') removable.add(allergen);
  }
  const combinations = [...removable].reduce<Allergen[][]>(
    (sets, allergen) => [...sets, ...sets.map((set) => [...set, allergen])],
    [[]],
  );
  return DIETS.flatMap((diet) => combinations.map((intolerances) => ({ diet, intolerances })));
}
