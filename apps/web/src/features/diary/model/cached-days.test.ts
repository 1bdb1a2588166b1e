import { describe, expect, it } from 'vitest';
import {
  withAmount,
  withDay,
  withFigures,
  withIngredient,
  withItem,
  withoutItem,
  withServings,
  withStatus,
} from './cached-days.ts';
import { day, foodItem, item, quickItem, serving } from './meals.test-support.ts';

const days = [day('2027-01-04', [item(1, 'LUNCH'), item(2, 'DINNER')]), day('2027-01-06', [], 3)];
const ids = (from: typeof days | readonly (typeof days)[number][]) =>
  from.map(({ date, calendar_items: items }) => [date, items.map(({ id }) => id)]);

describe('the days in the cache', () => {
  it('update a tick and leave everything else unchanged', () => {
    const after = withStatus(days, 2, 'EATEN');
    expect(after[0]?.calendar_items.map(({ status }) => status)).toEqual(['PLANNED', 'EATEN']);
    expect(days[0]?.calendar_items[1]?.status).toBe('PLANNED');
  });

  it('scale a meal with its portions, including its ingredients and unknown figures', () => {
    const plain = item(1, 'LUNCH');
    const line = { quantity: 2, grams: 50 } as (typeof plain.meal.ingredients)[number];
    const meal = { ...plain.meal, fat: null, portions: 2, ingredients: [line] };
    const [after] = withServings([day('2027-01-04', [{ ...plain, meal }])], 101, { portions: 3 });
    expect(after?.calendar_items[0]?.meal).toMatchObject({
      portions: 3,
      kcal: 600,
      fat: null,
      further_figures: { sugars: { amount: 12, unknown: 0 }, salt: { amount: expect.closeTo(1.8), unknown: 1 } },
      ingredients: [{ quantity: 3, grams: 75 }],
    });
  });

  it('change the amount of a food, in the same or another measure, and keep unknown figures unknown', () => {
    const before = [day('2027-01-04', [foodItem(1, 'LUNCH')])];
    const [more] = withAmount(before, 101, 250);
    expect(more?.calendar_items[0]?.meal).toMatchObject({
      kcal: 1000,
      fat: null,
      further_figures: { sugars: { amount: 20, unknown: 0 }, salt: { amount: 3, unknown: 1 } },
      ingredient: { quantity: 250, grams: 250, suggested_serving: { id: 1 } },
    });
    const [pieces] = withAmount(before, 101, 1.5, serving(2, 'piece', 120));
    expect(pieces?.calendar_items[0]?.meal).toMatchObject({
      kcal: 720,
      further_figures: { sugars: { amount: expect.closeTo(14.4), unknown: 0 } },
      ingredient: { quantity: 1.5, grams: 180, suggested_serving: { measure: 'piece' } },
    });
  });

  it('replace an ingredient with another food, and restore the original', () => {
    const plain = item(1, 'LUNCH');
    const salmon = { ...serving(1, 'g', 1), food: 10 };
    const trout = { ...serving(2, 'fillet', 120), food: 20 };
    const cod = { ...serving(3, 'g', 1), food: 30 };
    const line = {
      ...foodItem(1, 'LUNCH').meal.ingredient,
      id: 7,
      name: 'salmon',
      note: 'skinned',
      quantity: 50,
      grams: 50,
      suggested_serving: salmon,
      content_type: 'recipemeal' as const,
    };
    const meal = { ...plain.meal, ingredients: [line] };
    const mealOf = (from: Parameters<typeof withIngredient>[0]) => {
      const [first] = from[0]!.calendar_items;
      return first?.content_type === 'recipemeal' ? first.meal : expect.fail('no meal of a recipe');
    };
    const before = [day('2027-01-04', [{ ...plain, meal }])];
    const ofOne = salmon.kcal;
    const once = withIngredient(before, 7, { servingId: 2, quantity: 0.5 }, { name: 'trout', serving: trout });
    expect(mealOf(once).kcal).toBeCloseTo(meal.kcal! - 50 * ofOne + 0.5 * trout.kcal, 6);
    expect(mealOf(once).ingredients).toMatchObject([
      { id: 7, name: 'trout', quantity: 0.5, grams: 60, swapped: { from: 'salmon', because: [] } },
    ]);
    const twice = withIngredient(once, 7, { servingId: 3, quantity: 55 }, { name: 'cod', serving: cod });
    expect(mealOf(twice).ingredients[0]?.swapped).toEqual({
      from: 'salmon',
      because: [],
      before: { suggested_serving: salmon, quantity: 50 },
    });
    const doubled = mealOf(withServings(twice, 101, { portions: 2 })).ingredients[0];
    expect(doubled).toMatchObject({ quantity: 110, swapped: { before: { quantity: 100 } } });
    const back = withIngredient(twice, 7, { servingId: 1, quantity: 50 });
    expect(mealOf(back).ingredients).toMatchObject([{ name: 'salmon', quantity: 50, grams: 50, swapped: null }]);
    expect(mealOf(back).kcal).toBeCloseTo(meal.kcal!, 6);
    expect(withIngredient(before, 7, { servingId: 99, quantity: 1 })).toEqual(before);
    expect(withIngredient(before, 8, { servingId: 1, quantity: 1 })).toEqual(before);
  });

  it('change the numbers of a quick add', () => {
    const [after] = withFigures([day('2027-01-04', [quickItem(1, 'LUNCH')])], 101, { kcal: 90, name: 'Tea' });
    expect(after?.calendar_items[0]?.meal).toMatchObject({ kcal: 90, name: 'Tea', protein: null });
  });

  it('distinguish meals of different kinds that have the same id', () => {
    const mixed = [day('2027-01-04', [item(1, 'LUNCH'), foodItem(1, 'LUNCH'), quickItem(1, 'LUNCH')])];
    const figures = (days: typeof mixed | ReturnType<typeof withAmount>) =>
      days[0]?.calendar_items.map(({ meal }) => meal.kcal);
    expect(figures(withServings(mixed, 101, { portions: 2 }))).toEqual([800, 400, 250]);
    expect(figures(withAmount(mixed, 101, 50))).toEqual([400, 200, 250]);
    expect(figures(withFigures(mixed, 101, { kcal: 1 }))).toEqual([400, 400, 1]);
  });

  it('remove a meal, add one to its day, and stay in order', () => {
    expect(ids(withoutItem(days, 1))).toEqual([
      ['2027-01-04', [2]],
      ['2027-01-06', []],
    ]);
    expect(ids(withItem(days, item(9, 'SNACK', { calendar_day: 3 })))).toEqual([
      ['2027-01-04', [1, 2]],
      ['2027-01-06', [9]],
    ]);
    expect(withDay(days, day('2027-01-05', [], 2)).map(({ date }) => date)).toEqual([
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
    ]);
    expect(withDay(days, day('2027-01-06', [item(4, 'LUNCH')], 3))[1]?.calendar_items).toHaveLength(1);
  });
});
