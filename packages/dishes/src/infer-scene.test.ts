import type { CatalogueRecipe } from '@weekbord/catalogue/format';
import { loadCatalogue } from '@weekbord/catalogue/load';
import type { DishForm } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import { describe, expect, it } from 'vitest';
import type { UnstagedDish } from './dish.ts';
import { inferScene } from './infer-scene.ts';

// Every side dish states its scene, because custom recipes, whose scene is inferred, are never side dishes.
const recipes = loadCatalogue().recipes.filter(({ isSide }) => !isSide);

/** Returns a dish as its author would enter it, in one language. */
function written(recipe: CatalogueRecipe, language: 'en' | 'nl', form: DishForm | null): UnstagedDish {
  return {
    id: recipe.id,
    form,
    meal: recipe.meals[0]!,
    title: recipe.name[language],
    method: recipe.steps.map((step) => step[language]).join(' '),
    ingredients: recipe.ingredients.map(({ food, grams, note }) => ({
      food: food.id,
      grams: grams / recipe.portions,
      note: note?.[language] ?? '',
    })),
  };
}

describe('the scene of a dish that does not state one', () => {
  it.each(['en', 'nl'] as const)('follows from the name in %s and the form', (language) => {
    const right = recipes.filter((recipe) => inferScene(written(recipe, language, recipe.form)) === recipe.scene);
    expect(right.length / recipes.length).toBeGreaterThanOrEqual(0.97);
  });

  it.each(['en', 'nl'] as const)('mostly follows from the name in %s and the foods alone', (language) => {
    const right = recipes.filter((recipe) => inferScene(written(recipe, language, null)) === recipe.scene);
    expect(right.length / recipes.length).toBeGreaterThanOrEqual(0.85);
  });

  it('is a plain plate if nothing is known about the dish', () => {
    expect(inferScene({ id: 'x', form: null, meal: 'DINNER', title: 'x', method: '', ingredients: [] })).toBe('SIDES');
  });

  it.each([
    ['Oma’s pannenkoeken', 'PANCAKES'],
    ['Boerenkoolstamppot met worst', 'STAMPPOT'],
    ['Snelle roerbak met mie', 'MIXED_BED'],
    ['Kippensoep', 'SOUP'],
    ['Wrap met kip', 'WRAPPED'],
  ])('is chosen for the name "%s": %s', (title, scene) => {
    const dish = { id: 'x', form: null, meal: 'DINNER', title, method: 'Stamp de aardappels.', ingredients: [] };
    expect(inferScene(dish)).toBe(scene);
  });
});
