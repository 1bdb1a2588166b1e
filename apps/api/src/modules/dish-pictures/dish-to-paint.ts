import type { Dish } from '@weekbord/dishes/dish';
import { nameOfVersion, stepOfVersion } from '@weekbord/domain/recipes/versions/name-of-version';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SwapOfPicture } from './dish-picture-names.ts';
import { findRecipeOfPicture, type LineToPaint, listFoodsToPaint, type RecipeToPaint } from './painted-dishes.store.ts';

const SNACK = 'SNACK';
/** The scene of an unknown dish: foods next to each other on a plate, which suits any meal. */
const UNKNOWN_SCENE = 'SIDES';

/**
 * Returns the dish to paint for a recipe; null if no recipe has the key, or if a swap is of a food that the recipe does
 * not have.
 */
export async function dishOfPicture(
  db: Kysely<Tables>,
  key: string,
  swaps: readonly SwapOfPicture[],
): Promise<Dish | null> {
  const recipe = await findRecipeOfPicture(db, key);
  if (recipe === null) return null;
  if (swaps.length === 0) return dishOfStored(recipe);
  const byFood = new Map(swaps.map(({ from, to }) => [from, to]));
  if (![...byFood.keys()].every((from) => recipe.lines.some(({ foodId }) => foodId === from))) return null;
  const foods = await listFoodsToPaint(db, [...byFood.values()]);
  const names = recipe.lines.flatMap(({ foodId, name }) => {
    const substitute = foods.get(byFood.get(foodId) ?? 0);
    return substitute === undefined ? [] : [{ from: name, to: substitute.name }];
  });
  return dishOfStored({
    ...recipe,
    name: nameOfVersion(recipe.name, names, recipe.vegan),
    steps: recipe.steps.map((step) => stepOfVersion(step, names)),
    lines: recipe.lines.map((line) => {
      const to = byFood.get(line.foodId);
      // The recipe's note about the original food does not apply to a replacement. A private food is left out.
      return to === undefined ? line : { ...line, slug: foods.get(to)?.slug ?? null, note: null };
    }),
  });
}

type StoredRecipe = Omit<RecipeToPaint, 'vegan' | 'lines'> & Readonly<{ lines: readonly LineToPaint[] }>;

/** Returns a recipe in the painter's terms. */
export function dishOfStored({ id, slug, scene, form, meal, name, steps, lines }: StoredRecipe): Dish {
  return {
    id: slug ?? `own-${id}`,
    scene: scene ?? UNKNOWN_SCENE,
    form,
    meal: meal ?? SNACK,
    title: name,
    method: steps.join(' '),
    ingredients: lines.flatMap(({ slug: food, grams, note }) =>
      food === null ? [] : [{ food, grams, note: note ?? '' }],
    ),
  };
}
