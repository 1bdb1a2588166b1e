import {
  bringGroceryListUpToDate,
  createGroceryList,
  deleteGroceryList,
  getGroceryList,
  listGroceryLists,
  updateGroceryList,
  updateGroceryListItem,
} from '@weekbord/contract/groceries/grocery-lists';
import { createCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { createRecipeMeal, editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import { createCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import type { GroceryList } from '@weekbord/contract/groceries/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { GROCERY_CATEGORIES } from '@weekbord/domain/foods/grocery-categories';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { diaryOf, MONDAY, personWithPlan, startPlannerApp } from '../diary/diary.test-support.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const body = { start_date: MONDAY, end_date: addDays(MONDAY, 6) };

async function aClient() {
  return app.as(tokenOf(await aPerson(app.db)));
}

/** Plans a recipe of the small catalogue on a date. Returns the ids of the item and its meal. */
async function plan(client: TestClient, date: string, slug: string, portions = 1) {
  const recipe = await app.db
    .selectFrom('recipe_template')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const meal = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id, portions } });
  const day = (await client.call(createCalendarDay, { body: { date } })).body;
  const item = await client.call(createCalendarItem, {
    body: { calendar_day: day.id, content_type: 'recipemeal', object_id: meal.body.id!, meal_moment: 'DINNER' },
  });
  return { item: item.body.id, meal: meal.body.id! };
}

/** Returns an item in its ticked state. */
function inBasket(item: GroceryList['items'][number]) {
  const { quantity, display_quantity } = item;
  return { ...item, checked: true, bought_quantity: quantity, display_bought: display_quantity };
}

describe('a new grocery list', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(createGroceryList, { body })).status).toBe(401);
  });

  it.each([
    [{ start_date: MONDAY }, 'end_date', 'Fill this in.'],
    [{ ...body, start_date: '2027-02-30' }, 'start_date', 'Enter a valid date, such as 2027-03-14.'],
    [{ ...body, end_date: 'x\u0000' }, 'end_date', 'This contains characters we can’t store.'],
    [{ ...body, end_date: addDays(MONDAY, -1) }, 'end_date', 'The last day is before the first.'],
    [{ ...body, end_date: addDays(MONDAY, 31) }, 'end_date', 'Choose at most 31 days.'],
  ])('rejects %j', async (wrong, field, message) => {
    const client = await aClient();
    const answer = await client.send('POST', '/api/planner/groceryList', { body: wrong });
    expect(answer).toMatchObject({ status: 400, body: { [field]: [message] } });
    expect((await client.call(listGroceryLists)).body.count).toBe(0);
  });

  it("cannot be made from another person's days", async () => {
    const { person } = await personWithPlan(app);
    expect((await (await aClient()).call(createGroceryList, { body: { ...body, user: person.id } })).status).toBe(404);
  });

  it('is empty if nothing is planned', async () => {
    const list = await (await aClient()).call(createGroceryList, { body });
    expect(list).toMatchObject({ status: 201, body: { ...body, items: [] } });
  });

  it('[GRO-03] adds up the same food across meals, portions and units', async () => {
    const client = await aClient();
    await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion', 2);
    await plan(client, addDays(MONDAY, 1), 'dinner-basmati-rice-tofu-onion');
    const { body: list } = await client.call(createGroceryList, { body });
    const rice = list.items.find((item) => item.name.startsWith('basmati rice'))!;
    expect(rice).toMatchObject({ quantity: 240, unit: 'g', display_quantity: '240 g', checked: false });
    expect(rice.category).toBe('RICE');
    expect(rice.meals).toEqual([
      { date: MONDAY, meal_moment: 'DINNER', name: 'English dinner basmati-rice salmon onion' },
      { date: addDays(MONDAY, 1), meal_moment: 'DINNER', name: 'English dinner basmati-rice tofu onion' },
    ]);
    const onion = list.items.find((item) => item.name.startsWith('onion'))!;
    expect(onion).toMatchObject({ quantity: 330, unit: 'g', display_quantity: '3 pieces' });
    const salmon = list.items.find((item) => item.name.startsWith('salmon'))!;
    expect(salmon.meals).toHaveLength(1);
  });

  it('[DIET-01] marks meat, so that people who eat halal can choose halal', async () => {
    const client = await aClient();
    await plan(client, MONDAY, 'dinner-basmati-rice-chicken-breast-onion');
    await plan(client, addDays(MONDAY, 1), 'dinner-basmati-rice-tofu-onion');
    const { body: list } = await client.call(createGroceryList, { body });
    expect(list.items.filter((item) => item.is_meat).map(({ name }) => name)).toEqual([
      expect.stringContaining('chicken'),
    ]);
  });

  it('[GRO-03] counts a food once if it is measured in grams in one meal and in pieces in another', async () => {
    const client = await aClient();
    const { meal } = await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    await plan(client, addDays(MONDAY, 1), 'dinner-basmati-rice-tofu-onion');
    const gram = await app.db
      .selectFrom('serving')
      .innerJoin('food', 'food.id', 'serving.food_id')
      .select('serving.id')
      .where('food.slug', '=', 'onion')
      .where('serving.measure', '=', 'g')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('recipe_meal_ingredient')
      .set({ serving_id: gram.id, quantity: 55 })
      .where('recipe_meal_id', '=', meal)
      .where('position', '=', 2)
      .execute();
    const { body: list } = await client.call(createGroceryList, { body });
    const onions = list.items.filter((item) => item.name.startsWith('onion'));
    expect(onions).toHaveLength(1);
    expect(onions[0]).toMatchObject({ quantity: 165, display_quantity: '2 pieces' });
  });

  it('lists one banana for each small banana in a meal', async () => {
    const client = await aClient();
    const { meal } = await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    const banana = await app.db.selectFrom('food').select('id').where('slug', '=', 'banana').executeTakeFirstOrThrow();
    const words = {
      description_en: 'small one',
      description_nl: 'kleine',
      plural_en: 'small ones',
      plural_nl: 'kleine',
    };
    const small = await app.db
      .insertInto('serving')
      .values({ food_id: banana.id, measure: 'small', grams: 80, ...words })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('recipe_meal_ingredient')
      .set({ serving_id: small.id, quantity: 9 })
      .where('recipe_meal_id', '=', meal)
      .where('position', '=', 2)
      .execute();
    const { body: list } = await client.call(createGroceryList, { body });
    expect(list.items.find(({ name }) => name.startsWith('banana'))).toMatchObject({ display_quantity: '9 pieces' });
  });

  it('lists the food to buy for an ingredient, except tap water', async () => {
    const id = async (slug: string) =>
      (await app.db.selectFrom('food').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
    const set = async (slug: string, values: { bought_as_id: number | null; bought_factor: number }) =>
      app.db.updateTable('food').set(values).where('slug', '=', slug).execute();
    await set('salmon', { bought_as_id: await id('tofu'), bought_factor: 0.5 });
    await set('olive-oil', { bought_as_id: null, bought_factor: 0 });
    try {
      const client = await aClient();
      await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion', 2);
      await plan(client, addDays(MONDAY, 1), 'dinner-basmati-rice-tofu-onion', 2);
      const { items } = (await client.call(createGroceryList, { body })).body;
      expect(items.map(({ name }) => name.split(' ')[0])).toEqual(expect.not.arrayContaining(['salmon', 'olive']));
      const tofu = items.filter(({ name }) => name.startsWith('tofu'));
      expect(tofu).toMatchObject([{ quantity: 450 }]);
      expect(tofu[0]!.meals).toHaveLength(2);
    } finally {
      await set('salmon', { bought_as_id: null, bought_factor: 1 });
      await set('olive-oil', { bought_as_id: null, bought_factor: 1 });
    }
  });

  it('puts fish with the meat, even if it is only known to be sold chilled', async () => {
    const client = await aClient();
    await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    await app.db.updateTable('food').set({ category: 'REFRIGERATED' }).where('slug', '=', 'salmon').execute();
    const { items } = (await client.call(createGroceryList, { body })).body;
    expect(items.find(({ name }) => name.startsWith('salmon'))?.category).toBe('MEAT');
  });

  it('scales with portions, and leaves out eaten meals and meals outside its dates', async () => {
    const client = await aClient();
    const first = await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    const eaten = await plan(client, addDays(MONDAY, 1), 'dinner-spaghetti-salmon-broccoli');
    await plan(client, addDays(MONDAY, 7), 'dinner-potato-salmon-spinach');
    await client.call(editRecipeMealPortions, { params: { id: first.meal }, body: { portions: 4 } });
    await client.call(updateCalendarItem, { params: { id: eaten.item }, body: { status: 'EATEN' } });
    const { items } = (await client.call(createGroceryList, { body })).body;
    expect(items).toHaveLength(4);
    expect(items.find(({ name }) => name.startsWith('salmon'))).toMatchObject({ quantity: 600 });
  });

  it('leaves out skipped meals, but not the leftovers of a dinner that is cooked anyway', async () => {
    const client = await aClient();
    const skipped = await plan(client, MONDAY, 'dinner-spaghetti-salmon-broccoli');
    const cooked = await plan(client, addDays(MONDAY, 1), 'dinner-basmati-rice-tofu-onion');
    const leftover = await plan(client, addDays(MONDAY, 2), 'dinner-basmati-rice-tofu-onion');
    await app.db
      .updateTable('calendar_item')
      .set({ leftover_of: cooked.item })
      .where('id', '=', leftover.item)
      .execute();
    const skip = async ({ item }: typeof skipped) =>
      client.call(updateCalendarItem, { params: { id: item }, body: { skipped: true } });
    await skip(skipped);
    const quantityOfTofu = async () => {
      const { items } = (await client.call(createGroceryList, { body })).body;
      expect(items.some(({ name }) => name.startsWith('salmon'))).toBe(false);
      return items.find(({ name }) => name.startsWith('tofu'))!.quantity!;
    };
    const forBoth = await quantityOfTofu();
    await skip(cooked);
    expect(await quantityOfTofu()).toBe(forBoth / 2);
  });

  it('contains exactly what the planned week needs', async () => {
    const { client } = await personWithPlan(app);
    const { items } = (await client.call(createGroceryList, { body })).body;
    const lines = (await diaryOf(client)).flatMap((day) => day.calendar_items.flatMap(({ meal }) => meal.ingredients));
    for (const item of items) {
      const needed = lines.filter((line) => line.suggested_serving.food === item.food);
      const grams = needed.reduce((sum, line) => sum + line.grams, 0);
      const density = item.unit === 'ml' ? 1.15 : 1;
      expect(item.quantity! / grams, item.name).toBeGreaterThan(0.99 / density);
      expect(item.quantity! / grams, item.name).toBeLessThan(1.01 * density);
    }
    expect(new Set(items.map(({ food }) => food))).toEqual(new Set(lines.map((line) => line.suggested_serving.food)));
    const places = items.map(({ category }) => GROCERY_CATEGORIES.indexOf(category as 'OTHER'));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('grocery lists', () => {
  it('[GRO-01] are listed newest first, and keep their ticks', async () => {
    const client = await aClient();
    await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    const older = (await client.call(createGroceryList, { body })).body;
    const newer = (await client.call(createGroceryList, { body })).body;
    expect((await client.call(listGroceryLists)).body.results.map(({ id }) => id)).toEqual([newer.id, older.id]);
    for (const { id } of newer.items) {
      const ticked = await client.call(updateGroceryListItem, { params: { id }, body: { checked: true } });
      expect(ticked.body).toEqual(inBasket(newer.items.find((item) => item.id === id)!));
    }
    const { results } = (await client.call(listGroceryLists, { query: { page_size: 1 } })).body;
    expect(results[0]!.items.every(({ checked }) => checked)).toBe(true);
    expect((await client.call(getGroceryList, { params: { id: older.id } })).body).toEqual(older);
    const [first] = newer.items;
    const back = await client.call(updateGroceryListItem, { params: { id: first!.id }, body: { checked: false } });
    expect(back.body.checked).toBe(false);
  });

  it('[GRO-01] are ticked and unticked in one call, ignoring removed items and those of another list', async () => {
    const client = await aClient();
    await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    const other = (await client.call(createGroceryList, { body })).body;
    const list = (await client.call(createGroceryList, { body })).body;
    const params = { id: list.id };
    const [first, ...open] = list.items;
    await client.call(updateGroceryListItem, { params: { id: first!.id }, body: { checked: true } });
    const tick = (checked: boolean) => [...open, ...other.items].map(({ id }) => ({ id, checked }));
    const all = await client.call(updateGroceryList, { params, body: { items: tick(true) } });
    expect(all).toMatchObject({ status: 200, body: { id: list.id } });
    expect(all.body.items).toEqual(list.items.map(inBasket));
    const back = await client.call(updateGroceryList, { params, body: { items: tick(false) } });
    expect(back.body.items).toEqual([inBasket(first!), ...open]);
    expect((await client.call(getGroceryList, { params: { id: other.id } })).body).toEqual(other);
    expect((await client.call(updateGroceryList, { params, body: {} })).body).toEqual(back.body);
  });

  it('cannot be ticked by another person', async () => {
    const client = await aClient();
    await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    const list = (await client.call(createGroceryList, { body })).body;
    const stranger = await aClient();
    const own = (await stranger.call(createGroceryList, { body })).body;
    const items = list.items.map(({ id }) => ({ id, checked: true }));
    expect((await stranger.call(updateGroceryList, { params: { id: list.id }, body: { items } })).status).toBe(404);
    expect((await stranger.call(updateGroceryList, { params: { id: own.id }, body: { items } })).status).toBe(200);
    expect((await client.call(getGroceryList, { params: { id: list.id } })).body).toEqual(list);
  });

  it.each([1, 'true', null, []])('reject %j as a tick', async (checked) => {
    const client = await aClient();
    await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    const [item] = (await client.call(createGroceryList, { body })).body.items;
    const answer = await client.send('PATCH', `/api/planner/groceryListItem/${item!.id}`, { body: { checked } });
    expect(answer).toMatchObject({ status: 400, body: { checked: [expect.any(String)] } });
  });

  it("are in the reader's language", async () => {
    const client = await aClient();
    await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    const { id } = (await client.call(createGroceryList, { body })).body;
    const read = await client.call(getGroceryList, { params: { id } }, { headers: { 'accept-language': 'nl' } });
    const onion = read.body.items.find((item) => item.name === 'ui');
    expect(onion).toMatchObject({
      display_quantity: '1 stuk',
      meals: [{ name: 'Nederlands dinner basmati-rice salmon onion' }],
    });
  });

  it('[GRO-03] are deleted by their owner, and inaccessible to any other person', async () => {
    const client = await aClient();
    await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    const list = (await client.call(createGroceryList, { body })).body;
    const params = { id: list.id };
    const stranger = await aClient();
    expect((await stranger.call(getGroceryList, { params })).status).toBe(404);
    expect((await stranger.call(deleteGroceryList, { params })).status).toBe(404);
    const tick = { params: { id: list.items[0]!.id }, body: { checked: true } };
    expect((await stranger.call(updateGroceryListItem, tick)).status).toBe(404);
    expect((await client.call(deleteGroceryList, { params })).status).toBe(204);
    expect((await client.call(getGroceryList, { params })).status).toBe(404);
    expect((await client.call(updateGroceryListItem, tick)).status).toBe(404);
  });

  it('belong to the client when a coach makes them', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const made = await app.as(tokenOf(coach)).call(createGroceryList, { body: { ...body, user: client.id } });
    expect(made.body.user).toBe(client.id);
    expect((await app.as(tokenOf(client)).call(listGroceryLists)).body.count).toBe(1);
    expect((await app.as(tokenOf(coach)).call(listGroceryLists)).body.count).toBe(0);
  });
});

describe('a food as sold in shops', () => {
  it('[GRO-03] is listed in packs, with the amount needed', async () => {
    const client = await aClient();
    const { meal } = await plan(client, MONDAY, 'dinner-potato-salmon-spinach', 2);
    const list = (await client.call(createGroceryList, { body })).body;
    const spinach = list.items.find(({ name }) => name === 'spinach')!;
    expect(spinach).toMatchObject({
      quantity: 300,
      unit: 'g',
      display_quantity: '1 × 500 g',
      display_needed: '1 × 500 g',
      display_measured: '300 g',
    });
    expect(list.items.find(({ name }) => name.startsWith('salmon'))).toMatchObject({ display_measured: null });

    // The rest of a bag that was bought covers what is needed next.
    await client.call(updateGroceryListItem, { params: { id: spinach.id }, body: { checked: true } });
    const needing = async (portions: number) => {
      await client.call(editRecipeMealPortions, { params: { id: meal }, body: { portions } });
      const { items } = (await client.call(bringGroceryListUpToDate, { params: { id: list.id } })).body;
      return items.find(({ id }) => id === spinach.id);
    };
    expect(await needing(3)).toMatchObject({ checked: true, needed_quantity: 450, mark: null });
    expect(await needing(4)).toMatchObject({ checked: false, display_quantity: '1 × 250 g', quantity: 100 });
  });

  it('is probably at home if it is a staple and little is needed, until the person says otherwise', async () => {
    const client = await aClient();
    const { meal } = await plan(client, MONDAY, 'dinner-basmati-rice-salmon-onion');
    const list = (await client.call(createGroceryList, { body })).body;
    const oil = list.items.find(({ name }) => name.startsWith('olive oil'))!;
    expect(list.items.filter((item) => item.at_home)).toEqual([oil]);
    const params = { id: oil.id };
    const wanted = await client.call(updateGroceryListItem, { params, body: { at_home: false } });
    expect(wanted.body).toEqual({ ...oil, at_home: false });
    const read = (await client.call(getGroceryList, { params: { id: list.id } })).body;
    expect(read.items.find(({ id }) => id === oil.id)).toEqual(wanted.body);
    const onion = list.items.find(({ name }) => name === 'onion')!;
    const had = await client.call(updateGroceryListItem, { params: { id: onion.id }, body: { at_home: true } });
    expect(had.body).toEqual({ ...onion, at_home: true });

    // A whole bottle does not count as probably at home.
    await app.db
      .updateTable('recipe_meal_ingredient')
      .set({ quantity: 30 })
      .where('recipe_meal_id', '=', meal)
      .where('position', '=', 3)
      .execute();
    const { items } = (await client.call(createGroceryList, { body })).body;
    expect(items.find(({ food }) => food === oil.food)).toMatchObject({ at_home: false, display_quantity: '1 bottle' });
  });
});
