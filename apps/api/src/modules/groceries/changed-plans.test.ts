import { createCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { createCalendarItem, deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { createRecipeMeal, editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import {
  bringGroceryListUpToDate,
  createGroceryList,
  getGroceryList,
  getGroceryListChanges,
  listGroceryLists,
  updateGroceryList,
  updateGroceryListItem,
} from '@weekbord/contract/groceries/grocery-lists';
import type { GroceryList } from '@weekbord/contract/groceries/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONDAY, startPlannerApp } from '../diary/diary.test-support.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const TUESDAY = addDays(MONDAY, 1);
const SALMON = 'dinner-basmati-rice-salmon-onion';
const TOFU = 'dinner-basmati-rice-tofu-onion';
const SPAGHETTI = 'dinner-spaghetti-salmon-broccoli';
const body = { start_date: MONDAY, end_date: addDays(MONDAY, 6) };
const UNCHANGED = { added: 0, more: 0, less: 0, removed: 0 };

async function aClient() {
  return app.as(tokenOf(await aPerson(app.db)));
}

/** Plans a recipe of the small catalogue on a date. Returns the ids of the item and its meal. */
async function plan(client: TestClient, date: string, slug: string) {
  const recipe = await app.db
    .selectFrom('recipe_template')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const meal = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id, portions: 1 } });
  const day = (await client.call(createCalendarDay, { body: { date } })).body;
  const item = await client.call(createCalendarItem, {
    body: { calendar_day: day.id, content_type: 'recipemeal', object_id: meal.body.id!, meal_moment: 'DINNER' },
  });
  return { item: item.body.id, meal: meal.body.id! };
}

const make = async (client: TestClient) => (await client.call(createGroceryList, { body })).body;
const read = async (client: TestClient, { id }: GroceryList) =>
  (await client.call(getGroceryList, { params: { id } })).body;
const changesOf = async (client: TestClient, { id }: GroceryList) =>
  (await client.call(getGroceryListChanges, { params: { id } })).body;
const update = async (client: TestClient, { id }: GroceryList) =>
  (await client.call(bringGroceryListUpToDate, { params: { id } })).body;
const resize = (client: TestClient, meal: number, portions: number) =>
  client.call(editRecipeMealPortions, { params: { id: meal }, body: { portions } });
const remove = (client: TestClient, item: number) => client.call(deleteCalendarItem, { params: { id: item } });
const itemOf = (list: GroceryList, name: string) => list.items.find((item) => item.name.startsWith(name))!;
const tick = (client: TestClient, list: GroceryList, name: string) =>
  client.call(updateGroceryListItem, { params: { id: itemOf(list, name).id }, body: { checked: true } });
const withoutIds = ({ items }: GroceryList) => items.map(({ id: _id, ...item }) => item);

describe('a grocery list whose plan changed', () => {
  it('shows which items are new, increased, reduced or no longer needed, and is updated in one call', async () => {
    const client = await aClient();
    const { item, meal } = await plan(client, MONDAY, SALMON);
    const list = await make(client);
    expect(list.plan_changes).toEqual(UNCHANGED);
    expect(await changesOf(client, list)).toEqual({ counts: UNCHANGED, changes: [] });

    await resize(client, meal, 2);
    expect((await read(client, list)).plan_changes).toEqual({ ...UNCHANGED, more: 3 });
    await remove(client, item);
    await plan(client, TUESDAY, TOFU);
    const counts = { ...UNCHANGED, added: 1, removed: 1 };
    expect((await client.call(listGroceryLists)).body.results[0]!.plan_changes).toEqual(counts);
    const { changes, ...answer } = await changesOf(client, list);
    expect(answer).toEqual({ counts });
    expect(changes.find(({ kind }) => kind === 'ADDED')).toMatchObject({
      name: expect.stringContaining('tofu'),
      display_before: null,
      display_after: '150 g',
      display_bought: null,
    });
    expect(changes.find(({ kind }) => kind === 'REMOVED')).toMatchObject({
      name: expect.stringContaining('salmon'),
      display_before: '150 g',
      display_after: null,
    });

    const updated = await update(client, list);
    expect(updated.plan_changes).toEqual(UNCHANGED);
    expect(withoutIds(updated)).toEqual(withoutIds(await make(client)));
    expect(await read(client, list)).toEqual(updated);
  });

  it('includes its first and last day', async () => {
    const client = await aClient();
    const list = await make(client);
    await plan(client, list.start_date, SALMON);
    await plan(client, list.end_date, TOFU);
    const { changes } = await changesOf(client, list);
    for (const name of ['salmon', 'tofu']) {
      expect(changes).toContainEqual(expect.objectContaining({ kind: 'ADDED', name: expect.stringContaining(name) }));
    }
    const added = changes.filter(({ kind }) => kind === 'ADDED').length;
    expect((await read(client, list)).plan_changes).toMatchObject({ added });
  });

  it('keeps ticks, so that only the rest must be bought, and shows a surplus', async () => {
    const client = await aClient();
    const { item, meal } = await plan(client, MONDAY, SALMON);
    const list = await make(client);
    for (const name of ['salmon', 'onion']) await tick(client, list, name);
    await resize(client, meal, 2);
    const { changes } = await changesOf(client, list);
    expect(changes.find(({ name }) => name.startsWith('salmon'))).toMatchObject({
      kind: 'MORE',
      display_before: '150 g',
      display_after: '300 g',
      display_bought: '150 g',
    });
    const more = await update(client, list);
    expect(itemOf(more, 'salmon')).toMatchObject({
      id: itemOf(list, 'salmon').id,
      checked: false,
      quantity: 150,
      needed_quantity: 300,
      bought_quantity: 150,
      display_bought: '150 g',
      mark: 'MORE_NEEDED',
    });
    await tick(client, more, 'salmon');
    expect(itemOf(await read(client, list), 'salmon')).toMatchObject({ checked: true, quantity: 300, mark: null });

    await resize(client, meal, 1);
    expect((await changesOf(client, list)).counts).toEqual({ ...UNCHANGED, less: 3 });
    expect(itemOf(await update(client, list), 'salmon')).toMatchObject({
      checked: true,
      quantity: 300,
      needed_quantity: 150,
      mark: 'LESS_NEEDED',
    });
    await remove(client, item);
    const none = await update(client, list);
    expect(none.items).toHaveLength(2);
    expect(none.items).toMatchObject([
      { checked: true, mark: 'NOT_NEEDED', needed_quantity: 0, meals: [] },
      { checked: true, mark: 'NOT_NEEDED', needed_quantity: 0, meals: [] },
    ]);
    expect(itemOf(none, 'salmon').quantity).toBe(300);
  });

  it('asks for the whole pieces that are not in the basket yet', async () => {
    const client = await aClient();
    const { meal } = await plan(client, MONDAY, SALMON);
    const list = await make(client);
    const onion = { grams: 130, bought_grams: 130, checked: true };
    await app.db.updateTable('grocery_item').set(onion).where('id', '=', itemOf(list, 'onion').id).execute();
    expect(itemOf(await read(client, list), 'onion')).toMatchObject({ checked: true, display_quantity: '2 pieces' });
    await resize(client, meal, 3);
    expect(itemOf(await update(client, list), 'onion')).toMatchObject({
      checked: false,
      quantity: 200,
      display_needed: '3 pieces',
      display_bought: '2 pieces',
      display_quantity: '1 piece',
    });
  });

  it('ticks the rest in one call, and restores what was in the basket before', async () => {
    const client = await aClient();
    const { meal } = await plan(client, MONDAY, SALMON);
    const list = await make(client);
    await tick(client, list, 'salmon');
    await resize(client, meal, 2);
    const before = await update(client, list);
    const params = { id: list.id };
    const all = before.items.map(({ id }) => ({ id, checked: true }));
    const ticked = (await client.call(updateGroceryList, { params, body: { items: all } })).body;
    expect(ticked.items.every(({ checked, mark }) => checked && mark === null)).toBe(true);
    const back = before.items.map(({ id, bought_quantity }) => ({
      id,
      checked: bought_quantity !== null,
      bought_quantity,
    }));
    expect((await client.call(updateGroceryList, { params, body: { items: back } })).body).toEqual(before);
  });

  it('counts what was eaten since it was made, but not what was eaten without being planned', async () => {
    const client = await aClient();
    const { item } = await plan(client, MONDAY, SALMON);
    const list = await make(client);
    await client.call(updateCalendarItem, { params: { id: item }, body: { status: 'EATEN' } });
    expect(await read(client, list)).toEqual(list);
    const eaten = await plan(client, TUESDAY, SPAGHETTI);
    await client.call(updateCalendarItem, { params: { id: eaten.item }, body: { status: 'EATEN' } });
    expect(await read(client, list)).toEqual(list);
    expect(await update(client, list)).toEqual(list);
    expect(await read(client, list)).toEqual(list);
  });

  it('is no longer compared once its days are over, or if it predates the comparison', async () => {
    const client = await aClient();
    await plan(client, MONDAY, SALMON);
    const list = await make(client);
    await plan(client, TUESDAY, SPAGHETTI);
    await app.db.updateTable('grocery_list').set({ meal_ids: null }).where('id', '=', list.id).execute();
    expect(await update(client, list)).toEqual({ ...list, plan_changes: null });
    const over = await make(client);
    const past = { start_date: '2020-01-06', end_date: '2020-01-12' };
    await app.db.updateTable('grocery_list').set(past).where('id', '=', over.id).execute();
    expect(await update(client, over)).toEqual({ ...over, ...past, plan_changes: null });
    expect(await changesOf(client, over)).toEqual({ counts: UNCHANGED, changes: [] });
  });

  it('is inaccessible to any other person', async () => {
    const client = await aClient();
    const { meal } = await plan(client, MONDAY, SALMON);
    const list = await make(client);
    await resize(client, meal, 2);
    const stranger = await aClient();
    const params = { id: list.id };
    expect((await stranger.call(getGroceryListChanges, { params })).status).toBe(404);
    expect((await stranger.call(bringGroceryListUpToDate, { params })).status).toBe(404);
    expect(await read(client, list)).toEqual({ ...list, plan_changes: { ...UNCHANGED, more: 3 } });
  });

  it('is restored exactly when every edit is undone, with the same ids and ticks', async () => {
    const step = fc.record({
      portions: fc.integer({ min: 1, max: 4 }),
      slug: fc.constantFrom(SALMON, TOFU, SPAGHETTI),
      isUpdated: fc.boolean(),
    });
    const edits = fc.array(step, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(edits, fc.nat(15), async (steps, ticks) => {
        const client = await aClient();
        const { meal } = await plan(client, MONDAY, SALMON);
        const made = await make(client);
        const items = made.items.map(({ id }, place) => ({ id, checked: ((ticks >> place) & 1) === 1 }));
        const first = (await client.call(updateGroceryList, { params: { id: made.id }, body: { items } })).body;
        const added: number[] = [];
        for (const { portions, slug, isUpdated } of steps) {
          await resize(client, meal, portions);
          added.push((await plan(client, TUESDAY, slug)).item);
          if (isUpdated) await update(client, made);
        }
        for (const item of added) await remove(client, item);
        await resize(client, meal, 1);
        expect(await update(client, made)).toEqual(first);
      }),
      { numRuns: 8 },
    );
  });
});
