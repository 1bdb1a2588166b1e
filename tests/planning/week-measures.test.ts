import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect, it } from 'vitest';
import { ruleCheckFor } from './broken-rules.ts';
import type { Taste } from './random-tastes.ts';
import { catalogue } from './real-catalogue.ts';
import { type MeasuredMeal, type MeasuredPerson, measureWeeks } from './week-measures.ts';

/** A Monday. */
const START = '2027-03-15';
const [dish, other] = catalogue.recipes.filter(({ meals }) => meals.includes('DINNER'));
const butter = catalogue.foods.get('butter')!;
const { kcal, protein, fat, carbohydrates } = butter.per100;
const stated = { kcal: kcal! / 10, protein: protein! / 10, fat: fat! / 10, carbohydrates: carbohydrates! / 10 };
const EATS_ALL: Taste = {
  diet: 'OMNIVORE',
  plantBased: false,
  intolerances: [],
  dislikes: [],
  dislikedRecipeIds: [],
};
const DINNER: MeasuredMeal = {
  moment: 'DINNER',
  recipe: dish!,
  isSide: false,
  lines: [{ food: butter, quantity: 10, measure: 'g', grams: 10 }],
  stated,
  isLeftover: false,
  isRepeatReported: false,
};

/**
 * Returns a person with these dinners, keyed by the number of days after the first day, and a grocery list of butter.
 */
function person(dinners: Readonly<Record<number, Partial<MeasuredMeal>>>, taste: Partial<Taste> = {}): MeasuredPerson {
  const days = Object.entries(dinners).map(([after, meal]) => {
    return { date: addDays(START, Number(after)), target: stated, meals: [{ ...DINNER, ...meal }] };
  });
  const brokenBy = ruleCheckFor({ ...EATS_ALL, ...taste }).ofFoods;
  return { isKeto: false, brokenBy, weeks: [{ days, list: [butter] }] };
}

it('measureWeeks counts a main dish repeated within ten days, unless it is a leftover or its repetition was reported', () => {
  const again = (meal: Partial<MeasuredMeal>, after = 10) =>
    measureWeeks([person({ 0: {}, 1: { recipe: other! }, [after]: meal })]).mainsAgain;
  expect(again({})).toBe(1);
  expect(again({ moment: 'LUNCH' })).toBe(1);
  expect(again({}, 11)).toBe(0);
  expect(again({ isLeftover: true })).toBe(0);
  expect(again({ isRepeatReported: true })).toBe(0);
  expect(again({ moment: 'SNACK' })).toBe(0);
  const [one, two] = [person({ 0: {} }), person({ 1: {} })];
  expect(measureWeeks([{ ...one, weeks: [...one.weeks, ...two.weeks] }]).mainsAgain).toBe(1);
  expect(measureWeeks([one, two]).mainsAgain).toBe(0);
});

it('measureWeeks sums nutrients from the lines and compares them with those stated for the meal and for the day', () => {
  const counted = (meal: Partial<MeasuredMeal>) => {
    const { meals, contradictoryMeals, nearDays, balancedDays } = measureWeeks([person({ 0: meal })]);
    return { meals, contradictoryMeals, nearDays, balancedDays };
  };
  expect(counted({})).toEqual({ meals: 1, contradictoryMeals: 0, nearDays: 1, balancedDays: 1 });
  expect(counted({ stated: { ...stated, fat: stated.fat + 0.1 } })).toMatchObject({
    contradictoryMeals: 1,
    nearDays: 1,
  });
  const more = { lines: [{ ...DINNER.lines[0]!, grams: 10.7 }] };
  expect(counted(more)).toEqual({ meals: 1, contradictoryMeals: 1, nearDays: 0, balancedDays: 1 });
});

it('measureWeeks counts lines that no kitchen can measure and items on the list', () => {
  const lines = [...DINNER.lines, { ...DINNER.lines[0]!, quantity: 0.63, measure: 'tbsp' }];
  const measures = measureWeeks([person({ 0: { lines } })]);
  expect([measures.lines, measures.measurableLines]).toEqual([2, 1]);
  expect([measures.things, measures.thingsToBuy]).toEqual([[1], [1]]);
});

it("measureWeeks counts meals that break one of the person's rules", () => {
  const forbidden = (taste: Partial<Taste>) => measureWeeks([person({ 0: {}, 1: {} }, taste)]).forbiddenMeals;
  expect([forbidden({}), forbidden({ diet: 'VEGETARIAN' }), forbidden({ intolerances: ['gluten'] })]).toEqual([
    0, 0, 0,
  ]);
  expect([forbidden({ diet: 'VEGAN' }), forbidden({ intolerances: ['lactose'] })]).toEqual([2, 2]);
});

it('a dinner is not counted as meatless if a line contains meat or fish, even if its main protein source is another food', () => {
  const meatless = (...ids: readonly string[]) => {
    const lines = ids.map((id) => ({ ...DINNER.lines[0]!, food: catalogue.foods.get(id)! }));
    const dinners = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((at) => [at, at < 2 ? {} : { lines }]));
    const { meatlessDinners, weeksOfTwoMeatless } = measureWeeks([person(dinners)]);
    return [meatlessDinners, weeksOfTwoMeatless];
  };
  expect(meatless('butter', 'bacon')).toEqual([2, 1]);
  expect(meatless('beef-stock-any-brand')).toEqual([2, 1]);
  expect(meatless('anchovies')).toEqual([2, 1]);
  expect(meatless('egg')).toEqual([7, 0]);
});
