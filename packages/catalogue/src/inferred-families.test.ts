import { inferFamilies } from '@weekbord/domain/recipes/dish-facts/infer-families';
import { DISH_FAMILIES } from '@weekbord/domain/recipes/dish-facts/dish-families';
import { describe, expect, test } from 'vitest';
import { catalogue } from './product-catalogue.test-support.ts';

const { recipes } = catalogue;

describe('the families of dishes', () => {
  test.each([
    ['en', 'as written down', 0.96],
    ['nl', 'as written down', 0.94],
  ] as const)('follow from the %s names as %s, whether or not the form is known', (language, _, least) => {
    const inferred = (isFormKnown: boolean) =>
      recipes.filter(
        ({ name, form, families }) =>
          inferFamilies([name[language]], isFormKnown ? form : null).join() === families.join(),
      ).length / recipes.length;
    expect(inferred(true)).toBeGreaterThanOrEqual(least);
    expect(inferred(false)).toBeGreaterThanOrEqual(least);
  });

  test('are inferred for most of the dishes that have any, in either language', () => {
    const related = recipes.filter(({ families }) => families.length > 0);
    const found = (language: 'en' | 'nl') =>
      related.filter(({ name, form, families }) => inferFamilies([name[language]], form).join() === families.join())
        .length / related.length;
    expect(found('en')).toBeGreaterThanOrEqual(0.95);
    expect(found('nl')).toBeGreaterThanOrEqual(0.92);
  });

  test('include several dishes each', () => {
    const alone = DISH_FAMILIES.filter(
      (family) => recipes.filter(({ families }) => families.includes(family)).length < 2,
    );
    expect(alone).toEqual([]);
  });
});
