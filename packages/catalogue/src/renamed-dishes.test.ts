import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { catalogue } from './product-catalogue.test-support.ts';
import { readRecipes } from './read-recipes.ts';

const folder = new URL('../recipes/', import.meta.url);

it('renaming all dishes in both languages changes nothing but their names', () => {
  const files = globSync('*/*.yaml', { cwd: folder }).sort();
  let number = 0;
  const renamed = files.flatMap((file) => {
    const entries = load(readFileSync(new URL(file, folder), 'utf8')) as object[];
    const parsed = entries.map((entry) => ({ ...entry, en: `Dish ${(number += 1)}`, nl: `Gerecht ${number}` }));
    return readRecipes(file, parsed, catalogue.foods);
  });
  expect(renamed).toHaveLength(catalogue.recipes.length);
  const byId = new Map(renamed.map((recipe) => [recipe.id, recipe]));
  for (const recipe of catalogue.recipes) {
    const other = byId.get(recipe.id)!;
    expect(other.name).not.toEqual(recipe.name);
    expect({ ...other, name: recipe.name }).toEqual(recipe);
  }
});
