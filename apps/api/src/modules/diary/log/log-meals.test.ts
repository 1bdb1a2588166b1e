import { deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { logMeals } from '@weekbord/contract/diary/log-meals';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { listRecentMeals } from '@weekbord/contract/diary/recent-meals';
import { planSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import type { Sent } from '@weekbord/contract/endpoint';
import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach } from '@weekbord/testkit/builders/people';
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

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const onions = await servingOf(app, 'onion', 'piece');

type Body = Sent<typeof logMeals>['body'];

/** Returns a person with a planned week, and their Monday lunch. */
async function personAtLunch(details = {}) {
  app.clock.set(`${MONDAY}T12:00:00Z`);
  const { client, person } = await personWithPlan(app, {}, details);
  const [day] = await diaryOf(client, 1);
  const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'LUNCH')!;
  const place = { calendar_day_id: day!.id, meal_slot_id: slot.id };
  const log = (meals: Body['meals'], more: Partial<Body> = {}) =>
    client.call(logMeals, { body: { ...place, today: MONDAY, meals, ...more } });
  return { client, person, day: day!, place, log };
}

const ONION = { content_type: 'singlefoodmeal', suggested_serving_id: onions, quantity: 2 } as const;
const CAKE = { content_type: 'quickaddmeal', kcal: 350, name: 'Cake' } as const;

describe('logging several meals in one call', () => {
  it('is denied to a guest', async () => {
    const body = { calendar_day_id: 1, meal_slot_id: 1, meals: [CAKE] };
    expect((await app.call(logMeals, { body })).status).toBe(401);
  });

  it('logs foods, earlier meals and quick adds to the slot in one call, as eaten if the day is today', async () => {
    const { client, day, place, log } = await personAtLunch();
    const [breakfast] = day.calendar_items;
    const again = { content_type: 'recipemeal', object_id: breakfast!.object_id } as const;
    const { status, body } = await log([ONION, again, CAKE]);
    expect(status).toBe(201);
    expect(body.calendar_items.map((item) => [item.content_type, item.status, item.meal_slot])).toEqual([
      ['singlefoodmeal', 'EATEN', place.meal_slot_id],
      ['recipemeal', 'EATEN', place.meal_slot_id],
      ['quickaddmeal', 'EATEN', place.meal_slot_id],
    ]);
    const [onion, dish, cake] = body.calendar_items;
    expect(onion).toMatchObject({ meal_moment: 'LUNCH', meal: { ingredient: { name: 'onions', quantity: 2 } } });
    expect(cake!.meal).toMatchObject({ name: 'Cake', kcal: 350 });
    expect(dish!.object_id).not.toBe(breakfast!.object_id);
    expect(dish!.meal.kcal).toBeCloseTo(breakfast!.meal.kcal!, 5);
    const [after] = await daysOf(client, 1);
    expect(after!.calendar_items).toHaveLength(day.calendar_items.length + 3);
    expect(after!.calendar_items.filter(({ id }) => body.calendar_items.some((one) => one.id === id))).toEqual(
      body.calendar_items,
    );
  });

  it('repeats an earlier meal with another number of portions, and leaves the earlier one unchanged', async () => {
    const { client, day, log } = await personAtLunch();
    const [breakfast] = day.calendar_items;
    const meal = { content_type: 'recipemeal', object_id: breakfast!.object_id, portions: 2 } as const;
    const { body } = await log([meal]);
    const [item] = body.calendar_items;
    expect(item).toMatchObject({ status: 'EATEN', meal: { portions: 2 } });
    expect(item!.meal.kcal! / breakfast!.meal.kcal!).toBeGreaterThan(1.8);
    const [after] = await daysOf(client, 1);
    expect(after!.calendar_items.find(({ id }) => id === breakfast!.id)!.meal).toEqual(breakfast!.meal);
  });

  it('writes nothing if one of them is invalid, and says which field', async () => {
    const { client, day, log } = await personAtLunch();
    const other = await personAtLunch();
    const foreign = await anOwnFood(app, other.person);
    const theirs = { content_type: 'recipemeal', object_id: other.day.calendar_items[0]!.object_id } as const;
    for (const wrong of [{ ...ONION, suggested_serving_id: foreign.servingId }, theirs]) {
      const answer = await log([CAKE, ONION, wrong]);
      expect(answer).toMatchObject({ status: 400, body: { meals: ['This does not exist.'] } });
    }
    const foreignDay = await log([CAKE], { calendar_day_id: other.day.id });
    expect(foreignDay).toMatchObject({ status: 400, body: { calendar_day_id: ['This does not exist.'] } });
    const foreignSlot = await log([CAKE], { meal_slot_id: other.place.meal_slot_id });
    expect(foreignSlot).toMatchObject({ status: 400, body: { meal_slot_id: ['This does not exist.'] } });
    expect((await daysOf(client, 1))[0]).toEqual(day);
  });

  it.each([
    ['no amount', { ...ONION, quantity: 0 }],
    ['less than one step', { ...ONION, quantity: 0.02 }],
    ['a negative amount', { ...ONION, quantity: -1 }],
    ['far too much', { ...ONION, quantity: 10_001 }],
    ['an amount that is not a number', { ...ONION, quantity: 'NaN' }],
    ['numbers without energy', { content_type: 'quickaddmeal' }],
    ['half a portion', { content_type: 'recipemeal', object_id: 1, portions: 0.5 }],
  ])('rejects %s', async (_, wrong) => {
    const { client, place, day } = await personAtLunch();
    const { status } = await client.send('POST', '/api/planner/logMeals', { body: { ...place, meals: [CAKE, wrong] } });
    expect(status).toBe(400);
    expect((await daysOf(client, 1))[0]).toEqual(day);
  });

  it('rejects an empty list and more than thirty entries', async () => {
    const { log } = await personAtLunch();
    expect((await log([])).status).toBe(400);
    expect((await log(Array.from({ length: 31 }, () => CAKE))).status).toBe(400);
    expect((await log(Array.from({ length: 30 }, () => CAKE))).body.calendar_items).toHaveLength(30);
  });

  it('rounds amounts to steps of 0.05', async () => {
    const { log } = await personAtLunch();
    const [item] = (await log([{ ...ONION, quantity: 1.13 }])).body.calendar_items;
    expect(item).toMatchObject({ meal: { ingredient: { quantity: 1.15 } } });
  });

  it('is executed once when repeated with the same key', async () => {
    const { client, day, place } = await personAtLunch();
    const sent = { body: { ...place, today: MONDAY, meals: [ONION, CAKE] } };
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await client.send('POST', '/api/planner/logMeals', { ...sent, headers });
    const again = await client.send('POST', '/api/planner/logMeals', { ...sent, headers });
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await daysOf(client, 1))[0]!.calendar_items).toHaveLength(day.calendar_items.length + 2);
  });
});

describe('the status of logged food', () => {
  it.each([
    ['today', MONDAY, 'EATEN'],
    ['an earlier day', addDays(MONDAY, 1), 'EATEN'],
    ['a later day', addDays(MONDAY, -1), 'PLANNED'],
  ] as const)(
    'depends on the date (%s) for foods from a search, for quick adds and for several foods at once',
    async (_, today, status) => {
      const { client, place, log } = await personAtLunch();
      app.clock.set(`${addDays(MONDAY, 1)}T12:00:00Z`);
      const food = { ...place, today, suggested_serving_id: onions, quantity: 1 };
      const answers = [
        (await client.call(planSingleFoodMeal, { body: food })).body,
        (await client.call(planQuickAddMeal, { body: { ...place, today, kcal: 100 } })).body,
        ...(await log([CAKE, ONION], { today })).body.calendar_items,
      ];
      expect(answers.map((item) => item.status)).toEqual([status, status, status, status]);
    },
  );

  it('is the given status, if there is one', async () => {
    const { client, place, log } = await personAtLunch();
    const [planned] = (await log([CAKE], { status: 'PLANNED' })).body.calendar_items;
    const [eaten] = (await log([CAKE], { today: addDays(MONDAY, -1), status: 'EATEN' })).body.calendar_items;
    const { body: numbers } = await client.call(planQuickAddMeal, {
      body: { ...place, today: MONDAY, kcal: 100, status: 'PLANNED' },
    });
    expect([planned, eaten, numbers].map((item) => item?.status)).toEqual(['PLANNED', 'EATEN', 'PLANNED']);
  });

  it('is based on the UTC date if the caller sends none, and never on a date that has not begun in any time zone', async () => {
    const { log } = await personAtLunch();
    app.clock.set(`${addDays(MONDAY, -1)}T12:00:00Z`);
    expect((await log([CAKE], { today: undefined })).body.calendar_items[0]!.status).toBe('PLANNED');
    app.clock.set(`${addDays(MONDAY, -2)}T09:00:00Z`);
    expect((await log([CAKE], { today: addDays(MONDAY, 300) })).body.calendar_items[0]!.status).toBe('PLANNED');
    app.clock.set(`${MONDAY}T00:00:00Z`);
    expect((await log([CAKE], { today: undefined })).body.calendar_items[0]!.status).toBe('EATEN');
  });

  it("is PLANNED if a coach puts it on a client's day", async () => {
    const coach = await aCoach(app.db);
    const { place } = await personAtLunch({ coach_id: coach.id });
    const { body } = await app.as(tokenOf(coach)).call(logMeals, { body: { ...place, today: MONDAY, meals: [CAKE] } });
    expect(body.calendar_items[0]!.status).toBe('PLANNED');
  });

  it('is kept when the day is replanned', async () => {
    const { client, log } = await personAtLunch();
    const { body } = await log([ONION, CAKE]);
    const { body: planned } = await client.call(autoPlanDay, { body: { date: MONDAY, seed: 3 } });
    const ids = planned.calendar_items.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(body.calendar_items.map(({ id }) => id)));
  });
});

describe('what a person ate recently', () => {
  const namesOf = async ({ client }: Pick<Awaited<ReturnType<typeof personAtLunch>>, 'client'>, today = MONDAY) =>
    (await client.call(listRecentMeals, { query: { today } })).body.results.map((one) =>
      one.content_type === 'recipemeal' ? one.meal.recipe_template.name : one.meal.ingredient.name,
    );

  it('is empty if nothing was eaten, because planned meals do not indicate a habit', async () => {
    expect(await namesOf(await personAtLunch())).toEqual([]);
  });

  it('lists foods and dishes with their moments and the most frequent amount, but no quick adds', async () => {
    const { client, day, log } = await personAtLunch();
    const [breakfast] = day.calendar_items;
    await client.call(updateCalendarItem, { params: { id: breakfast!.id }, body: { status: 'EATEN' } });
    await log([ONION, CAKE]);
    await log([{ ...ONION, quantity: 3 }]);
    await log([ONION]);
    const { body } = await client.call(listRecentMeals, { query: { today: MONDAY } });
    expect(body.results).toMatchObject([
      {
        content_type: 'singlefoodmeal',
        meal: { ingredient: { quantity: 2 } },
        uses: [{ meal_moment: 'LUNCH', count: 3, last_date: MONDAY }],
      },
      {
        content_type: 'recipemeal',
        object_id: breakfast!.object_id,
        meal: breakfast!.meal,
        uses: [{ meal_moment: 'BREAKFAST', count: 1, last_date: MONDAY }],
      },
    ]);
  });

  it('goes back sixty days, and leaves out deleted meals', async () => {
    const person = await personAtLunch();
    const { body } = await person.log([ONION]);
    app.clock.set(`${addDays(MONDAY, 61)}T12:00:00Z`);
    expect(await namesOf(person, addDays(MONDAY, 60))).toEqual(['onions']);
    expect(await namesOf(person, addDays(MONDAY, 61))).toEqual([]);
    await person.client.call(deleteCalendarItem, { params: { id: body.calendar_items[0]!.id } });
    expect(await namesOf(person)).toEqual([]);
  });

  it('is visible to the person and, without foods that the client may not use, to their coach', async () => {
    const coach = await aCoach(app.db);
    const asCoach = app.as(tokenOf(coach));
    const mine = await personAtLunch({ coach_id: coach.id });
    const stranger = await personAtLunch();
    const own = await anOwnFood(app, coach);
    const meals = [{ ...ONION, suggested_serving_id: own.servingId, quantity: 50 }, ONION];
    await asCoach.call(logMeals, { body: { ...mine.place, today: MONDAY, meals } });
    expect(await namesOf(mine)).toEqual(['onions']);
    expect(await namesOf(stranger)).toEqual([]);
    const seen = await asCoach.call(listRecentMeals, { query: { user: String(mine.person.id), today: MONDAY } });
    expect(seen.body.results).toHaveLength(1);
    const foreign = { query: { user: String(mine.person.id) } };
    expect((await stranger.client.call(listRecentMeals, foreign)).status).toBe(404);
    expect((await app.call(listRecentMeals)).status).toBe(401);
  });
});
