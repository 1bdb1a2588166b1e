import { fleshOfDish } from '@weekbord/domain/foods/flesh-of-food';
import { hasMeat } from '@weekbord/domain/foods/is-meat';
import { recipeAdapter } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { labelListsOf } from '@weekbord/domain/recipes/labels/label-lists';
import { nameOfVersion } from '@weekbord/domain/recipes/versions/name-of-version';
import { traitsOfIngredients } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { MARKED_DIETS, type MarkedDiet } from '@weekbord/domain/diets/diets';
import { describe, expect, it } from 'vitest';
import type { CatalogueFood, CatalogueRecipe } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

/** An original recipe (`diet` is null), or one adapted to a diet. */
type Dish = Readonly<{
  recipe: CatalogueRecipe;
  diet: MarkedDiet | null;
  foods: readonly CatalogueFood[];
  names: readonly string[];
}>;

const asked = ({ diets, origin }: CatalogueFood) => ({ diets, origins: origin && [...origin.keys()] });

/** Whether a food certainly has one of these origins; a wine that only some producers fine with fish does not. */
const isOf = ({ origin }: CatalogueFood, kinds: readonly string[]) =>
  kinds.some((kind) => origin?.get(kind as never) === 'certain');
const MEAT = ['meat', 'poultry', 'pork', 'slaughter'];
const FISH = ['fish', 'shellfish'];

const DISHES: readonly Dish[] = [null, ...MARKED_DIETS].flatMap((diet) => {
  const adapt = recipeAdapter<CatalogueFood>(catalogue.swaps, { diet });
  return catalogue.recipes.flatMap((recipe): Dish[] => {
    const version = adapt({ lines: recipe.ingredients, swaps: recipe.swaps });
    if (version === null) return [];
    const swapped = version.changes ?? [];
    const names = LANGUAGES.map((language) =>
      nameOfVersion(
        recipe.name[language],
        swapped.map(({ from, line }) => ({
          from: from.name[language],
          to: version.lines[line]!.food.name[language],
        })),
        version.lines.every(({ food }) => food.diets.vegan === 'yes'),
      ),
    );
    return [{ recipe, diet, foods: version.lines.map(({ food }) => food), names }];
  });
});

/** A promise at the beginning of a name is about the dish itself; in 'wrap with vegan bacon' it is about the bacon. */
const WITHOUT_FLESH =
  /^(?:vegan|vegetarian|veggie|meatless|plant-based|vegetarische?|veganistische?|vega|plantaardige?)(?!\p{L})/iu;
const WITHOUT_MEAT = /(?<!\p{L})(?:meatless|meat-free|without meat|vleesvrije?|vleesloze?|zonder vlees)(?!\p{L})/iu;
const WITHOUT_FISH = /(?<!\p{L})(?:fish-free|without fish|visvrije?|zonder vis)(?!\p{L})/iu;

const withLinesOf = (kinds: readonly string[], promises: (dish: Dish) => boolean) =>
  DISHES.filter(promises)
    .filter(({ foods }) => foods.some((food) => isOf(food, kinds)))
    .map(({ recipe, diet, names }) => `${recipe.id} for ${diet ?? 'all'}: ${names.join(' / ')}`);

describe('an original or adapted dish', () => {
  it('contains no meat or fish that the diet excludes', () => {
    const ofDiet = (...diets: MarkedDiet[]) => DISHES.filter(({ diet }) => diet !== null && diets.includes(diet));
    expect(ofDiet('vegan', 'vegetarian', 'pescatarian').length).toBeGreaterThan(500);
    expect(withLinesOf([...MEAT, ...FISH], ({ diet }) => diet === 'vegan' || diet === 'vegetarian')).toEqual([]);
    expect(withLinesOf(MEAT, ({ diet }) => diet === 'pescatarian')).toEqual([]);
  });

  it('contains no meat or fish if it is marked as free of it, has the VEGAN tag or has no meat flag', () => {
    const markOf = ({ foods }: Dish, diet: MarkedDiet) => traitsOfIngredients(foods).diets[diet] === 'yes';
    expect(withLinesOf([...MEAT, ...FISH], (dish) => markOf(dish, 'vegan') || markOf(dish, 'vegetarian'))).toEqual([]);
    expect(withLinesOf(MEAT, (dish) => markOf(dish, 'pescatarian'))).toEqual([]);
    expect(
      withLinesOf([...MEAT, ...FISH], ({ recipe, diet }) => diet === null && recipe.tags.includes('VEGAN')),
    ).toEqual([]);
    expect(withLinesOf(MEAT, ({ foods }) => !hasMeat(foods.map(asked)))).toEqual([]);
    expect(withLinesOf([...MEAT, ...FISH], ({ foods }) => fleshOfDish(foods.map(asked)) === null)).toEqual([]);
  });

  it('contains no fish or shellfish if it is labelled free of it', () => {
    const isFreeOf = ({ foods }: Dish, allergen: string) =>
      labelListsOf(traitsOfIngredients(foods).allergens).freeOf.includes(allergen as never);
    expect(withLinesOf(['fish'], (dish) => isFreeOf(dish, 'fish'))).toEqual([]);
    expect(withLinesOf(['shellfish'], (dish) => isFreeOf(dish, 'molluscs') && isFreeOf(dish, 'crustaceans'))).toEqual(
      [],
    );
  });

  it('contains no meat or fish if its name in either language promises that', () => {
    const says = (promise: RegExp) => (dish: Dish) => dish.names.some((name) => promise.test(name));
    expect(DISHES.filter(says(WITHOUT_FLESH)).length).toBeGreaterThan(50);
    expect(withLinesOf([...MEAT, ...FISH], says(WITHOUT_FLESH))).toEqual([]);
    expect(withLinesOf(MEAT, says(WITHOUT_MEAT))).toEqual([]);
    expect(withLinesOf(FISH, says(WITHOUT_FISH))).toEqual([]);
  });
});
