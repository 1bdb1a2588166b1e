import { describe, expect, it } from 'vitest';
import { learnTaste, type TasteSignal } from '../taste/learned-taste.ts';
import { madeUpRecipe } from '../week/made-up-week.test-support.ts';
import { foodsWorthNaming, type MealInDay, type NameableLine, reasonFor, type ReasonsAbout } from './plan-reasons.ts';

const MONDAY = '2027-03-15';
const SATURDAY = '2027-03-20';
const recipes = [
  madeUpRecipe(1, { minutes: 45, source: 'POULTRY', form: 'RICE', cuisine: 'INDIAN' }),
  madeUpRecipe(2, { minutes: 45, source: 'POULTRY', form: 'RICE', cuisine: 'THAI' }),
  madeUpRecipe(3, { minutes: 45, source: 'FISH', form: 'OVEN' }),
  madeUpRecipe(4, { minutes: 15, source: 'EGG', form: 'PAN' }),
  madeUpRecipe(5, { minutes: 45, source: 'EGG', form: 'BREAD' }),
  madeUpRecipe(6, { minutes: 45, source: 'DAIRY', form: 'PASTA', dinnerGroup: 'fish' }),
  madeUpRecipe(7, { minutes: 5, source: 'DAIRY', meals: ['DINNER'], isSide: true }),
];
const recipeOf = (id: number) => recipes.find((one) => one.id === id);

function about(more: Partial<ReasonsAbout> = {}, signals: readonly TasteSignal[] = []): ReasonsAbout {
  const asked = signals.flatMap(({ kind, recipeId }) => (kind === 'MORE' ? recipeOf(recipeId)! : []));
  const firstWeekday = 'monday' as const;
  const nothing = {
    firstWeekday,
    liked: new Set<number>(),
    eaten: new Map<number, number>(),
    namedFoodsOf: () => [],
    meals: [],
  };
  return { recipeOf, asked, learned: learnTaste(signals, recipeOf), ...nothing, ...more };
}

const dinner = (recipeId: number, date = MONDAY): MealInDay => ({ recipeId, date, moment: 'DINNER' });
const existing = (recipeId: number, date: string, isAsWritten = true) => ({ ...dinner(recipeId, date), isAsWritten });
const said = (kind: TasteSignal['kind'], recipeId: number): TasteSignal => ({ kind, recipeId, daysAgo: 1 });

describe('the reason for a meal', () => {
  it('is absent if there is nothing to say', () => {
    expect(reasonFor(dinner(1), about())).toBeNull();
    expect(reasonFor(dinner(99), about())).toBeNull();
  });

  it('is that the person asked for more of this dish, or of its kind', () => {
    const asking = about({}, [said('MORE', 1)]);
    expect(reasonFor(dinner(1), asking)).toEqual({ kind: 'ASKED_FOR_MORE' });
    expect(reasonFor(dinner(2), asking)).toEqual({ kind: 'ASKED_FOR_MORE' });
    expect(reasonFor(dinner(3), asking)).toBeNull();
    const butLeft = [said('MORE', 1), said('LESS', 2), said('TURNED_DOWN', 2), said('TURNED_DOWN', 2)];
    expect(reasonFor(dinner(2), about({}, butLeft))).toBeNull();
  });

  it("is the rarest food that was also used in the last few days, unless the meal's foods were changed", () => {
    const foods: Readonly<Record<number, readonly number[]>> = { 1: [7, 8], 2: [8], 3: [7] };
    const among = (...meals: ReasonsAbout['meals']) => about({ namedFoodsOf: (id) => foods[id] ?? [], meals });
    const from = (...meals: ReasonsAbout['meals']) => reasonFor(dinner(1, '2027-03-18'), among(...meals));
    expect(from(existing(2, '2027-03-16'), existing(3, '2027-03-15'))).toEqual({
      kind: 'USES_FOOD',
      foodId: 7,
      date: '2027-03-15',
    });
    expect(from(existing(2, '2027-03-17'), existing(2, '2027-03-15'))).toMatchObject({ date: '2027-03-15' });
    expect(from(existing(3, '2027-03-16', false))).toBeNull();
    expect(from(existing(3, '2027-03-13'))).toBeNull();
    const breakfast = { ...dinner(1, '2027-03-18'), moment: 'BREAKFAST' as const };
    expect(reasonFor(breakfast, among(existing(2, '2027-03-16')))).toBeNull();
    expect(from(existing(3, '2027-03-18'), existing(3, '2027-03-19'))).toBeNull();
  });

  it('is that the meal is a favourite, or that it was eaten often and is therefore liked', () => {
    expect(reasonFor(dinner(1), about({ liked: new Set([1]) }))).toEqual({ kind: 'FAVOURITE' });
    const eaten = new Map([[1, 2]]);
    const ticks = [said('EATEN', 1), said('EATEN', 1)];
    expect(reasonFor(dinner(1), about({ eaten }, ticks))).toEqual({ kind: 'EATEN_OFTEN', count: 2 });
    expect(reasonFor(dinner(1), about({ eaten: new Map([[1, 1]]) }, ticks))).toBeNull();
    expect(reasonFor(dinner(1), about({ eaten }, [...ticks, said('LESS', 1), said('LESS', 1)]))).toBeNull();
  });

  it('is that the meal is the only one with fish in a mostly planned week', () => {
    const week = (...ids: number[]) => ids.map((id, at) => existing(id, `2027-03-${15 + Math.floor(at / 2)}`));
    const fish = (...ids: number[]) => reasonFor(dinner(3, SATURDAY), about({ meals: week(...ids) }));
    expect(fish(1, 2, 1, 2, 1, 2, 1)).toEqual({ kind: 'FISH_OF_WEEK' });
    expect(fish(1, 2, 1, 2, 1, 2, 3)).toBeNull();
    expect(fish(1, 2, 1, 2, 1, 2, 6)).toBeNull();
    expect(fish(1, 2, 1)).toBeNull();
    // Side dishes do not make more of the week known.
    expect(fish(1, 2, 1, 2, 1, 7, 7)).toBeNull();
    expect(fish(1, 2, 1, 2, 1, 2, 1, 7)).toEqual({ kind: 'FISH_OF_WEEK' });
    const acrossSunday = [...week(1, 2, 1, 2, 1, 2, 1, 2), existing(3, '2027-03-14')];
    const from = (firstWeekday: ReasonsAbout['firstWeekday']) =>
      reasonFor(dinner(3, SATURDAY), about({ firstWeekday, meals: acrossSunday }));
    expect(from('monday')).toEqual({ kind: 'FISH_OF_WEEK' });
    expect(from('sunday')).toBeNull();
    expect(
      reasonFor({ ...dinner(3, SATURDAY), moment: 'BREAKFAST' }, about({ meals: week(1, 2, 1, 2, 1, 2, 1) })),
    ).toBeNull();
  });

  it('is that a dinner is quick on a working day', () => {
    expect(reasonFor(dinner(4), about())).toEqual({ kind: 'QUICK', minutes: 15 });
    expect(reasonFor(dinner(4, SATURDAY), about())).toBeNull();
    expect(reasonFor({ ...dinner(4), moment: 'LUNCH' }, about())).toBeNull();
    expect(reasonFor(dinner(5), about())).toBeNull();
  });
});

it('foods that spoil and are not in every kitchen are named, the rarest first', () => {
  const line = (foodId: number, category = 'VEGETABLE', perishable = true): NameableLine => ({
    food: { id: foodId, category, perishable },
  });
  const many = Array.from({ length: 40 }, (_, at) => [100 + at, [line(1), line(4, 'MEAT')]] as const);
  const foods = foodsWorthNaming(
    new Map<number, readonly NameableLine[]>([
      ...many,
      [1, [line(1), line(2), line(3, 'HERB'), line(4, 'MEAT'), line(5, 'VEGETABLE', false)]],
      [2, [line(2), line(2)]],
    ]),
  );
  expect([foods.get(1), foods.get(2), foods.get(100)]).toEqual([[3, 2], [2], []]);
});
