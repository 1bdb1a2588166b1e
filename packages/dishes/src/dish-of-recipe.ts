import type { Dish } from './dish.ts';
import { inferScene } from './infer-scene.ts';

/** What the painter needs to know of a recipe of the catalogue. */
export interface RecipeToPaint {
  readonly id: string;
  readonly name: Readonly<{ en: string }>;
  readonly meals: readonly string[];
  readonly form: string | null;
  readonly portions: number;
  readonly ingredients: readonly Readonly<{
    food: Readonly<{ id: string }>;
    grams: number;
    note: Readonly<{ en: string }> | null;
  }>[];
  readonly steps: readonly Readonly<{ en: string }>[];
}

export function dishOfRecipe(recipe: RecipeToPaint): Dish {
  const dish = {
    id: recipe.id,
    form: recipe.form,
    meal: recipe.meals[0] ?? 'SNACK',
    title: recipe.name.en,
    method: recipe.steps.map(({ en }) => en).join(' '),
    ingredients: recipe.ingredients.map(({ food, grams, note }) => ({
      food: food.id,
      grams: grams / recipe.portions,
      note: note?.en ?? '',
    })),
  };
  return { ...dish, scene: inferScene(dish) };
}
