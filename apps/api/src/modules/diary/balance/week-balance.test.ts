import { updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { planSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import { getWeekBalance } from '@weekbord/contract/diary/week-balance';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { LabelAllergen } from '@weekbord/domain/foods/allergens';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import {
  anOwnFood,
  daysOf,
  diaryOf,
  MONDAY,
  personWithPlan,
  servingOf,
  slotsOf,
  startPlannerApp,
} from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const WEDNESDAY = addDays(MONDAY, 2);
const balanceOf = async (client: TestClient, date = WEDNESDAY) =>
  (await client.call(getWeekBalance, { query: { date } })).body;
const [apples, salmon] = await Promise.all(['apple', 'salmon'].map((slug) => servingOf(app, slug, 'g')));
await app.db.updateTable('food').set({ salt: 40 }).where('slug', '=', 'tuna-in-water').execute();

/** Returns a person whose week contains only the given foods, on its first day. */
async function personWithFoods(foods: readonly (readonly [servingId: number, grams: number])[], choices = {}) {
  const { person, client } = await personWithPlan(app, choices);
  const [monday] = await daysOf(client);
  const [slot] = await slotsOf(app, person);
  await app.db.deleteFrom('calendar_item').where('person_id', '=', person.id).execute();
  const place = { calendar_day_id: monday!.id, meal_slot_id: slot!.id };
  const items = [];
  for (const [suggested_serving_id, quantity] of foods)
    items.push((await client.call(planSingleFoodMeal, { body: { ...place, suggested_serving_id, quantity } })).body);
  return { person, client, items, place };
}

describe("a week's balance", () => {
  it('is denied to a guest, and for a person the caller has no access to', async () => {
    const query = { date: MONDAY };
    expect((await app.call(getWeekBalance, { query })).status).toBe(401);
    const stranger = await aPerson(app.db);
    const client = app.as(tokenOf(await aPerson(app.db)));
    expect((await client.call(getWeekBalance, { query: { ...query, user: String(stranger.id) } })).status).toBe(404);
  });

  it.each(['', 'date=', 'date=2027-02-30', 'date=today'])('requires a date: %j', async (query) => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const answer = await client.send('GET', `/api/planner/weekBalance?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { date: [expect.any(String)] } });
  });

  it('covers the week around the date, from Monday, and reports nothing for an empty week', async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const balance = await balanceOf(client);
    expect(balance).toMatchObject({ start_date: MONDAY, end_date: addDays(MONDAY, 6) });
    expect(balance.planned).toEqual(balance.eaten);
    expect(balance.planned).toMatchObject({ whole_days: 0, findings: [], measures: { salt: { amount: null } } });
  });

  it.each([
    ['monday', 0],
    ['sunday', -1],
    ['saturday', -2],
  ] as const)('starts on %s for a person whose weeks start then, and for their coach', async (first_weekday, days) => {
    const coach = await aCoach(app.db, { first_weekday: 'monday' });
    const person = await aClientOf(app.db, coach, { first_weekday });
    const query = { date: WEDNESDAY, user: String(person.id) };
    for (const who of [person, coach]) {
      const { body } = await app.as(tokenOf(who)).call(getWeekBalance, { query });
      expect(body).toMatchObject({ start_date: addDays(MONDAY, days), end_date: addDays(MONDAY, days + 6) });
    }
  });

  it('adds up the nutrients of the meals as the diary shows them', async () => {
    const { client } = await personWithPlan(app);
    const { planned, eaten } = await balanceOf(client);
    const meals = (await diaryOf(client)).flatMap((day) => day.calendar_items.map(({ meal }) => meal));
    const mean = (of: (meal: (typeof meals)[number]) => number) => meals.reduce((sum, meal) => sum + of(meal), 0) / 7;
    expect(planned.whole_days).toBe(7);
    expect(planned.measures.salt.amount).toBeCloseTo(
      mean(({ further_figures: { salt } }) => salt.amount ?? 0),
      0,
    );
    expect(planned.measures.fiber.amount).toBeCloseTo(
      mean(({ fiber }) => fiber ?? 0),
      0,
    );
    const slugs = new Map(
      (await app.db.selectFrom('food').select(['id', 'category']).execute()).map(({ id, category }) => [id, category]),
    );
    const fruit = mean(({ ingredients }) =>
      ingredients
        .filter(({ suggested_serving: { food } }) => slugs.get(food) === 'FRUIT')
        .reduce((sum, { grams }) => sum + grams, 0),
    );
    expect(planned.measures.fruit.amount).toBeCloseTo(fruit, 0);
    expect(eaten).toMatchObject({ whole_days: 0, findings: [] });
  });

  it('counts what was eaten separately from what is planned', async () => {
    const { client, items } = await personWithFoods([
      [salmon!, 1200],
      [apples!, 90],
    ]);
    const before = await balanceOf(client);
    expect(before.planned).toMatchObject({ whole_days: 1, measures: { fish: { amount: 1 }, fruit: { amount: 90 } } });
    expect(before.eaten.measures.fish).toEqual({ amount: null, unknown: 0 });
    await client.call(updateCalendarItem, { params: { id: items[0]!.id }, body: { status: 'EATEN' } });
    const { eaten } = await balanceOf(client);
    expect(eaten).toMatchObject({ whole_days: 1, measures: { fish: { amount: 1 }, fruit: { amount: 0 } } });
    expect(eaten.findings).toContainEqual(
      expect.objectContaining({ measure: 'fruit', tone: 'SHORT', dates: [MONDAY], amount: 200 }),
    );
    expect(eaten.findings[2] ?? eaten.findings.at(-1)).toMatchObject({ measure: 'fish', tone: 'GOOD', amount: 1 });
  });

  it("names the day and the meal with the most salt, in the reader's language", async () => {
    const { person, client, items } = await personWithFoods([
      [await servingOf(app, 'tuna-in-water', 'g'), 30],
      [apples!, 500],
    ]);
    const salt = { measure: 'salt', tone: 'OVER', dates: [MONDAY], amount: 12 };
    const of = async () => (await balanceOf(client)).planned.findings.find(({ measure }) => measure === 'salt');
    expect(await of()).toMatchObject({ ...salt, meal: { id: items[0]!.id, name: 'tuna in water', date: MONDAY } });
    await app.db.updateTable('person').set({ language: 'nl' }).where('id', '=', person.id).execute();
    expect(await of()).toMatchObject({ meal: { name: 'tonijn' } });
  });

  it('does not name a day with a quick add, or a food with unknown values', async () => {
    const { person, client, place } = await personWithFoods([[salmon!, 1200]]);
    const findsFruit = async () =>
      (await balanceOf(client)).planned.findings.some(({ measure }) => measure === 'fruit');
    expect(await findsFruit()).toBe(true);
    const quick = (await client.call(planQuickAddMeal, { body: { ...place, kcal: 300 } })).body;
    expect(await findsFruit()).toBe(false);
    expect((await balanceOf(client)).planned.measures.salt).toMatchObject({ unknown: 1 });
    await app.db.deleteFrom('calendar_item').where('id', '=', quick.id).execute();
    expect(await findsFruit()).toBe(true);
    const own = await anOwnFood(app, person);
    await app.db.updateTable('food').set({ origins: null }).where('id', '=', own.foodId).execute();
    await client.call(planSingleFoodMeal, { body: { ...place, suggested_serving_id: own.servingId, quantity: 100 } });
    expect(await findsFruit()).toBe(false);
  });

  it("does not ask for fish if a person's diet has none or they avoid it as an allergen", async () => {
    const week = async (diet: 'VEGAN' | 'PESCATARIAN' | 'HALAL', leftOut: LabelAllergen[] = []) => {
      const { client, place, person } = await personWithFoods([], { diet });
      const change = { excluded_allergens: leftOut };
      await app.db.updateTable('intake').set(change).where('person_id', '=', person.id).execute();
      const days = await daysOf(client);
      for (const day of days)
        await client.call(planSingleFoodMeal, {
          body: { ...place, calendar_day_id: day.id, suggested_serving_id: apples!, quantity: 5000 },
        });
      return (await balanceOf(client)).planned.findings.map(({ measure }) => measure);
    };
    expect(await week('VEGAN')).not.toContain('fish');
    expect(await week('PESCATARIAN')).toContain('fish');
    expect(await week('HALAL')).toContain('fish');
    expect(await week('HALAL', ['fish'])).not.toContain('fish');
  });

  it("is visible to a client's coach", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const query = { date: MONDAY, user: String(client.id) };
    const answer = await app.as(tokenOf(coach)).call(getWeekBalance, { query });
    expect(answer).toMatchObject({ status: 200, body: { user: client.id } });
  });
});
