import { expect, it } from 'vitest';
import { searchTextOfRecipe } from './search-text-of-recipe.ts';

const names = { name_en: 'Oats with quark', name_nl: 'Havermout met kwark' };

it('the search text of a recipe contains its names and those of its foods, each word once', () => {
  const foods = [
    { name_en: 'oats', name_nl: 'havermout', synonyms_en: ['porridge'] },
    { name_en: 'crème fraîche', name_nl: 'crème fraîche' },
  ];
  expect(searchTextOfRecipe(names, foods)).toBe('oats with quark havermout met kwark porridge creme fraiche');
});

it('the search text of a recipe with very many foods is truncated after a whole word', () => {
  const foods = Array.from({ length: 2000 }, (_, at) => ({ name_en: `food${at}`, name_nl: `eten${at}` }));
  const text = searchTextOfRecipe(names, foods);
  expect(text.length).toBeLessThanOrEqual(4000);
  expect(text).toMatch(/^oats .* (food|eten)\d+$/);
});
