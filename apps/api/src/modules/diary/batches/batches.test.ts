import { createCalendarDay } from '@weekbord/contract/diary/calendar-days';
import {
  createCalendarItem,
  deleteCalendarItem,
  getCalendarItem,
  updateCalendarItem,
} from '@weekbord/contract/diary/calendar-items';
import { deleteIngredient, updateIngredient } from '@weekbord/contract/diary/ingredients';
import { createRecipeMeal, editRecipeMealPortions, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import type { ItemOf } from '@weekbord/contract/diary/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { updateLeftoverOf } from './batches.store.ts';
import { diaryOf, MONDAY, personWithPlan, servingOf, startPlannerApp } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const TUESDAY = addDays(MONDAY, 1);

async function planDinner(client: TestClient, date: string) {
  const recipe = await app.db
    .selectFrom('recipe_template')
    .select('id')
    .where('slug', '=', 'dinner-basmati-rice-tofu-onion')
    .executeTakeFirstOrThrow();
  const meal = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
  const day = await client.call(createCalendarDay, { body: { date } });
  const body = {
    calendar_day: day.body.id,
    content_type: 'recipemeal',
    object_id: meal.body.id!,
    meal_moment: 'DINNER',
  } as const;
  return (await client.call(createCalendarItem, { body })).body.id;
}

/** Returns a person whose Monday dinner is also cooked for Tuesday. */
async function aBatch() {
  const person = await aPerson(app.db);
  const client = app.as(tokenOf(person));
  const first = await planDinner(client, MONDAY);
  const second = await planDinner(client, TUESDAY);
  await updateLeftoverOf(app.db, person.id, [{ id: second, leftoverOf: first }]);
  return { person, client, first, second };
}

async function itemOf(client: TestClient, id: number) {
  return (await client.call(getCalendarItem, { params: { id } })).body as ItemOf<'recipemeal'>;
}

/** Returns the grams of rice on a list for the given dates; undefined if the list has no rice. */
async function riceOf(client: TestClient, from: string, to: string) {
  const { items } = (await client.call(createGroceryList, { body: { start_date: from, end_date: to } })).body;
  return items.find(({ name }) => name.startsWith('basmati rice'))?.quantity;
}

describe('meals cooked in one batch', () => {
  it('show the batch: the first has the amounts of both, and the second is only reheated', async () => {
    const { client, first, second } = await aBatch();
    const [monday, tuesday] = [await itemOf(client, first), await itemOf(client, second)];
    const meals = [
      { id: first, date: MONDAY, meal_moment: 'DINNER', portions: 1 },
      { id: second, date: TUESDAY, meal_moment: 'DINNER', portions: 1 },
    ];
    expect(monday).toMatchObject({ leftover_of: null, batch: { portions: 2, meals }, meal: { portions_to_plan: 1 } });
    expect(tuesday).toMatchObject({ leftover_of: meals[0], batch: null, meal: { portions: 1, portions_to_plan: 1 } });
    expect(monday.batch!.ingredients.map(({ name, grams, id }) => [name, grams, id])).toEqual(
      monday.meal.ingredients.map(({ name, grams }) => [expect.stringContaining(name.slice(0, 4)), 2 * grams, null]),
    );
    const listed = (await diaryOf(client, 2)).map(({ calendar_items: [item] }) => item);
    expect(listed).toEqual([monday, tuesday]);
  });

  it('keep separate portions, which the batch adds up', async () => {
    const { client, first, second } = await aBatch();
    const { object_id: id } = await itemOf(client, second);
    await client.call(editRecipeMealPortions, { params: { id }, body: { portions: 2 } });
    expect(await itemOf(client, first)).toMatchObject({
      batch: { portions: 3, meals: [{ portions: 1 }, { portions: 2 }] },
      meal: { portions: 1, portions_to_plan: 1 },
    });
    expect((await client.call(getRecipeMeal, { params: { id } })).body).toMatchObject({ portions: 2 });
  });

  it('show the same food once, by weight if one of the meals uses weight', async () => {
    const { client, first, second } = await aBatch();
    const onion = (await itemOf(client, second)).meal.ingredients.find(({ name }) => name.startsWith('onion'))!;
    const gram = await servingOf(app, 'onion', 'g');
    await client.call(updateIngredient, { params: { id: onion.id! }, body: { suggested_serving: gram, quantity: 60 } });
    const { batch } = await itemOf(client, first);
    const onions = batch!.ingredients.filter(({ suggested_serving: of }) => of.food === onion.suggested_serving.food);
    expect(onions.map(({ quantity, suggested_serving: of }) => [quantity, of.measure])).toEqual([[170, 'g']]);
  });

  it('are cooked separately once the first is deleted', async () => {
    const { client, first, second } = await aBatch();
    await client.call(deleteCalendarItem, { params: { id: first } });
    expect(await itemOf(client, second)).toMatchObject({
      leftover_of: null,
      batch: null,
      meal: { portions_to_plan: 1 },
    });
    expect(await riceOf(client, MONDAY, MONDAY)).toBeUndefined();
    expect(await riceOf(client, TUESDAY, TUESDAY)).toBe(80);
  });

  it('leave the first cooked on its own once the second is deleted', async () => {
    const { client, first, second } = await aBatch();
    await client.call(deleteCalendarItem, { params: { id: second } });
    expect(await itemOf(client, first)).toMatchObject({
      leftover_of: null,
      batch: null,
      meal: { portions_to_plan: 1 },
    });
    expect(await riceOf(client, MONDAY, TUESDAY)).toBe(80);
  });

  it.each(['first', 'second'] as const)('are cooked separately once the foods of the %s meal change', async (which) => {
    const batch = await aBatch();
    const { client, second } = batch;
    const { meal } = await itemOf(client, batch[which]);
    const onion = meal.ingredients.find(({ name }) => name.startsWith('onion'))!;
    await client.call(updateIngredient, { params: { id: onion.id! }, body: { quantity: 2 } });
    expect((await itemOf(client, second)).leftover_of).not.toBeNull();
    await client.call(deleteIngredient, { params: { id: onion.id! } });
    expect((await itemOf(client, second)).leftover_of).toBeNull();
  });

  it('are inaccessible to other people', async () => {
    const { second, first } = await aBatch();
    const { person: stranger } = await aBatch();
    await updateLeftoverOf(app.db, stranger.id, [{ id: second, leftoverOf: first }]);
    const client = app.as(tokenOf(stranger));
    expect((await client.call(getCalendarItem, { params: { id: second } })).status).toBe(404);
  });
});

describe('the groceries of a batch', () => {
  it('[GRO-03] are bought once, for the date of cooking', async () => {
    const { client } = await aBatch();
    expect(await riceOf(client, MONDAY, TUESDAY)).toBe(160);
    expect(await riceOf(client, MONDAY, MONDAY)).toBe(160);
    expect(await riceOf(client, TUESDAY, TUESDAY)).toBeUndefined();
    const list = await client.call(createGroceryList, { body: { start_date: MONDAY, end_date: MONDAY } });
    expect(list.body.items[0]!.meals.map(({ date }) => date)).toEqual([MONDAY, TUESDAY]);
  });

  it('are the amounts to cook', async () => {
    const { client, first } = await aBatch();
    const { items } = (await client.call(createGroceryList, { body: { start_date: MONDAY, end_date: MONDAY } })).body;
    const { batch } = await itemOf(client, first);
    const toCook = new Map(batch!.ingredients.map(({ suggested_serving: of, grams }) => [of.food, grams]));
    expect(toCook.size).toBe(4);
    const weighed = items.filter(({ unit }) => unit === 'g');
    expect(weighed).toHaveLength(3);
    for (const { food, quantity } of weighed) expect(quantity).toBe(toCook.get(food ?? 0));
  });

  it('are no longer needed once the meal is cooked and eaten', async () => {
    const { client, first } = await aBatch();
    await client.call(updateCalendarItem, { params: { id: first }, body: { status: 'EATEN' } });
    expect(await riceOf(client, MONDAY, TUESDAY)).toBeUndefined();
  });
});

describe('replanning a batch', () => {
  /** Returns a person whose planned Monday dinner is also cooked for Tuesday. */
  async function aPlannedBatch() {
    const { person, client } = await personWithPlan(app);
    const [first, second] = (await diaryOf(client, 2)).map(
      (day) => day.calendar_items.find((item) => item.meal_moment === 'DINNER')!.id,
    ) as [number, number];
    await updateLeftoverOf(app.db, person.id, [{ id: second, leftoverOf: first }]);
    return { client, first, second };
  }
  const body = { start_date_inclusive: MONDAY, num_days: 2, delete_existing_plans: true };
  const idsOf = async (client: TestClient) =>
    (await diaryOf(client, 2)).flatMap((day) => day.calendar_items.map(({ id }) => id));

  it('replaces both meals if neither was changed', async () => {
    const { client, first, second } = await aPlannedBatch();
    await client.call(autoPlanDays, { body });
    expect(await idsOf(client)).not.toEqual(expect.arrayContaining([first]));
    expect(await idsOf(client)).not.toEqual(expect.arrayContaining([second]));
  });

  it.each(['first', 'second'] as const)('replaces neither meal once the %s was ticked', async (which) => {
    const batch = await aPlannedBatch();
    const { client, first, second } = batch;
    await client.call(updateCalendarItem, { params: { id: batch[which] }, body: { status: 'EATEN' } });
    await client.call(autoPlanDays, { body });
    expect(await idsOf(client)).toEqual(expect.arrayContaining([first, second]));
    expect((await itemOf(client, second)).leftover_of).toMatchObject({ id: first });
  });

  it('leaves the second to be cooked separately if only the first day is planned', async () => {
    const { client, first, second } = await aPlannedBatch();
    await client.call(autoPlanDay, { body: { date: MONDAY } });
    const ids = await idsOf(client);
    expect(ids).not.toContain(first);
    expect(ids).toContain(second);
    expect(await itemOf(client, second)).toMatchObject({ leftover_of: null, meal: { portions_to_plan: 1 } });
  });
});
