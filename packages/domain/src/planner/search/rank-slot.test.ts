import { expect, test } from 'vitest';
import type { Country } from '../../accounts/countries.ts';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { plateOfRecipe } from '../week/present-plan.ts';
import { type RankedMeal, rankSlot } from './rank-slot.ts';
import { foodsOf, makeCatalogue } from '../catalogue/synthetic-catalogue.test-support.ts';
import { makeDays } from '../week/synthetic-personas.test-support.ts';

const recipes = makeCatalogue(400, 41);
const catalogue = buildCatalogueIndex(recipes);
const target = { kcal: 2000, protein: 110, fat: 67, carbohydrates: 226 };
const [day] = makeDays(target, ['BREAKFAST', 'LUNCH', 'DINNER']);
const dinner = day!.slots[2]!;

test('rankSlot proposes different recipes for the slot, best first', () => {
  const ranked = rankSlot(catalogue, { day: day!, slotId: dinner.id });
  expect(ranked.length).toBeGreaterThan(20);
  expect(new Set(ranked.map(({ recipeId }) => recipeId)).size).toBe(ranked.length);
  const points = ranked.map((meal) => meal.points);
  expect(points).toEqual(points.toSorted((a, b) => a - b));
  for (const { recipeId } of ranked) {
    expect(catalogue.recipes[catalogue.indexById.get(recipeId)!]!.meals).toContain('DINNER');
  }
});

test('rankSlot makes up for what the rest of the day lacks', () => {
  const eat = (protein: number, fat: number) => ({
    ...day!,
    slots: day!.slots.map((slot) =>
      slot === dinner ? slot : { ...slot, locked: [{ macros: { ...slot.target, protein, fat } }] },
    ),
  });
  const meanProtein = (protein: number, fat: number): number => {
    const ranked = rankSlot(catalogue, { day: eat(protein, fat), slotId: dinner.id }).slice(0, 10);
    const proteinOf = ({ recipeId, plate }: RankedMeal) =>
      plateOfRecipe(catalogue.recipes[catalogue.indexById.get(recipeId)!]!, plate).macros.protein;
    return ranked.reduce((sum, meal) => sum + proteinOf(meal), 0) / ranked.length;
  };
  expect(meanProtein(25, 25)).toBeGreaterThan(meanProtein(40, 18) + 10);
});

test('rankSlot respects the hard rules, and returns nothing for a slot that does not exist', () => {
  const ranked = rankSlot(catalogue, {
    day: day!,
    slotId: dinner.id,
    diet: 'vegan',
    intolerances: ['gluten'],
  });
  expect(ranked.length).toBeGreaterThan(0);
  for (const { recipeId } of ranked) {
    for (const food of foodsOf(catalogue.recipes[catalogue.indexById.get(recipeId)!]!)) {
      expect(food.eats).toBe('vegan');
      expect(food.allergens).not.toContain('gluten');
    }
  }
  expect(rankSlot(catalogue, { day: day!, slotId: 'none' })).toEqual([]);
});

test('rankSlot leaves out what was planned recently, unless there are too few other recipes', () => {
  const recipesOf = (recent: readonly number[], daysAgo: number) => {
    const planned = recent.map((recipeId) => ({ recipeId, daysAgo }));
    const ranked = rankSlot(catalogue, { day: day!, slotId: dinner.id, recent: planned });
    return ranked.map(({ recipeId }) => recipeId);
  };
  const all = recipesOf([], 0);
  const lately = all.slice(0, 12);
  const others = all.slice(12).toSorted((a, b) => a - b);
  for (const daysAgo of [0, 1, 10]) {
    expect(recipesOf(lately, daysAgo).toSorted((a, b) => a - b)).toEqual(others);
  }
  expect(recipesOf(lately, 11)).toEqual(all);
  expect(new Set(recipesOf(all.slice(3), 1))).toEqual(new Set(all));
});

test('rankSlot ranks recipes lower if they are not sold in the country, but keeps them', () => {
  const slot = { day: day!, slotId: dinner.id } as const;
  const [first, ...others] = rankSlot(catalogue, slot).map(({ recipeId }) => recipeId);
  const asSold = recipes.map((recipe) => (recipe.id === first ? { ...recipe, soldIn: ['BELGIUM'] as const } : recipe));
  const rankedIn = (country: Country) =>
    rankSlot(buildCatalogueIndex(asSold), { ...slot, country }).map(({ recipeId }) => recipeId);
  expect(rankedIn('BELGIUM')).toEqual([first, ...others]);
  expect(rankedIn('IRELAND').indexOf(first!)).toBeGreaterThan(5);
  expect(rankedIn('IRELAND').filter((id) => id !== first)).toEqual(others);
});
