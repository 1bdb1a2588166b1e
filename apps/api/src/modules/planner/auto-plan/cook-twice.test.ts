import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import type { ItemOf } from '@weekbord/contract/diary/models';
import { deleteCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { getWeekWishes, replaceWeekWishes } from '@weekbord/contract/planner/week-wishes';
import { daysBetween, weekdayIndex } from '@weekbord/domain/dates/plain-date';
import type { CookTwiceWish } from '@weekbord/domain/planner/wishes/week-wishes';
import type { TestClient } from '@weekbord/testkit/test-client';
import { expect, it } from 'vitest';
import { diaryOf, MONDAY, personWithPlan, startPlannerApp, totalsOf } from '../../diary/diary.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue }, { quick: true });
const SATURDAY = 5;

/** Returns a person whose week was planned with the wish to cook once for two meals. */
async function plannedWith(cookTwice: CookTwiceWish) {
  const { client } = await personWithPlan(app);
  const { user: _, ...wishes } = (await client.call(getWeekWishes)).body;
  await client.call(replaceWeekWishes, { body: { ...wishes, cook_twice: cookTwice } });
  const body = { start_date_inclusive: MONDAY, num_days: 7, delete_existing_plans: true, seed: 4 };
  expect((await client.call(autoPlanDays, { body })).status).toBe(200);
  return client;
}

/** Returns the leftovers in a week, each with the first meal of its batch and both dates. */
async function leftoversOf(client: TestClient) {
  const items = (await diaryOf(client)).flatMap(({ date, calendar_items: of }) => of.map((item) => ({ date, item })));
  return items.flatMap(({ date, item: second }) => {
    const first = items.find(({ item }) => item.id === second.leftover_of?.id);
    return first === undefined ? [] : [{ first: first.item, second, from: first.date, to: date }];
  });
}

/** Returns the grams of each food in the ingredients of the given meals. */
function gramsOf(lines: ItemOf<'recipemeal'>['meal']['ingredients']) {
  const sums = new Map<number, number>();
  for (const { suggested_serving: of, grams } of lines) sums.set(of.food, (sums.get(of.food) ?? 0) + grams);
  return sums;
}

/** Returns the grams of each food to buy for the given ingredients, without tap water; small fruit as usual ones. */
async function toBuyFor(lines: ItemOf<'recipemeal'>['meal']['ingredients']) {
  const servings = await app.db
    .selectFrom('serving')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select(['serving.id', 'measure', 'grams', 'category', 'grams_per_piece', 'bought_as_id', 'bought_factor'])
    .where(
      'serving.id',
      'in',
      lines.map(({ suggested_serving: serving }) => serving.id),
    )
    .execute();
  const byId = new Map(servings.map((serving) => [serving.id, serving]));
  const sums = new Map<number, number>();
  for (const { suggested_serving: of, grams } of lines) {
    const { measure, category, ...food } = byId.get(of.id)!;
    const isSmallFruit = measure === 'small' && category === 'FRUIT';
    const pieces = isSmallFruit ? Math.max(1, (food.grams_per_piece ?? 0) / food.grams) : 1;
    const bought = food.bought_as_id ?? of.food;
    sums.set(bought, (sums.get(bought) ?? 0) + grams * pieces * food.bought_factor);
  }
  return sums;
}

async function boughtOn(client: TestClient, from: string, to: string) {
  const { items } = (await client.call(createGroceryList, { body: { start_date: from, end_date: to } })).body;
  const weighed = items.filter(({ unit }) => unit === 'g');
  return new Map(weighed.map(({ food, quantity }) => [food ?? 0, quantity ?? 0]));
}

it.each([
  ['DINNER_DINNER', 2, 'DINNER', 2],
  ['DINNER_LUNCH', 3, 'LUNCH', 1],
] as const)(
  '[AUT-01] given the wish %s, plans a week with %i meals that are only reheated',
  async (wish, times, moment, most) => {
    const client = await plannedWith(wish);
    const pairs = await leftoversOf(client);
    expect(pairs).toHaveLength(times);
    for (const { first, second, from, to } of pairs) {
      expect([first.meal_moment, second.meal_moment]).toEqual(['DINNER', moment]);
      expect(second.meal.recipe_template.id).toBe(first.meal.recipe_template.id);
      expect(daysBetween(from, to)).toBeGreaterThanOrEqual(1);
      expect(daysBetween(from, to)).toBeLessThanOrEqual(most);
      expect(weekdayIndex(to)).toBeLessThan(SATURDAY);
      expect(second.reason).toBeNull();
      expect(first.batch!.meals.map(({ date }) => date)).toEqual([from, to]);
      const both = gramsOf([...first.meal.ingredients, ...second.meal.ingredients]);
      for (const [food, grams] of gramsOf(first.batch!.ingredients)) expect(grams).toBeCloseTo(both.get(food)!, 0);
    }
    const days = await diaryOf(client);
    const mains = days.flatMap(({ calendar_items: of }) => of.filter(({ meal_moment: at }) => at !== 'BREAKFAST'));
    expect(new Set(mains.map(({ meal }) => meal.recipe_template.id)).size).toBe(mains.length - times);
    for (const day of days) expect(totalsOf(day).kcal / totalsOf(days[0]!).kcal).toBeCloseTo(1, 1);
  },
);

it('[GRO-03] a meal cooked for two dates is bought for the first of them', async () => {
  const client = await plannedWith('DINNER_LUNCH');
  const [{ first, second, from, to }] = (await leftoversOf(client)) as [Awaited<ReturnType<typeof leftoversOf>>[0]];
  const days = await diaryOf(client);
  const cookedOn = (date: string) => {
    const { calendar_items: items } = days.find((day) => day.date === date)!;
    return items.filter(({ leftover_of: of }) => of === null).flatMap(({ meal, batch }) => (batch ?? meal).ingredients);
  };
  for (const date of [from, to]) {
    const expected = await toBuyFor(cookedOn(date));
    const bought = await boughtOn(client, date, date);
    expect(bought.size).toBeGreaterThan(5);
    for (const [food, grams] of bought) expect(grams).toBeCloseTo(expected.get(food)!, 0);
  }
  const before = await boughtOn(client, to, to);
  await client.call(deleteCalendarItem, { params: { id: first.id } });
  const after = await boughtOn(client, to, to);
  const both = await toBuyFor([...cookedOn(to), ...second.meal.ingredients]);
  for (const [food, grams] of after) expect(grams).toBeCloseTo(both.get(food)!, 0);
  expect([...after.keys()].filter((food) => !before.has(food))).not.toEqual([]);
});

it('a replanned week has other leftovers, or none once the wish is removed', async () => {
  const client = await plannedWith('DINNER_DINNER');
  const before = (await leftoversOf(client)).map(({ second }) => second.id);
  const body = { start_date_inclusive: MONDAY, num_days: 7, delete_existing_plans: true };
  await client.call(autoPlanDays, { body });
  const after = (await leftoversOf(client)).map(({ second }) => second.id);
  expect(after).toHaveLength(2);
  expect(after).not.toEqual(expect.arrayContaining(before));
  const { user: _, ...wishes } = (await client.call(getWeekWishes)).body;
  await client.call(replaceWeekWishes, { body: { ...wishes, cook_twice: 'NONE' } });
  await client.call(autoPlanDays, { body });
  expect(await leftoversOf(client)).toEqual([]);
});
