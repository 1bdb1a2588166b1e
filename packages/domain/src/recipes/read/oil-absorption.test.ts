import { describe, expect, it } from 'vitest';
import { readIngredientLine } from './read-ingredient-line.ts';
import { absorbedOil } from './oil-absorption.ts';
import type { WeighableFood } from './weighable-food.ts';

const food = (name: string, category: WeighableFood['category']): WeighableFood => ({
  id: 1,
  category,
  name,
  names: [name],
  servings: [{ id: 1, measure: 'g', grams: 1 }],
});
const OIL = food('sunflower oil', 'OIL');
const CHICKEN = food('chicken breast (raw)', 'MEAT');
const FLOUR = food('plain flour', 'BAKING');
const SOY = food('soy sauce', 'SAUCE');
const weighed = (line: string, of: WeighableFood, grams: number | null) => ({
  line: readIngredientLine(line, 'en'),
  food: of,
  grams,
});
const chicken = weighed('800 g chicken breast', CHICKEN, 800);

describe('fat for frying', () => {
  it.each([
    ['4 cups oil, for frying', 870, []],
    ['1 l olie om in te frituren', 910, []],
    ['1 l oil', 910, ['Deep-fry the chicken until golden.']],
  ])('counts only as much as the food absorbs: %s', (line, grams, steps) => {
    const flour = weighed('200 g flour', FLOUR, 200);
    const [, , oil] = absorbedOil([chicken, flour, weighed(line, OIL, grams)], steps);
    expect(oil).toEqual({ grams: 100, reason: 'absorbed' });
  });

  it('is in proportion to what is fried if the line gives no amount', () => {
    expect(absorbedOil([chicken, weighed('oil for deep frying', OIL, 5)], [])[1]).toEqual({
      grams: 80,
      reason: 'absorbed',
    });
  });

  it.each([
    ['2 tbsp oil, for frying', 27],
    ['150 ml oil', 137],
  ])('counts fully if it stays in the pan or belongs to the dish: %s', (line, grams) => {
    expect(absorbedOil([chicken, weighed(line, OIL, grams)], ['Fry the chicken.'])[1]).toBeNull();
  });

  it('never counts for more than the given amount', () => {
    const much = weighed('3 kg chicken breast', CHICKEN, 3000);
    expect(absorbedOil([much, weighed('200 ml oil, for frying', OIL, 182)], [])[1]).toBeNull();
  });
});

describe('a marinade', () => {
  const marinade = weighed('200 ml soy sauce, for the marinade', SOY, 220);

  it.each([
    ['Remove the chicken from the marinade and grill it.'],
    ['Discard the marinade.'],
    ['Haal de kip uit de marinade.'],
    ['Giet de marinade weg.'],
  ])('counts only as much as stays on the food: %s', (step) => {
    expect(absorbedOil([chicken, marinade], [step])[1]).toEqual({ grams: 80, reason: 'poured_off' });
  });

  it('counts in full if it is eaten', () => {
    expect(absorbedOil([chicken, marinade], ['Cook the chicken in its marinade.'])[1]).toBeNull();
  });

  it('is recognised by its own line: a separate sauce counts in full', () => {
    const sauce = weighed('200 ml soy sauce', SOY, 220);
    expect(absorbedOil([chicken, sauce], ['Discard the marinade.'])[1]).toBeNull();
  });
});
