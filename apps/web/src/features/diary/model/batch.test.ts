import type { Batch, ItemOf } from '@weekbord/contract/diary/models';
import { describe, expect, it } from 'vitest';
import { laterMeals, shareOfBatch } from './batch.ts';
import { withoutItem, withServings } from './cached-days.ts';
import { day, item, serving } from './meals.test-support.ts';

type Line = Batch['ingredients'][number];

const line = (quantity: number, measure: string, grams: number, food = 7): Line => ({
  id: null,
  name: 'rice',
  note: null,
  quantity,
  grams: quantity * grams,
  suggested_serving: { ...serving(food * 10 + grams, measure, grams), food },
  object_id: null,
  content_type: 'recipemeal',
  modified: null,
  swapped: null,
});
const monday = { id: 1, date: '2027-01-04', meal_moment: 'DINNER', portions: 1.1 } as const;
const tuesday = { id: 2, date: '2027-01-05', meal_moment: 'DINNER', portions: 1 } as const;

/** Monday's dinner with 80 g of rice, cooked with 75 g for Tuesday, and a spoonful of sauce on each day. */
function aBatch() {
  const first = item(1, 'DINNER');
  const second = item(2, 'DINNER', { leftover_of: monday });
  const batch: Batch = {
    portions: 2.1,
    meals: [monday, tuesday],
    ingredients: [line(155, 'g', 1), line(2, 'tbsp', 15, 8)],
  };
  const own = (rice: Line, sauce: Line) => ({ ...first.meal, ingredients: [rice, sauce] });
  return [
    day('2027-01-04', [{ ...first, batch, meal: own(line(80, 'g', 1), line(1, 'tbsp', 15, 8)) }]),
    day('2027-01-05', [{ ...second, meal: own(line(1, 'cup', 75), line(1, 'tbsp', 15, 8)) }], 2),
  ];
}
const itemsOf = (days: ReturnType<typeof aBatch>) =>
  days.flatMap(({ calendar_items: items }) => items as ItemOf<'recipemeal'>[]);

describe('a batch in the cache', () => {
  it('has later meals that use its leftovers', () => {
    const [first] = itemsOf(aBatch());
    expect(laterMeals(first!)).toEqual([tuesday]);
    expect(laterMeals(item(3, 'LUNCH'))).toEqual([]);
  });

  it('is divided into parts that people can serve by eye', () => {
    const [first] = itemsOf(aBatch());
    const of = (own: number) =>
      shareOfBatch({ ...first!.batch!, portions: 3, meals: [{ ...monday, portions: own }, tuesday] }, 1);
    expect(shareOfBatch(first!.batch!, 1)).toBe('½');
    expect([of(2), of(1), of(2.6), of(1.75)]).toEqual(['⅔', '⅓', '⅞', '⅗']);
  });

  it('shows a share that is at most 5% from what is counted, as a fraction or a percentage', () => {
    const [first] = itemsOf(aBatch());
    const values: Readonly<Record<string, number>> = {
      '⅛': 1 / 8,
      '⅙': 1 / 6,
      '⅕': 1 / 5,
      '¼': 1 / 4,
      '⅓': 1 / 3,
      '⅜': 3 / 8,
      '⅖': 2 / 5,
      '½': 1 / 2,
      '⅗': 3 / 5,
      '⅝': 5 / 8,
      '⅔': 2 / 3,
      '¾': 3 / 4,
      '⅘': 4 / 5,
      '⅚': 5 / 6,
      '⅞': 7 / 8,
    };
    for (let portions = 2; portions <= 12; portions += 1)
      for (let own = 1; own < portions; own += 0.1) {
        const batch = { ...first!.batch!, portions, meals: [{ ...monday, portions: own }, tuesday] };
        const shown = shareOfBatch(batch, 1);
        const value = values[shown] ?? Number(shown.replace('%', '')) / 100;
        expect(Math.abs(value / (own / portions) - 1), `${own} of ${portions}: ${shown}`).toBeLessThanOrEqual(0.0501);
      }
  });

  it('leaves the second meal to be cooked separately once the first is deleted, and vice versa', () => {
    const [second] = itemsOf([...withoutItem(aBatch(), 1)]);
    expect(second).toMatchObject({ id: 2, leftover_of: null });
    const [first] = itemsOf([...withoutItem(aBatch(), 2)]);
    expect(first).toMatchObject({ id: 1, batch: null });
    expect(itemsOf([...withoutItem(aBatch(), 3)])).toEqual(itemsOf(aBatch()));
  });

  it('grows with the portions of either meal, whatever their measures', () => {
    const [own] = itemsOf([...withServings(aBatch(), 101, { portions: 2 })]);
    expect(own!.batch).toMatchObject({ portions: 3.2, meals: [{ portions: 2.2 }, { portions: 1 }] });
    expect(own!.batch!.ingredients.map(({ quantity, grams }) => [quantity, grams])).toEqual([
      [235, 235],
      [3, 45],
    ]);
    const [others] = itemsOf([...withServings(aBatch(), 102, { portions: 3 })]);
    expect(others!.meal.portions).toBe(1);
    expect(others!.batch!.ingredients.map(({ quantity }) => quantity)).toEqual([155 + 2 * 75, 4]);
  });

  it('grows with the number of people for whom one of its meals is cooked, without changing any nutrition figure', () => {
    const [first, second] = itemsOf([...withServings(aBatch(), 101, { cook_for: 3 })]);
    expect(first).toMatchObject({
      meal: { cook_for: 3, portions: 1 },
      batch: { meals: [{ portions: 3.3 }, { portions: 1 }] },
    });
    expect(first!.meal.kcal).toBe(itemsOf(aBatch())[0]!.meal.kcal);
    expect(first!.batch!.ingredients.map(({ quantity }) => quantity)).toEqual([155 + 2 * 80, 4]);
    expect(second).toEqual(itemsOf(aBatch())[1]);
    const back = withServings(withServings(aBatch(), 101, { cook_for: 3 }), 101, { cook_for: 1 });
    expect(itemsOf([...back])[0]!.batch!.ingredients.map(({ quantity }) => quantity)).toEqual([155, 2]);
  });

  it('begins with a meal that is also cooked for other meals, and ends with the last of them', () => {
    const alone = item(5, 'DINNER');
    const meal = { ...alone.meal, ingredients: [line(80, 'g', 1)] };
    const days = [day('2027-01-04', [{ ...alone, meal }])];
    const two = withServings(days, alone.object_id, { cook_for: 2 });
    expect(itemsOf([...two])[0]).toMatchObject({
      meal: { cook_for: 2, portions_to_plan: 1, ingredients: [{ quantity: 80 }] },
      batch: { portions: 2, meals: [{ id: 5, date: '2027-01-04' }], ingredients: [{ quantity: 160, grams: 160 }] },
    });
    expect(withServings(two, alone.object_id, { cook_for: 1 })).toEqual(days);
  });
});
