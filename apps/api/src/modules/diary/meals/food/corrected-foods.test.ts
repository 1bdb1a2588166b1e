import { updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { createIngredient } from '@weekbord/contract/diary/ingredients';
import { listFoodUses } from '@weekbord/contract/diary/food-uses';
import { listRecentMeals } from '@weekbord/contract/diary/recent-meals';
import { planSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import { createFood, deleteFood, getFood, getOwnFood, listFoods, listOwnFoods } from '@weekbord/contract/foods/foods';
import { searchFoodByBarcode, searchFoods } from '@weekbord/contract/foods/food-search';
import { listPreferredSuggestedServings } from '@weekbord/contract/foods/suggested-servings';
import { createGroceryList, deleteGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { createRecipe, deleteRecipeTemplate, getRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { updateFood } from '@weekbord/contract/recipes/update-food';
import { fieldPhrase } from '@weekbord/phrases/errors';
import { authenticateByPerson } from '@weekbord/testkit/builders/by-person';
import { startServing } from '@weekbord/testkit/test-app';
import type { TestClient } from '@weekbord/testkit/test-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekbord } from '../../../../weekbord.ts';
import { seedCatalogue } from '../../../recipes/recipes.public.ts';
import { smallCatalogue } from '../../../recipes/templates/small-catalogue.test-support.ts';
import { daysOf, diaryOf, MONDAY, personWithPlan } from '../../diary.test-support.ts';

const app = await startServing({
  product: { routes: weekbord.routes, endpoints: weekbord.endpoints, authenticate: authenticateByPerson },
});
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());

const BREAD = {
  name: 'Rye bread',
  brand_name: 'Baker Jan',
  barcode: '3017620422003',
  per_100g: { kcal: 210, protein: 6, fat: 1.5, carbohydrates: 38, fiber: 9 },
  serving: { description: 'slice', grams: 40 },
};
/** The correct values: the energy was entered with a wrong digit. */
const RIGHT = { ...BREAD.per_100g, kcal: 240 };

async function withBread(details = {}) {
  const { client, person } = await personWithPlan(app, {}, details);
  const { body: food } = await client.call(createFood, { body: BREAD });
  const [gram, slice] = food.suggested_servings.map(({ id }) => id) as [number, number];
  return { client, person, food, gram, slice };
}

/** Adds an amount of a food to a day, as eaten if `isEaten`. */
async function addTo(client: TestClient, dayAt: number, serving: number, quantity: number, isEaten: boolean) {
  const day = (await daysOf(client))[dayAt]!;
  const place = { calendar_day_id: day.id, meal_slot_id: day.calendar_items[0]!.meal_slot! };
  const body = { ...place, suggested_serving_id: serving, quantity };
  const { body: item } = await client.call(planSingleFoodMeal, { body });
  const status = isEaten ? 'EATEN' : 'PLANNED';
  expect((await client.call(updateCalendarItem, { params: { id: item.id }, body: { status } })).status).toBe(200);
  return item.id;
}

const kcalOf = async (client: TestClient, itemId: number) =>
  (await daysOf(client)).flatMap((day) => day.calendar_items).find(({ id }) => id === itemId)!.meal.kcal;

/** Returns the stored sums of days, and the sums of their meals. */
async function sumsOf(client: TestClient, personId: number) {
  const kept = await app.db.selectFrom('day_total').selectAll().where('person_id', '=', personId).execute();
  const days = await daysOf(client);
  return days.map(({ date, calendar_items: items }) => ({
    kept: Number(kept.find((row) => String(row.date) === date)?.planned_kcal),
    shown: items.reduce((sum, { meal }) => sum + (meal.kcal ?? Number.NaN), 0),
  }));
}

describe('[FOO-07] a corrected custom food', () => {
  it('keeps the nutrients of what was logged, while planned meals and custom recipes get the new ones', async () => {
    const { client, person, food, slice } = await withBread();
    const eaten = await addTo(client, 0, slice, 2, true);
    const planned = await addTo(client, 1, slice, 2, false);
    const ingredients = [{ suggested_serving: slice, quantity: 3 }];
    const { body: recipe } = await client.call(createRecipe, { body: { name: 'Toast', published: true, ingredients } });
    const answer = await client.call(updateFood, { params: { id: food.id }, body: { per_100g: RIGHT } });
    expect(answer).toMatchObject({ status: 200, body: { id: food.id, per_100g: RIGHT, name: BREAD.name } });
    expect(await kcalOf(client, eaten)).toBe(168);
    expect(await kcalOf(client, planned)).toBe(192);
    expect((await client.call(getRecipeTemplate, { params: { id: recipe.id } })).body.kcal).toBe(288);
    for (const { kept, shown } of await sumsOf(client, person.id)) expect(kept).toBeCloseTo(shown, 5);
  });

  it('also changes what was logged, on request', async () => {
    const { client, person, food, slice } = await withBread();
    const eaten = await addTo(client, 0, slice, 2, true);
    const body = { per_100g: RIGHT, corrects_logged: true };
    await client.call(updateFood, { params: { id: food.id }, body });
    expect(await kcalOf(client, eaten)).toBe(192);
    for (const { kept, shown } of await sumsOf(client, person.id)) expect(kept).toBeCloseTo(shown, 5);
  });

  it('keeps the weight of a logged serving', async () => {
    const { client, food, slice } = await withBread();
    const eaten = await addTo(client, 0, slice, 2, true);
    const planned = await addTo(client, 1, slice, 2, false);
    const body = { serving: { description: 'thick slice', grams: 50 } };
    const { body: changed } = await client.call(updateFood, { params: { id: food.id }, body });
    expect(changed.suggested_servings[1]).toMatchObject({
      id: slice,
      measurement_description: 'thick slice',
      one_serving_in_metric_value: 50,
    });
    expect([await kcalOf(client, eaten), await kcalOf(client, planned)]).toEqual([168, 210]);
  });

  it('keeps the sums of a logged meal that contains it, and gives a planned meal the new nutrients', async () => {
    const { client, person, food, gram } = await withBread();
    const [first, second] = await diaryOf(client, 2);
    const [logged, planned] = [first!.calendar_items[1]!, second!.calendar_items[1]!];
    for (const { object_id } of [logged, planned]) {
      const line = { content_type: 'recipemeal' as const, object_id, suggested_serving: gram, quantity: 100 };
      expect((await client.call(createIngredient, { body: line })).status).toBe(201);
    }
    await client.call(updateCalendarItem, { params: { id: logged.id }, body: { status: 'EATEN' } });
    const before = { logged: await kcalOf(client, logged.id), planned: await kcalOf(client, planned.id) };
    await client.call(updateFood, { params: { id: food.id }, body: { per_100g: RIGHT } });
    expect(await kcalOf(client, logged.id)).toBe(before.logged);
    expect(await kcalOf(client, planned.id)).toBeCloseTo(before.planned! + 30, 5);
    for (const day of await diaryOf(client, 2)) {
      const { meal } = day.calendar_items[1]!;
      const sum = meal.ingredients.reduce((total, one) => total + one.quantity * one.suggested_serving.kcal!, 0);
      expect(Math.abs(meal.kcal! - sum)).toBeLessThan(0.3);
    }
    for (const { kept, shown } of await sumsOf(client, person.id)) expect(kept).toBeCloseTo(shown, 5);
  });

  it("changes a client's meals planned from their coach's recipe, but not what the client logged", async () => {
    const { person: coach, client: asCoach, food, gram } = await withBread({ is_coach: true });
    const { client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const [first, second] = await diaryOf(client, 2);
    const [logged, planned] = [first!.calendar_items[1]!, second!.calendar_items[1]!];
    for (const { object_id } of [logged, planned]) {
      const line = { content_type: 'recipemeal' as const, object_id, suggested_serving: gram, quantity: 100 };
      expect((await asCoach.call(createIngredient, { body: line })).status).toBe(201);
    }
    await client.call(updateCalendarItem, { params: { id: logged.id }, body: { status: 'EATEN' } });
    const before = { logged: await kcalOf(client, logged.id), planned: await kcalOf(client, planned.id) };
    expect((await asCoach.call(listFoodUses, { params: { id: food.id } })).body.is_used_by_others).toBe(true);
    await asCoach.call(updateFood, { params: { id: food.id }, body: { per_100g: RIGHT } });
    expect(await kcalOf(client, logged.id)).toBe(before.logged);
    expect(await kcalOf(client, planned.id)).toBeCloseTo(before.planned! + 30, 5);
    expect((await client.call(updateFood, { params: { id: food.id }, body: { name: 'Mine' } })).status).toBe(404);
  });

  it('has the same totals in the diary as in the planner, whatever its nutrients', async () => {
    const { client, food, gram } = await withBread();
    const [day] = await diaryOf(client, 1);
    const item = day!.calendar_items[1]!;
    const line = { content_type: 'recipemeal' as const, object_id: item.object_id, suggested_serving: gram };
    await client.call(createIngredient, { body: { ...line, quantity: 55 } });
    const figure = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10);
    await fc.assert(
      fc.asyncProperty(
        fc.record({ protein: figure, fat: figure, carbohydrates: figure, fiber: fc.option(figure) }),
        async (macros) => {
          const { protein, fat, carbohydrates, fiber } = macros;
          const kcal = Math.round(4 * protein + 9 * fat + 4 * carbohydrates + 2 * (fiber ?? 0));
          await client.call(updateFood, { params: { id: food.id }, body: { per_100g: { ...macros, kcal } } });
          const { meal } = (await diaryOf(client, 1))[0]!.calendar_items[1]!;
          for (const name of ['kcal', 'protein', 'fat', 'carbohydrates'] as const) {
            const sum = meal.ingredients.reduce((total, one) => total + one.quantity * one.suggested_serving[name]!, 0);
            expect(Math.abs(meal[name]! - sum)).toBeLessThan(0.15);
          }
          const known = meal.ingredients.flatMap((one) =>
            one.suggested_serving.fiber === null ? [] : one.quantity * one.suggested_serving.fiber,
          );
          const { amount, unknown } = meal.further_figures.fiber;
          expect(unknown).toBe(meal.ingredients.length - known.length);
          expect(Math.abs(amount! - known.reduce((total, one) => total + one, 0))).toBeLessThan(0.02);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is suggested only with its new nutrients', async () => {
    const { client, food, slice } = await withBread();
    await addTo(client, 0, slice, 2, true);
    await client.call(updateFood, { params: { id: food.id }, body: { per_100g: RIGHT } });
    await addTo(client, 1, slice, 1, true);
    const query = { query: 'rye' };
    expect((await client.call(searchFoods, { query })).body.results.map(({ id }) => id)).toEqual([food.id]);
    const { results: recent } = (await client.call(listPreferredSuggestedServings)).body;
    expect(recent.map((one) => one.food)).toEqual([food.id]);
    const { results: meals } = (await client.call(listRecentMeals, { query: { today: MONDAY } })).body;
    const ofBread = meals.filter((one) => one.content_type === 'singlefoodmeal');
    expect(ofBread.map(({ meal }) => meal.kcal)).toEqual([96]);
    expect((await client.call(listOwnFoods)).body).toMatchObject({ count: 1, results: [{ id: food.id }] });
    const { results: all } = (await client.call(listFoods, { query: { category: 'OTHER', page_size: 100 } })).body;
    expect(all.filter(({ name }) => name === BREAD.name).map(({ id }) => id)).toEqual([food.id]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ barcode: '123' }, 'barcode'],
    [{ per_100g: { ...RIGHT, kcal: 901 } }, 'per_100g'],
    [{ serving: { description: 'slice', grams: 0 } }, 'serving'],
  ])('is rejected if it contains %j, and stays unchanged', async (body, field) => {
    const { client, food } = await withBread();
    const before = (await client.call(getOwnFood, { params: { id: food.id } })).body;
    const refused = await client.send('PATCH', `/api/food/food/${food.id}`, { body: { brand_name: 'Other', ...body } });
    expect(refused).toMatchObject({ status: 400, body: { [field]: expect.anything() } });
    expect((await client.call(getOwnFood, { params: { id: food.id } })).body).toEqual(before);
  });

  it('gets a millilitre measure once its values are per 100 ml, and cannot lose it while a meal uses it', async () => {
    const { client, food } = await withBread();
    const params = { id: food.id };
    const change = (body: object) => client.send('PATCH', `/api/food/food/${food.id}`, { body });
    const servings = async () => (await client.call(getFood, { params })).body.suggested_servings;
    await change({ by_volume: true });
    expect((await servings()).map(({ measure }) => measure)).toEqual(['g', 'serving', 'ml']);
    // Omitting the flag leaves it unchanged.
    await change({ name: 'Oat drink' });
    expect((await client.call(getOwnFood, { params })).body).toMatchObject({
      by_volume: true,
      serving: BREAD.serving,
    });
    const millilitre = (await servings()).find(({ measure }) => measure === 'ml')!;
    const id = await addTo(client, 0, millilitre.id, 250, false);
    expect(await change({ by_volume: false })).toMatchObject({
      status: 400,
      body: { by_volume: [fieldPhrase('volume_in_use', 'en')] },
    });
    expect((await client.call(getOwnFood, { params })).body.by_volume).toBe(true);
    await client.send('DELETE', `/api/planner/calendarItem/${id}`);
    await change({ by_volume: false });
    expect((await servings()).map(({ measure }) => measure)).toEqual(['g', 'serving']);
    expect((await client.call(getFood, { params })).body.by_volume).toBe(false);
  });

  it('keeps a serving that is used, and can lose an unused one', async () => {
    const { client, food, slice } = await withBread();
    const params = { id: food.id };
    const id = await addTo(client, 0, slice, 2, false);
    const refused = await client.call(updateFood, { params, body: { serving: null } });
    expect(refused).toMatchObject({ status: 400, body: { serving: [fieldPhrase('serving_in_use', 'en')] } });
    await client.send('DELETE', `/api/planner/calendarItem/${id}`);
    const { body } = await client.call(updateFood, { params, body: { serving: null } });
    expect(body.suggested_servings).toHaveLength(1);
  });
});

describe('[FOO-07] a barcode shared by two foods', () => {
  it('is rejected if another custom food has it', async () => {
    const { client, food } = await withBread();
    const barcode_of_own_food = fieldPhrase('barcode_of_own_food', 'en');
    const again = await client.call(createFood, { body: { ...BREAD, name: 'Another bread' } });
    expect(again).toMatchObject({ status: 400, body: { barcode: [barcode_of_own_food] } });
    const { body: other } = await client.call(createFood, { body: { ...BREAD, name: 'Another bread', barcode: null } });
    const moved = { params: { id: other.id }, body: { barcode: BREAD.barcode } };
    expect(await client.call(updateFood, moved)).toMatchObject({
      status: 400,
      body: { barcode: [barcode_of_own_food] },
    });
    expect((await client.call(updateFood, { params: { id: food.id }, body: { barcode: null } })).status).toBe(200);
    expect((await client.call(updateFood, moved)).status).toBe(200);
    const found = await client.call(searchFoodByBarcode, { query: { barcode: BREAD.barcode } });
    expect(found.body.id).toBe(other.id);
    expect((await client.call(getOwnFood, { params: { id: other.id } })).body.barcode).toBe(BREAD.barcode);
  });
});

describe('[FOO-07] a hidden custom food', () => {
  it('is excluded from searches, stays in meals, is listed as hidden, and can be shown again', async () => {
    const { client, food, slice } = await withBread();
    const eaten = await addTo(client, 0, slice, 2, true);
    const params = { id: food.id };
    const found = async () => ({
      search: (await client.call(searchFoods, { query: { query: 'rye' } })).body.results.length,
      barcode: (await client.call(searchFoodByBarcode, { query: { barcode: BREAD.barcode } })).status,
      recent: (await client.call(listPreferredSuggestedServings)).body.results.length,
    });
    expect(await found()).toEqual({ search: 1, barcode: 200, recent: 1 });
    await client.call(updateFood, { params, body: { is_hidden: true } });
    expect(await found()).toEqual({ search: 0, barcode: 404, recent: 0 });
    expect(await kcalOf(client, eaten)).toBe(168);
    expect((await client.call(getFood, { params })).status).toBe(200);
    const listed = (await client.call(listOwnFoods, { query: { query: 'RYE' } })).body;
    expect(listed.results).toMatchObject([{ id: food.id, is_hidden: true, barcode: BREAD.barcode }]);
    await client.call(updateFood, { params, body: { is_hidden: false } });
    expect(await found()).toEqual({ search: 1, barcode: 200, recent: 1 });
  });
});

describe('[FOO-07] the uses of a custom food', () => {
  it('are its meals, recipes and grocery lists, and it can be deleted if there are none', async () => {
    const { client, food, slice } = await withBread();
    const params = { id: food.id };
    const none = {
      logged_meals: 0,
      planned_meals: 0,
      dates: [],
      recipes: [],
      deleted_recipes: 0,
      grocery_lists: [],
      is_used_by_others: false,
    };
    expect((await client.call(listFoodUses, { params })).body).toEqual(none);
    const meals = [await addTo(client, 0, slice, 2, true), await addTo(client, 2, slice, 1, false)];
    const ingredients = [{ suggested_serving: slice, quantity: 3 }];
    const { body: recipe } = await client.call(createRecipe, { body: { name: 'Toast', published: true, ingredients } });
    const dates = (await daysOf(client)).map(({ date }) => date);
    const span = { start_date: dates[2]!, end_date: dates[2]! };
    const { body: list } = await client.call(createGroceryList, { body: span });
    const uses = (await client.call(listFoodUses, { params })).body;
    expect(uses).toEqual({
      logged_meals: 1,
      planned_meals: 1,
      dates: [dates[2], dates[0]],
      recipes: [{ id: recipe.id, name: 'Toast' }],
      deleted_recipes: 0,
      grocery_lists: [{ id: list.id, start_date: dates[2] }],
      is_used_by_others: false,
    });
    expect(await client.call(deleteFood, { params })).toMatchObject({ status: 409, body: { code: 'food_in_use' } });
    for (const id of meals) await client.send('DELETE', `/api/planner/calendarItem/${id}`);
    await client.call(deleteRecipeTemplate, { params: { id: recipe.id } });
    expect((await client.call(listFoodUses, { params })).body).toMatchObject({ recipes: [], deleted_recipes: 1 });
    await client.call(deleteRecipeTemplate, { params: { id: recipe.id } });
    await client.call(deleteGroceryList, { params: { id: list.id } });
    expect((await client.call(listFoodUses, { params })).body).toEqual(none);
    expect((await client.call(deleteFood, { params })).status).toBe(204);
  });
});
