import { GROCERY_CATEGORIES } from '@weekbord/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import type { CatalogueFood, CatalogueIngredient } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';
import { COVER_PICTURES, ILLUSTRATED_FOODS, pictureOf, pictureOfCategory, picturesOfRecipe } from './pictures.ts';

const line = (id: string, grams: number) =>
  ({ food: { id, category: 'OTHER' } as CatalogueFood, grams }) as CatalogueIngredient;
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

  it('lets a soup be a soup first, and shows no bread around a wrap', () => {
    const ingredients = [line('tomato', 400), line('wheat-wrap', 60)];
    expect(picturesOfRecipe({ ...dish, tags: ['SOUP'], ingredients })[0]).toBe('pot-of-food');
    expect(picturesOfRecipe({ ...dish, tags: ['WRAP'], ingredients })).toEqual(['burrito', 'tomato']);
  });

  it('sees berries before the yoghurt below them, and never oil or water before anything', () => {
    const ingredients = [line('skyr', 200), line('strawberries', 80), line('water', 400), line('olive-oil', 30)];
    expect(picturesOfRecipe({ ...dish, portions: 1, ingredients })).toEqual(['strawberry', 'bowl-of-yoghurt']);
  });

  it('falls back on the kind of dish where ingredients look like nothing', () => {
    expect(picturesOfRecipe({ ...dish, tags: ['SOUP'], ingredients: [line('water', 500)] })).toEqual([
      'pot-of-food',
      'shallow-pan-of-food',
    ]);
  });
});

it('illustrates only foods that exist', () => {
  const { foods } = catalogue;
  expect(ILLUSTRATED_FOODS.filter((id) => !foods.has(id))).toEqual([]);
});

it('gives every recipe of the catalogue two to four pictures', () => {
  for (const recipe of catalogue.recipes) {
    const pictures = picturesOfRecipe(recipe);
    expect(pictures.length, recipe.id).toBeGreaterThanOrEqual(2);
    expect(pictures.length, recipe.id).toBeLessThanOrEqual(4);
  }
});

it('gives every food a picture, by its look or else by its category', () => {
  const { foods } = catalogue;
  const food = (id: string) => pictureOf(foods.get(id) ?? expect.fail(id));
  expect(COVER_PICTURES).toEqual(expect.arrayContaining([...foods.values()].map(pictureOf)));
  expect(GROCERY_CATEGORIES.map(pictureOfCategory).every((picture) => COVER_PICTURES.includes(picture))).toBe(true);
  expect(['olive-oil', 'salt', 'chicken-stock-cube', 'pumpkin-seeds', 'greek-yoghurt', 'tofu'].map(food)).toEqual([
    'amphora',
    'salt',
    'pot-of-food',
    'sunflower',
    'bowl-of-yoghurt',
    'tofu',
  ]);
});
