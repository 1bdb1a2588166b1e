import { describe, expect, it, test } from 'vitest';
import { DISH_FORMS } from './nature-of-dish.ts';
import { inferTemperature, temperatureOfDish } from './temperature-of-dish.ts';

describe('whether a dish is eaten cold or warm', () => {
  test.each([
    ['a cheese sandwich', 'BREAD', 0, 'COLD'],
    ['a toastie, or a boiled egg on bread', 'BREAD', 6, null],
    ['a burger', 'BREAD', 15, 'WARM'],
    ['a tuna wrap', 'WRAP', 0, 'COLD'],
    ['a quesadilla', 'WRAP', 15, 'WARM'],
    ['a salad with an egg', 'SALAD', 8, 'COLD'],
    ['a salad of roast pumpkin', 'SALAD', 30, 'WARM'],
    ['gazpacho', 'SOUP', 0, 'COLD'],
    ['noodle soup', 'SOUP', 8, 'WARM'],
    ['a rice salad', 'RICE', 1, 'COLD'],
    ['fried rice', 'RICE', 5, 'WARM'],
    ['couscous salad', 'GRAIN', 5, 'COLD'],
    ['an omelette', 'PAN', 4, 'WARM'],
    ['a smoothie', 'DRINK', 0, 'COLD'],
  ] as const)('%s', (_, form, cookingMinutes, expected) => {
    expect(temperatureOfDish({ stated: null, form, cookingMinutes })).toBe(expected);
  });

  it('is what its recipe states, whatever its form is', () => {
    expect(temperatureOfDish({ stated: 'WARM', form: 'SALAD', cookingMinutes: 0 })).toBe('WARM');
    expect(temperatureOfDish({ stated: 'COLD', form: null, cookingMinutes: null })).toBe('COLD');
  });

  it('is stated by the first word of the name of a custom recipe, in either language', () => {
    const names = ['Warm ravioli salad', 'Lauwwarme salade', 'Koude sesamnoedels', 'Cold noodles', 'Warmgerookte zalm'];
    expect(names.map((name) => inferTemperature(['Dish', name]))).toEqual(['WARM', 'WARM', 'COLD', 'COLD', null]);
  });

  it('is unknown if its form or its cooking time is unknown', () => {
    const of = (about: Pick<Parameters<typeof temperatureOfDish>[0], 'form' | 'cookingMinutes'>) =>
      temperatureOfDish({ stated: null, ...about });
    expect([of({ form: null, cookingMinutes: 10 }), of({ form: 'SOUP', cookingMinutes: null })]).toEqual([null, null]);
  });

  it('never turns from warm to cold with more cooking', () => {
    for (const form of DISH_FORMS) {
      const order = Array.from({ length: 61 }, (_, minutes) =>
        temperatureOfDish({ stated: null, form, cookingMinutes: minutes }),
      ).map((temperature) => (temperature === 'COLD' ? 0 : temperature === null ? 1 : 2));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});
