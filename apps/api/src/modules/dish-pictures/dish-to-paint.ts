import type { Dish } from '@weekbord/dishes/dish';
import { nameOfVersion, stepOfVersion } from '@weekbord/domain/recipes/name-of-version';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SwapOfPicture } from './dish-picture-names.ts';
import { findRecipeOfPicture, type LineToPaint, listFoodsToPaint, type RecipeToPaint } from './painted-dishes.store.ts';

const SNACK = 'SNACK';
/** Things laid next to each other on a plate, which is true of any meal. */
const UNKNOWN_SCENE = 'SIDES';

/** The dish to paint of a recipe; null where no recipe has the key, or a swap is of a food that it does not have. */
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
    const standIn = foods.get(byFood.get(foodId) ?? 0);
    return standIn === undefined ? [] : [{ from: name, to: standIn.name }];
  });
  return dishOfStored({
    ...recipe,
    name: nameOfVersion(recipe.name, names, recipe.vegan),
    steps: recipe.steps.map((step) => stepOfVersion(step, names)),
    lines: recipe.lines.map((line) => {
      const to = byFood.get(line.foodId);
      // What the recipe says of its own food says nothing of another; a food that nobody but its author sees is left out.
      return to === undefined ? line : { ...line, slug: foods.get(to)?.slug ?? null, note: null };
    }),
  });
}

type StoredRecipe = Omit<RecipeToPaint, 'vegan' | 'lines'> & Readonly<{ lines: readonly LineToPaint[] }>;

/** A recipe as the painter knows it. */
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
