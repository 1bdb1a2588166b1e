import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { createCalendarItem, deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import {
  createQuickAddMeal,
  deleteQuickAddMeal,
  getQuickAddMeal,
  planQuickAddMeal,
} from '@weekbord/contract/diary/quick-add-meals';
import {
  createSingleFoodMeal,
  getSingleFoodMeal,
  planSingleFoodMeal,
  updateSingleFoodMeal,
} from '@weekbord/contract/diary/single-food-meals';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import {
  anOwnFood,
  daysOf,
  MONDAY,
  servingOf,
  slotsOf,
  personWithPlan,
  startPlannerApp,
  totalsOf,
} from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const onions = await servingOf(app, 'onion', 'piece');
const stranger = app.as(tokenOf(await aPerson(app.db)));

/** Returns a person with a planned week, its first day, and the slot of a moment. */
async function personAt(moment: 'BREAKFAST' | 'LUNCH' | 'DINNER', details = {}) {
  const { client, person } = await personWithPlan(app, {}, details);
  const [day] = await daysOf(client, 1);
  const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === moment)!;
  const place = { calendar_day_id: day!.id, meal_slot_id: slot.id };
  return { client, person, day: day!, slot, place };
}

const firstDay = async (client: Parameters<typeof daysOf>[0]) => (await daysOf(client, 1))[0]!;

describe('planning a single food', () => {
  it('is denied to a guest', async () => {
    const body = { calendar_day_id: 1, meal_slot_id: 1, suggested_serving_id: 1, quantity: 1 };
    expect((await app.call(planSingleFoodMeal, { body })).status).toBe(401);
  });

  it('rejects days, slots and foods of others, and writes nothing', async () => {
    const { client, day, place } = await personAt('LUNCH');
    const other = await personAt('LUNCH');
    const foreign = await anOwnFood(app, other.person);
    const right = { ...place, suggested_serving_id: onions, quantity: 1 };
    const wrong = [
      ['calendar_day_id', { ...right, calendar_day_id: other.day.id }],
      ['meal_slot_id', { ...right, meal_slot_id: other.slot.id }],
      ['suggested_serving_id', { ...right, suggested_serving_id: foreign.servingId }],
    ] as const;
    for (const [field, body] of wrong) {
      const answer = await client.call(planSingleFoodMeal, { body });
      expect(answer).toMatchObject({ status: 400, body: { [field]: ['This does not exist.'] } });
    }
    expect(await firstDay(client)).toEqual(day);
  });

  it('[DIA-11] puts the food into its slot, counts it in the day, and remembers it', async () => {
    const { client, person, day, slot, place } = await personAt('LUNCH');
    const body = { ...place, suggested_serving_id: onions, quantity: 2 };
    const { status, body: item } = await client.call(planSingleFoodMeal, { body });
    expect(status).toBe(201);
    expect(item).toMatchObject({
      content_type: 'singlefoodmeal',
      meal_moment: 'LUNCH',
      meal_slot: slot.id,
      status: 'PLANNED',
      meal: { id: item.object_id, ingredient: { name: 'onions', quantity: 2 } },
    });
    const after = await firstDay(client);
    expect(totalsOf(after).kcal - totalsOf(day).kcal).toBeCloseTo(item.meal.kcal!, 1);
    expect(after.calendar_items.find(({ id }) => id === item.id)).toEqual(item);
    const recent = await app.db.selectFrom('recent_food').selectAll().where('person_id', '=', person.id).execute();
    expect(recent).toMatchObject([{ serving_id: onions, quantity: 2 }]);
  });

  it("puts a coach's custom food on the client's day, where the client may change its amount but no one else sees it", async () => {
    const coach = await aCoach(app.db);
    const { client, place } = await personAt('LUNCH', { coach_id: coach.id });
    const own = await anOwnFood(app, coach);
    const { body: item } = await app.as(tokenOf(coach)).call(planSingleFoodMeal, {
      body: { ...place, suggested_serving_id: own.servingId, quantity: 50 },
    });
    expect(item.meal.kcal).toBe(100);
    const params = { id: item.object_id };
    const change = { suggested_serving: own.servingId, quantity: 75 };
    expect((await client.call(updateSingleFoodMeal, { params, body: change })).body.kcal).toBe(150);
    expect((await stranger.call(getSingleFoodMeal, { params })).status).toBe(404);
  });
});

describe('a quick add', () => {
  it('is denied to a guest, and rejected with an unknown slot or a value that is not a number', async () => {
    const { client, place } = await personAt('DINNER');
    expect((await app.call(planQuickAddMeal, { body: { ...place, kcal: 100 } })).status).toBe(401);
    expect((await stranger.call(planQuickAddMeal, { body: { ...place, kcal: 100 } })).status).toBe(400);
    const wrong = await client.send('POST', '/api/planner/planQuickAddMeal', { body: { ...place, kcal: 'NaN' } });
    expect(wrong).toMatchObject({ status: 400, body: { kcal: [expect.any(String)] } });
    const slotless = await client.send('POST', '/api/planner/planQuickAddMeal', {
      body: { calendar_day_id: place.calendar_day_id, kcal: 100 },
    });
    expect(slotless).toMatchObject({ status: 400, body: { meal_slot_id: ['Fill this in.'] } });
  });

  it('[DIA-09] counts in the day, where its missing values are unknown', async () => {
    const { client, day, place } = await personAt('DINNER');
    const { body: item } = await client.call(planQuickAddMeal, { body: { ...place, kcal: 240, protein: 8 } });
    expect(item).toMatchObject({ content_type: 'quickaddmeal', meal: { kcal: 240, protein: 8, fat: null } });
    expect(totalsOf(await firstDay(client)).kcal).toBeCloseTo(totalsOf(day).kcal + 240, 1);
  });

  it('is deleted with its calendar item, and vice versa', async () => {
    const { client, day, place } = await personAt('DINNER');
    const first = (await client.call(planQuickAddMeal, { body: { ...place, kcal: 100 } })).body;
    const second = (await client.call(planQuickAddMeal, { body: { ...place, kcal: 200 } })).body;
    expect((await client.call(deleteCalendarItem, { params: { id: first.id } })).status).toBe(204);
    expect((await client.call(getQuickAddMeal, { params: { id: first.object_id } })).status).toBe(404);
    expect((await client.call(deleteQuickAddMeal, { params: { id: second.object_id } })).status).toBe(204);
    expect(await firstDay(client)).toEqual(day);
  });
});

describe('adding an existing meal', () => {
  it('accepts all three kinds of meal, but no meals of other people', async () => {
    const { client, day } = await personAt('DINNER');
    const food = await client.call(createSingleFoodMeal, { body: { suggested_serving: onions, quantity: 1 } });
    const numbers = await client.call(createQuickAddMeal, { body: { kcal: 90 } });
    const theirs = await stranger.call(createQuickAddMeal, { body: { kcal: 90 } });
    const add = (content_type: 'singlefoodmeal' | 'quickaddmeal', object_id: number) =>
      client.call(createCalendarItem, {
        body: { calendar_day: day.id, content_type, object_id, meal_moment: 'DINNER' },
      });
    expect(await add('singlefoodmeal', food.body.id)).toMatchObject({ status: 201, body: { meal: food.body } });
    expect(await add('quickaddmeal', numbers.body.id)).toMatchObject({ status: 201, body: { meal: numbers.body } });
    expect(await add('quickaddmeal', theirs.body.id)).toMatchObject({
      status: 400,
      body: { object_id: ['This does not exist.'] },
    });
    expect((await firstDay(client)).calendar_items).toHaveLength(day.calendar_items.length + 2);
  });

  it("makes a coach's meals the client's own", async () => {
    const coach = await aCoach(app.db);
    const asCoach = app.as(tokenOf(coach));
    const { client, day } = await personAt('DINNER', { coach_id: coach.id });
    const food = await asCoach.call(createSingleFoodMeal, { body: { suggested_serving: onions, quantity: 3 } });
    const numbers = await asCoach.call(createQuickAddMeal, { body: { kcal: 90, name: 'Soup' } });
    for (const [content_type, object_id] of [
      ['singlefoodmeal', food.body.id],
      ['quickaddmeal', numbers.body.id],
    ] as const) {
      const { body } = await asCoach.call(createCalendarItem, {
        body: { calendar_day: day.id, content_type, object_id, meal_moment: 'DINNER' },
      });
      expect(body.object_id).not.toBe(object_id);
    }
    const kinds = (await firstDay(client)).calendar_items.slice(-2).map(({ meal }) => meal.kcal);
    expect(kinds).toEqual([food.body.kcal, 90]);
  });
});

describe('planning around single foods and quick adds', () => {
  it('[DIA-06] keeps what was eaten, and subtracts it from the rest of the day', async () => {
    const { client, day, place } = await personAt('BREAKFAST');
    const [breakfast] = day.calendar_items;
    await client.call(deleteCalendarItem, { params: { id: breakfast!.id } });
    const { body: eaten } = await client.call(planQuickAddMeal, {
      body: { ...place, kcal: 900, protein: 30, fat: 30, carbohydrates: 120 },
    });
    await client.call(updateCalendarItem, { params: { id: eaten.id }, body: { status: 'EATEN' } });
    const { body: planned } = await client.call(autoPlanDay, { body: { date: MONDAY, seed: 3 } });
    expect(planned.calendar_items.find(({ id }) => id === eaten.id)).toMatchObject({ status: 'EATEN' });
    expect(planned.calendar_items).toHaveLength(3);
    const others = totalsOf(planned).kcal - 900;
    expect(others).toBeLessThan(totalsOf(day).kcal - breakfast!.meal.kcal!);
  });

  it('[DIA-06] keeps what a person planned in a slot, and their existing meals', async () => {
    const { client, place } = await personAt('BREAKFAST');
    const { body: numbers } = await client.call(planQuickAddMeal, { body: { ...place, kcal: 300 } });
    const food = { ...place, suggested_serving_id: onions, quantity: 1 };
    const { body: onion } = await client.call(planSingleFoodMeal, { body: food });
    const { body: planned } = await client.call(autoPlanDay, { body: { date: MONDAY, seed: 3 } });
    const kept = planned.calendar_items.map(({ id }) => id).filter((id) => [numbers.id, onion.id].includes(id));
    expect(kept).toHaveLength(2);
    expect((await client.call(getQuickAddMeal, { params: { id: numbers.object_id } })).status).toBe(200);
    expect((await client.call(getSingleFoodMeal, { params: { id: onion.object_id } })).status).toBe(200);
  });

  it('keeps planned meals if only empty slots are filled, and proposes meals next to them', async () => {
    const { client, day, place, slot } = await personAt('BREAKFAST');
    await client.call(deleteCalendarItem, { params: { id: day.calendar_items[0]!.id } });
    const body = { ...place, suggested_serving_id: onions, quantity: 1 };
    const { body: item } = await client.call(planSingleFoodMeal, { body });
    const range = { start_date_inclusive: MONDAY, num_days: 1, seed: 3 };
    const { body: planned } = await client.call(autoPlanDays, { body: range });
    expect(planned.calendar_days[0]!.calendar_items.map(({ id }) => id)).toContain(item.id);
    const query = { meal_slot_specification: slot.id, date_to_plan_for: MONDAY };
    expect((await client.call(generateMeals, { query })).body.results.length).toBeGreaterThan(0);
  });
});

describe('the grocery list', () => {
  it('[GRO-03] counts a single food with its grams, and nothing for a quick add', async () => {
    const { client, day, place } = await personAt('DINNER');
    for (const { id } of day.calendar_items) await client.call(deleteCalendarItem, { params: { id } });
    const food = { ...place, suggested_serving_id: onions, quantity: 1.5 };
    const { body: item } = await client.call(planSingleFoodMeal, { body: food });
    await client.call(planQuickAddMeal, { body: { ...place, kcal: 500 } });
    const { body: list } = await client.call(createGroceryList, { body: { start_date: MONDAY, end_date: MONDAY } });
    expect(list.items).toHaveLength(1);
    const { grams } = (item.content_type === 'singlefoodmeal' ? item.meal.ingredient : undefined) ?? { grams: 0 };
    expect(list.items[0]).toMatchObject({
      quantity: grams,
      display_quantity: '2 pieces',
      meals: [{ date: MONDAY, meal_moment: 'DINNER', name: 'onion' }],
    });
  });
});
