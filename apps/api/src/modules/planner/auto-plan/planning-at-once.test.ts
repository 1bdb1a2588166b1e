import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { getCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { deleteIngredient, getIngredient } from '@weekbord/contract/diary/ingredients';
import { editRecipeMealPortions, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { diaryOf, MONDAY, recipeMealOf, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });

const RANGE = { start_date_inclusive: MONDAY, num_days: 2, seed: 3 };
const plan = (client: TestClient) => client.call(autoPlanDay, { body: { date: MONDAY } });
const replan = (client: TestClient) => client.call(autoPlanDays, { body: { ...RANGE, delete_existing_plans: true } });

async function personWithBreakfast() {
  const { client } = await personWithPlan(app);
  const [day] = await diaryOf(client, 1);
  const item = day!.calendar_items[0]!;
  return { client, item, before: recipeMealOf(item) };
}

describe('a meal changed while its day is replanned', () => {
  it.each([
    ['the day', plan],
    ['several days', replan],
  ])('[DIA-06] is kept if it was ticked while %s was being planned', async (_, planAgain) => {
    const { client, item, before } = await personWithBreakfast();
    const params = { id: item.id };
    const [ticked, planned] = await whileLocked(app, rowsOf('calendar_item', item.id), [
      () => client.call(updateCalendarItem, { params, body: { status: 'EATEN' } }),
      () => planAgain(client),
    ]);
    expect([ticked.status, planned.status]).toEqual([200, 200]);
    const after = await client.call(getCalendarItem, { params });
    expect(after).toMatchObject({ status: 200, body: { status: 'EATEN', meal: { id: before.id, kcal: before.kcal } } });
    const [day] = await diaryOf(client, 1);
    expect(day!.calendar_items.map((one) => one.meal_moment)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
  });

  it.each([
    ['the day', plan],
    ['several days', replan],
  ])('[DIA-06] is kept if its portions changed while %s was being planned', async (_, planAgain) => {
    const { client, item, before } = await personWithBreakfast();
    const params = { id: before.id! };
    const [edited, planned] = await whileLocked(app, rowsOf('recipe_meal', params.id), [
      () => client.call(editRecipeMealPortions, { params, body: { portions: 2 } }),
      () => planAgain(client),
    ]);
    expect([edited.status, planned.status]).toEqual([200, 200]);
    expect((await client.call(getRecipeMeal, { params })).body).toMatchObject({ portions: 2 });
    expect((await client.call(getCalendarItem, { params: { id: item.id } })).status).toBe(200);
  });

  it('[DIA-06] is kept if one of its ingredients was removed', async () => {
    const { client, before } = await personWithBreakfast();
    const params = { id: before.ingredients[0]!.id! };
    const [taken, planned] = await whileLocked(app, rowsOf('recipe_meal_ingredient', params.id), [
      () => client.call(deleteIngredient, { params }),
      () => plan(client),
    ]);
    expect([taken.status, planned.status]).toEqual([204, 200]);
    expect((await client.call(getIngredient, { params })).status).toBe(404);
    const { body } = await client.call(getRecipeMeal, { params: { id: before.id! } });
    expect(body.ingredients).toHaveLength(before.ingredients.length - 1);
  });
});

describe('a grocery list created while its days are replanned', () => {
  it('[GRO-03] contains what the new meals need', async () => {
    const { client, item } = await personWithBreakfast();
    const [planned, made] = await whileLocked(app, rowsOf('calendar_item', item.id), [
      () => plan(client),
      () => client.call(createGroceryList, { body: { start_date: MONDAY, end_date: MONDAY } }),
    ]);
    expect([planned.status, made.status]).toEqual([200, 201]);
    const needed = planned.body.calendar_items.flatMap((one) =>
      recipeMealOf(one).ingredients.map((line) => line.suggested_serving.food),
    );
    expect(new Set(made.body.items.map(({ food }) => food))).toEqual(new Set(needed));
  });
});
