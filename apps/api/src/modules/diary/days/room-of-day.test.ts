import { createCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { createIngredient } from '@weekbord/contract/diary/ingredients';
import { createRecipeMeal, deleteRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { createRecipe } from '@weekbord/contract/recipes/recipe-templates';
import { createCalendarItem, moveMeal, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { logMeals } from '@weekbord/contract/diary/log-meals';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { planSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import { copyMealsFromDate, copyMealsToMealMoment } from '@weekbord/contract/planner/copy-meals';
import { addDays } from '@weekbord/domain/dates/plain-date';
import {
  MAX_INGREDIENTS_OF_DAY,
  MAX_LOGGED_AT_ONCE,
  MAX_MEALS_OF_DAY,
  MAX_MEALS_OF_MOMENT,
} from '@weekbord/domain/recipes/amounts/meal-limits';
import { expect, it } from 'vitest';
import { MAY_COPY } from '../../planner/copying/copy-meals.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { daysOf, diaryOf, MONDAY, personWithPlan, servingOf, slotsOf, startPlannerApp } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const onions = await servingOf(app, 'onion', 'piece');
const CAKE = { content_type: 'quickaddmeal', kcal: 350, name: 'Cake' } as const;

/** Returns a person with the maximum number of meals at Monday's lunch. */
async function personAtFullLunch() {
  app.clock.set(`${MONDAY}T12:00:00Z`);
  const { client, person } = await personWithPlan(app, {}, MAY_COPY);
  const [monday, tuesday] = await diaryOf(client, 2);
  const slots = await slotsOf(app, person);
  const slot = slots.find(({ meal_moment: moment }) => moment === 'LUNCH')!;
  const log = (count: number, meal_slot_id = slot.id, headers: Record<string, string> = {}) =>
    client.call(
      logMeals,
      { body: { calendar_day_id: monday!.id, meal_slot_id, meals: Array.from({ length: count }, () => CAKE) } },
      { headers },
    );
  const fill = async (count: number, meal_slot_id = slot.id) => {
    for (let left = count; left > 0; left -= MAX_LOGGED_AT_ONCE) {
      expect((await log(Math.min(left, MAX_LOGGED_AT_ONCE), meal_slot_id)).status).toBe(201);
    }
  };
  const there = monday!.calendar_items.filter(({ meal_moment: moment }) => moment === 'LUNCH').length;
  await fill(MAX_MEALS_OF_MOMENT - there);
  return { client, monday: monday!, tuesday: tuesday!, slot, slots, log, fill };
}

it('a day at its limit rejects another meal from any call, with a field error in both languages', async () => {
  const { client, monday, tuesday, slot, log } = await personAtFullLunch();
  const before = await daysOf(client, 2);
  const place = { calendar_day_id: monday.id, meal_slot_id: slot.id };
  const [other] = tuesday.calendar_items;
  const dinner = monday.calendar_items.find(({ meal_moment: moment }) => moment === 'DINNER')!;
  const toMoment = { from_calendar_day_id: tuesday.id, to_calendar_day: monday.id, meal_moment: 'LUNCH' } as const;
  const answers = [
    await log(1),
    await client.call(planQuickAddMeal, { body: { ...place, kcal: 100 } }),
    await client.call(planSingleFoodMeal, { body: { ...place, suggested_serving_id: onions, quantity: 1 } }),
    await client.call(createCalendarItem, {
      body: {
        calendar_day: monday.id,
        content_type: other!.content_type,
        object_id: other!.object_id,
        meal_moment: 'LUNCH',
        meal_slot: slot.id,
      },
    }),
    await client.call(moveMeal, { params: { id: dinner.id }, body: { date: MONDAY, meal_moment: 'LUNCH' } }),
    await client.call(copyMealsToMealMoment, {
      body: { ...toMoment, calendar_item_ids: tuesday.calendar_items.map(({ id }) => id), replaceable_item_ids: [] },
    }),
  ];
  const message = 'That’s too many meals for this time of day. Choose another time, or remove a meal first.';
  expect(answers.map(({ status, body }) => [status, Object.values(body as object)])).toEqual(
    answers.map(() => [400, [[message]]]),
  );
  expect(answers.map(({ body }) => Object.keys(body as object)[0])).not.toContain('non_field_errors');
  expect((await log(1, slot.id, { 'accept-language': 'nl' })).body).toEqual({
    meal_slot_id: [
      'Dat zijn te veel maaltijden voor dit eetmoment. Kies een ander eetmoment of verwijder eerst een maaltijd.',
    ],
  });
  expect(await daysOf(client, 2)).toEqual(before);
});

it('meals at a moment that has reached its limit can still be ticked and swapped', async () => {
  const { client, monday } = await personAtFullLunch();
  const [day] = await daysOf(client, 1);
  const lunch = day!.calendar_items.find(({ meal_moment: moment }) => moment === 'LUNCH')!;
  const dinner = monday.calendar_items.find(({ meal_moment: moment }) => moment === 'DINNER')!;
  const ticked = await client.call(updateCalendarItem, { params: { id: lunch.id }, body: { status: 'EATEN' } });
  expect(ticked.status).toBe(200);
  const exchanged = await client.call(moveMeal, {
    params: { id: dinner.id },
    body: { date: MONDAY, meal_moment: 'LUNCH', exchange_with: lunch.id },
  });
  expect(exchanged.status).toBe(200);
});

it('a day accepts no meal beyond its limit, and a day at the limit can still be copied as a whole', async () => {
  const { client, monday, slots, log, fill } = await personAtFullLunch();
  const other = slots.find(({ meal_moment: moment }) => moment === 'BREAKFAST')!;
  const [day] = await daysOf(client, 1);
  await fill(MAX_MEALS_OF_DAY - day!.calendar_items.length, other.id);
  const dinner = slots.find(({ meal_moment: moment }) => moment === 'DINNER')!;
  expect(await log(1, dinner.id)).toMatchObject({ status: 400, body: { calendar_day_id: [expect.any(String)] } });
  const copied = await client.call(copyMealsFromDate, {
    body: { from_calendar_day_id: monday.id, to_date: addDays(MONDAY, 20) },
  });
  expect(copied.status).toBe(200);
});

/** The number of ingredients of the recipe, of which five fill a day. */
const LINES = MAX_INGREDIENTS_OF_DAY / 5;

/** Returns a person who may copy, with an empty day, a day that has the maximum number of ingredients, and their meals. */
async function personWithFullPlates() {
  app.clock.set(`${MONDAY}T12:00:00Z`);
  const { client, person } = await personWithPlan(app, {}, MAY_COPY);
  const ingredients = Array.from({ length: LINES }, () => ({ suggested_serving: onions, quantity: 1 }));
  const { body: recipe } = await client.call(createRecipe, { body: { name: 'Stew', ingredients, published: true } });
  const dayOn = async (date: string) => (await client.call(createCalendarDay, { body: { date } })).body;
  const [full, empty] = [await dayOn(addDays(MONDAY, 20)), await dayOn(addDays(MONDAY, 21))];
  const aMeal = async () => (await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } })).body.id!;
  const plan = async (calendar_day: number, headers: Record<string, string> = {}) =>
    client.call(
      createCalendarItem,
      { body: { calendar_day, content_type: 'recipemeal', object_id: await aMeal(), meal_moment: 'LUNCH' } },
      { headers },
    );
  const items = [];
  for (let count = 0; count < 5; count += 1) {
    const { status, body } = await plan(full.id);
    expect(status).toBe(201);
    items.push(body);
  }
  return { client, person, full, empty, plan, items };
}

const TOO_MANY =
  'The meals of this day have too many ingredients together. Choose another day, or remove a meal first.';

it('a day at its limit of ingredients rejects another recipe meal from any call, in both languages', async () => {
  const { client, full, empty, plan } = await personWithFullPlates();
  const { body: other } = await plan(empty.id);
  const answers = [
    await plan(full.id),
    await client.call(moveMeal, { params: { id: other.id }, body: { date: full.date, meal_moment: 'LUNCH' } }),
    await client.call(copyMealsToMealMoment, {
      body: {
        from_calendar_day_id: empty.id,
        to_calendar_day: full.id,
        meal_moment: 'LUNCH',
        calendar_item_ids: [other.id],
        replaceable_item_ids: [],
      },
    }),
  ];
  expect(answers).toMatchObject([
    { status: 400, body: { calendar_day: [TOO_MANY] } },
    { status: 400, body: { date: [TOO_MANY] } },
    { status: 400, body: { to_calendar_day: [TOO_MANY] } },
  ]);
  expect((await plan(full.id, { 'accept-language': 'nl' })).body).toEqual({
    calendar_day: [
      'De maaltijden van deze dag hebben samen te veel ingrediënten. Kies een andere dag of verwijder eerst een maaltijd.',
    ],
  });
});

it('a day at its limit of ingredients rejects another ingredient of its meals until a meal is removed', async () => {
  const { client, items } = await personWithFullPlates();
  const [first, second] = items.map(({ object_id: id }) => id);
  const add = () =>
    client.call(createIngredient, {
      body: { quantity: 1, object_id: first!, content_type: 'recipemeal', suggested_serving: onions },
    });
  expect(await add()).toMatchObject({ status: 400, body: { non_field_errors: [TOO_MANY] } });
  await client.call(deleteRecipeMeal, { params: { id: second! } });
  expect((await add()).status).toBe(201);
});

it('a day at its limit of ingredients can still be ticked, copied as a whole and given other meals', async () => {
  const { client, person, full, items } = await personWithFullPlates();
  const [first] = items;
  const ticked = await client.call(updateCalendarItem, { params: { id: first!.id }, body: { status: 'EATEN' } });
  expect(ticked.status).toBe(200);
  const copied = await client.call(copyMealsFromDate, {
    body: { from_calendar_day_id: full.id, to_date: addDays(MONDAY, 22) },
  });
  expect(copied.status).toBe(200);
  const moved = await client.call(moveMeal, {
    params: { id: first!.id },
    body: { date: full.date, meal_moment: 'DINNER' },
  });
  expect(moved.status).toBe(200);
  const slot = (await slotsOf(app, person))[0]!;
  const body = { calendar_day_id: full.id, meal_slot_id: slot.id, kcal: 100 };
  expect((await client.call(planQuickAddMeal, { body })).status).toBe(201);
});
