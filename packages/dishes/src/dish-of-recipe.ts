import type { FoodOfDish, Version } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { nameOfVersion, stepOfVersion } from '@weekbord/domain/recipes/versions/name-of-version';
import type { DishForm } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { SceneName } from '@weekbord/domain/recipes/dish-facts/scenes';
import type { Dish } from './dish.ts';

/** The properties of a catalogue recipe that the painter needs. */
export interface RecipeToPaint {
  readonly id: string;
  readonly name: Readonly<{ en: string }>;
  readonly meals: readonly string[];
  readonly scene: SceneName;
  readonly form: DishForm | null;
  readonly portions: number;
  readonly ingredients: readonly Readonly<{
    food: Readonly<{ id: string }>;
    grams: number;
    note: Readonly<{ en: string }> | null;
  }>[];
  readonly steps: readonly Readonly<{ en: string }>[];
}

export function dishOfRecipe(recipe: RecipeToPaint): Dish {
  return {
    id: recipe.id,
    scene: recipe.scene,
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
}

type NamedFood = FoodOfDish & Readonly<{ id: string; name: Readonly<{ en: string }> }>;

/** Returns the picture of a recipe in a person's version: with the foods, name and steps of that version. */
export function dishOfVersion(recipe: RecipeToPaint, version: Version<NamedFood>): Dish {
  const { lines, changes = [], parts = [] } = version;
  const swapped = changes.map(({ from, line }) => ({ from: from.name.en, to: lines[line]!.food.name.en }));
  return {
    ...dishOfRecipe(recipe),
    title: nameOfVersion(recipe.name.en, swapped),
    method: recipe.steps.map(({ en }) => stepOfVersion(en, swapped)).join(' '),
    ingredients: lines.map(({ food, grams }, at) => ({
      food: food.id,
      grams: grams / recipe.portions,
      note: recipe.ingredients[parts[at]?.[0] ?? at]?.note?.en ?? '',
    })),
  };
}
