import { describe, expect, it } from 'vitest';
import { sourceOfFood, sourceOfRecipe, tagsOfRecipe } from './kind-of-recipe.ts';

const portion = { kcal: 500, fat: 40, carbohydrates: 8, isVegan: false };

describe('the tags of a recipe', () => {
  it('include the chosen tags, each once, but never a chosen VEGAN or KETO', () => {
    expect(tagsOfRecipe(['SOUP', 'VEGAN', 'SOUP', 'KETO'], { ...portion, carbohydrates: 60 })).toEqual(['SOUP']);
  });

  it('include the tags that follow from the ingredients', () => {
    expect(tagsOfRecipe([], { ...portion, isVegan: true })).toEqual(['VEGAN', 'KETO']);
    expect(tagsOfRecipe([], { ...portion, fat: 20 })).toEqual([]);
    expect(tagsOfRecipe([], { ...portion, carbohydrates: null })).toEqual([]);
    expect(tagsOfRecipe([], { kcal: 0, fat: 0, carbohydrates: 0, isVegan: false })).toEqual([]);
  });
});

describe('the protein source of a food', () => {
  it.each([
    [['poultry'], null, 'POULTRY'],
    [['plant', 'pork'], null, 'RED_MEAT'],
    [['shellfish'], null, 'FISH'],
    [['dairy', 'egg'], null, 'EGG'],
    [['plant'], 'SOY', 'SOY'],
    [['plant'], null, 'NUTS_AND_GRAINS'],
    [[], null, 'NUTS_AND_GRAINS'],
  ] as const)('follows from the origins %j, counting as %s: %s', (origins, plant, source) => {
    expect(sourceOfFood(origins, plant)).toBe(source);
  });
});

describe('the protein source of a recipe', () => {
  const rice = { protein: 12, source: 'NUTS_AND_GRAINS' } as const;

  it('is that of the foods that provide most of its protein', () => {
    expect(sourceOfRecipe([rice, { protein: 30, source: 'POULTRY' }])).toBe('POULTRY');
    expect(sourceOfRecipe([rice, { protein: 4, source: 'PULSES' }, { protein: 9, source: 'PULSES' }])).toBe('PULSES');
  });

  it('is meat or fish if meat or fish provides at least a quarter of its protein', () => {
    const lentils = { protein: 15, source: 'PULSES' } as const;
    expect(sourceOfRecipe([lentils, { protein: 6, source: 'RED_MEAT' }])).toBe('RED_MEAT');
    expect(sourceOfRecipe([lentils, { protein: 4, source: 'RED_MEAT' }])).toBe('PULSES');
  });

  it('is NONE if there is hardly any protein', () => {
    expect(sourceOfRecipe([])).toBe('NONE');
    expect(sourceOfRecipe([{ protein: 4.9, source: 'DAIRY' }])).toBe('NONE');
  });
});
