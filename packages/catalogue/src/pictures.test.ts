import { describe, expect, it } from 'vitest';
import type { CatalogueFood, CatalogueIngredient } from './format.ts';
import { loadCatalogue } from './load.ts';
import { ILLUSTRATED_FOODS, pictureOf, picturesOfRecipe } from './pictures.ts';

const line = (id: string, grams: number) => ({ food: { id } as CatalogueFood, grams }) as CatalogueIngredient;
const dish = { tags: [], meals: ['DINNER'], portions: 2 } as const;

describe('picturesOfRecipe', () => {
  it('shows the largest parts first, and taste-makers last', () => {
    const ingredients = [line('onion', 200), line('basmati-rice', 150), line('salmon', 250), line('garlic', 6)];
    expect(picturesOfRecipe({ ...dish, ingredients })).toEqual(['fish', 'cooked-rice', 'onion', 'garlic']);
  });

  it('shows a picture once', () => {
    const ingredients = [line('chopped-tomatoes', 400), line('tomato', 100), line('salmon', 250)];
    expect(picturesOfRecipe({ ...dish, ingredients })).toEqual(['tomato', 'fish']);
  });

  it('falls back on the kind of dish where ingredients look like nothing', () => {
    expect(picturesOfRecipe({ ...dish, tags: ['SOUP'], ingredients: [line('water', 500)] })).toEqual([
      'pot-of-food',
      'shallow-pan-of-food',
    ]);
  });
});

it('illustrates only foods that exist', () => {
  const { foods } = loadCatalogue();
  expect(ILLUSTRATED_FOODS.filter((id) => !foods.has(id))).toEqual([]);
});

it('gives every recipe of the catalogue two to four pictures', () => {
  for (const recipe of loadCatalogue().recipes) {
    const pictures = picturesOfRecipe(recipe);
    expect(pictures.length, recipe.id).toBeGreaterThanOrEqual(2);
    expect(pictures.length, recipe.id).toBeLessThanOrEqual(4);
  }
  expect(pictureOf('salt')).toBeNull();
});
