import { describe, expect, it } from 'vitest';
import { familyOfRecipe, tagsOfRecipe } from './kind-of-recipe.ts';

const portion = { kcal: 500, fat: 40, carbohydrates: 8, isVegan: false };

describe('the tags of a recipe', () => {
  it('keep what was chosen once, and never take VEGAN or KETO on trust', () => {
    expect(tagsOfRecipe(['SOUP', 'VEGAN', 'SOUP', 'KETO'], { ...portion, carbohydrates: 60 })).toEqual(['SOUP']);
  });

  it('follow from the ingredients', () => {
    expect(tagsOfRecipe([], { ...portion, isVegan: true })).toEqual(['VEGAN', 'KETO']);
    expect(tagsOfRecipe([], { ...portion, fat: 20 })).toEqual([]);
    expect(tagsOfRecipe([], { ...portion, carbohydrates: null })).toEqual([]);
    expect(tagsOfRecipe([], { kcal: 0, fat: 0, carbohydrates: 0, isVegan: false })).toEqual([]);
  });
});

describe('the family of a recipe', () => {
  it('is where most of its protein comes from', () => {
    const rice = { protein: 5, origins: ['plant'], category: 'RICE' };
    expect(familyOfRecipe([rice, { protein: 30, origins: ['poultry'], category: 'MEAT' }])).toBe('poultry');
    expect(familyOfRecipe([rice])).toBe('rice');
    expect(familyOfRecipe([])).toBe('none');
  });
});
