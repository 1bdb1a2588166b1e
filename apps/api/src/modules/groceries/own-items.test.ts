import { randomUUID } from 'node:crypto';
import {
  bringGroceryListUpToDate,
  createGroceryList,
  createGroceryListItem,
  deleteGroceryListItem,
  getGroceryList,
  updateGroceryList,
  updateGroceryListItem,
} from '@weekbord/contract/groceries/grocery-lists';
import { MAX_OWN_ITEM_LENGTH, MAX_OWN_ITEMS } from '@weekbord/domain/groceries/own-items';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { MONDAY, personWithPlan, startPlannerApp } from '../diary/diary.test-support.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const body = { start_date: MONDAY, end_date: addDays(MONDAY, 6) };

async function anEmptyList() {
  const client = app.as(tokenOf(await aPerson(app.db)));
  return { client, list: (await client.call(createGroceryList, { body })).body };
}

const read = async (client: TestClient, id: number) => (await client.call(getGroceryList, { params: { id } })).body;

describe('an item that a person types on a list', () => {
  it('comes after the foods, can be ticked and deleted, and stays when the list is updated', async () => {
    const { client } = await personWithPlan(app);
    const list = (await client.call(createGroceryList, { body })).body;
    const add = (name: string) => client.call(createGroceryListItem, { body: { list: list.id, name } });
    const paper = await add('  Toilet paper (3 ply) ');
    expect(paper).toMatchObject({
      status: 201,
      body: {
        name: 'Toilet paper (3 ply)',
        checked: false,
        food: null,
        quantity: null,
        display_quantity: '',
        meals: [],
      },
    });
    const batteries = (await add('Batteries')).body;
    const params = { id: paper.body.id };
    const ticked = await client.call(updateGroceryListItem, { params, body: { checked: true } });
    expect(ticked.body).toMatchObject({ checked: true, mark: null });

    await app.db.deleteFrom('calendar_item').where('person_id', '=', list.user).execute();
    expect((await read(client, list.id)).plan_changes).toMatchObject({
      added: 0,
      removed: list.items.filter((item) => !item.at_home).length,
    });
    const updated = await client.call(bringGroceryListUpToDate, { params: { id: list.id } });
    expect(updated.body.items).toEqual([ticked.body, batteries]);

    expect((await client.call(deleteGroceryListItem, { params })).status).toBe(204);
    expect((await read(client, list.id)).items).toEqual([batteries]);
    expect((await client.call(deleteGroceryListItem, { params })).status).toBe(404);
  });

  it('is one line of limited length', async () => {
    const { client, list } = await anEmptyList();
    for (const name of ['', '   ', 'two\nlines', 'x'.repeat(MAX_OWN_ITEM_LENGTH + 1)]) {
      const answer = await client.call(createGroceryListItem, { body: { list: list.id, name } });
      expect(answer, name).toMatchObject({ status: 400, body: { name: [expect.any(String)] } });
    }
    expect((await read(client, list.id)).items).toEqual([]);
  });

  it('is rejected if the list already has the maximum number of them', async () => {
    const { client, list } = await anEmptyList();
    const row = { person_id: list.user, grocery_list_id: list.id, position: 0, name: 'x', meals: '[]' };
    await app.db
      .insertInto('grocery_item')
      .values(Array.from({ length: MAX_OWN_ITEMS - 1 }, () => row))
      .execute();
    const add = (name = 'Soap') => client.call(createGroceryListItem, { body: { list: list.id, name } });
    expect((await add('Sponges')).status).toBe(201);
    const text = 'This list is full. Remove one of your own items first.';
    expect(await add()).toMatchObject({ status: 400, body: { non_field_errors: [text] } });
    const headers = { 'accept-language': 'nl' };
    const dutch = await client.call(createGroceryListItem, { body: { list: list.id, name: 'Zeep' } }, { headers });
    expect(dutch.body).toEqual({
      non_field_errors: ['Deze lijst is vol. Verwijder eerst iets wat je zelf hebt toegevoegd.'],
    });
  });

  it('is the only kind of item that its owner can delete individually', async () => {
    const { client } = await personWithPlan(app);
    const list = (await client.call(createGroceryList, { body })).body;
    expect((await client.call(deleteGroceryListItem, { params: { id: list.items[0]!.id } })).status).toBe(404);
    const { body: soap } = await client.call(createGroceryListItem, { body: { list: list.id, name: 'Soap' } });
    const { client: stranger } = await anEmptyList();
    expect((await stranger.call(deleteGroceryListItem, { params: { id: soap.id } })).status).toBe(404);
    const foreign = await stranger.call(createGroceryListItem, { body: { list: list.id, name: 'Soap' } });
    expect(foreign).toMatchObject({ status: 400, body: { list: [expect.any(String)] } });
    expect((await read(client, list.id)).items).toHaveLength(list.items.length + 1);
  });

  it('is added once per key, and ticked and removed by its key', async () => {
    const { client, list } = await anEmptyList();
    const key = randomUUID();
    const add = (name: string) => client.call(createGroceryListItem, { body: { list: list.id, name, key } });
    const soap = await add('Soap');
    expect(soap).toMatchObject({ status: 201, body: { name: 'Soap', key } });
    expect(await add('Soap')).toMatchObject({ status: 201, body: soap.body });
    expect((await read(client, list.id)).items).toEqual([soap.body]);

    const params = { id: list.id };
    const change = (own: object) => client.call(updateGroceryList, { params, body: { own_items: [{ key, ...own }] } });
    expect((await change({ checked: true })).body.items).toMatchObject([{ id: soap.body.id, checked: true }]);
    expect((await change({})).body.items).toMatchObject([{ id: soap.body.id, checked: true }]);
    const { client: stranger, list: theirs } = await anEmptyList();
    const foreign = { params: { id: theirs.id }, body: { own_items: [{ key, removed: true as const }] } };
    expect((await stranger.call(updateGroceryList, foreign)).status).toBe(200);
    expect((await stranger.call(updateGroceryList, { ...foreign, params })).status).toBe(404);
    expect((await change({ checked: false })).body.items).toEqual([soap.body]);
    expect((await change({ removed: true })).body.items).toEqual([]);
    expect((await change({ checked: true })).body.items).toEqual([]);
  });

  it('is renamed if its name is still what the caller saw, and only once if sent again', async () => {
    const { client, list } = await anEmptyList();
    const key = randomUUID();
    const { body: soap } = await client.call(createGroceryListItem, { body: { list: list.id, name: 'Soap', key } });
    const params = { id: soap.id };
    const rename = (from: string, to: string) =>
      client.call(updateGroceryListItem, { params, body: { rename: { from, to } } });
    await client.call(updateGroceryListItem, { params, body: { checked: true } });
    for (let again = 0; again < 2; again += 1) {
      expect(await rename('Soap', ' 2 bars of soap ')).toMatchObject({
        status: 200,
        body: { name: '2 bars of soap', checked: true },
      });
    }
    expect(await rename('Soap', 'Shampoo')).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect((await rename('2 bars of soap', '  ')).status).toBe(400);
    const byKey = (from: string, to: string) =>
      client.call(updateGroceryList, { params: { id: list.id }, body: { own_items: [{ key, rename: { from, to } }] } });
    expect(await byKey('Soap', 'Shampoo')).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect((await byKey('2 bars of soap', '3 bars')).body.items).toMatchObject([{ name: '3 bars', checked: true }]);
    expect((await read(client, list.id)).items).toMatchObject([{ id: soap.id, name: '3 bars', key }]);
    const { client: stranger } = await anEmptyList();
    const foreign = await stranger.call(updateGroceryListItem, {
      params,
      body: { rename: { from: '3 bars', to: 'x' } },
    });
    expect(foreign.status).toBe(404);
  });

  it('is the only kind of item that can be renamed', async () => {
    const { client } = await personWithPlan(app);
    const { items } = (await client.call(createGroceryList, { body })).body;
    const { id, name } = items[0]!;
    const refused = await client.call(updateGroceryListItem, {
      params: { id },
      body: { rename: { from: name, to: 'x' } },
    });
    expect(refused).toMatchObject({ status: 400, body: { rename: [expect.any(String)] } });
  });
});

describe('a food that a person types on a list', () => {
  const add = (client: TestClient, list: number, name: string, more: object = {}) =>
    client.call(createGroceryListItem, { body: { list, name, ...more } });

  it.each([
    ['en', 'tomato', 'VEGETABLE'],
    ['en', '2 onions', 'VEGETABLE'],
    ['nl', '3 uien', 'VEGETABLE'],
    ['en', '6 eggs', 'DAIRY'],
    ['nl', '6 eieren', 'DAIRY'],
    ['en', 'toilet paper', 'OTHER'],
    ['en', 'salt and pepper', 'OTHER'],
  ])('is listed in its aisle if it is unambiguous: %s, %s', async (language, name, category) => {
    const client = app.as(tokenOf(await aPerson(app.db, { language: language as 'en' | 'nl' })));
    const list = (await client.call(createGroceryList, { body })).body;
    expect((await add(client, list.id, name)).body).toMatchObject({ name, food: null, category });
    expect((await read(client, list.id)).items).toMatchObject([{ name, category }]);
  });

  it('has the aisle of its new name after a rename', async () => {
    const { client, list } = await anEmptyList();
    const { body: item } = await add(client, list.id, 'toilet paper');
    const rename = { from: 'toilet paper', to: 'tomato' };
    const params = { id: item.id };
    const renamed = await client.call(updateGroceryListItem, { params, body: { rename } });
    expect(renamed.body).toMatchObject({ name: 'tomato', category: 'VEGETABLE' });
    const back = { rename: { from: 'tomato', to: 'toilet paper' } };
    await client.call(updateGroceryListItem, { params, body: back });
    expect((await read(client, list.id)).items).toMatchObject([{ name: 'toilet paper', category: 'OTHER' }]);
  });

  it('is not added again if it is already on the list, unless requested', async () => {
    const { client, list } = await anEmptyList();
    const key = randomUUID();
    const soap = (await add(client, list.id, 'Soap')).body;
    // The device ticks what it added before it knows that nothing was added.
    expect((await add(client, list.id, 'soap', { key })).body).toEqual(soap);
    expect((await add(client, list.id, 'soap', { key })).body).toEqual(soap);
    const change = { params: { id: list.id }, body: { own_items: [{ key, checked: true, removed: true as const }] } };
    expect((await client.call(updateGroceryList, change)).body.items).toMatchObject([{ id: soap.id, checked: true }]);
    // Even with one in the basket, more may be needed.
    expect((await add(client, list.id, 'soap')).body.id).not.toBe(soap.id);
    expect((await add(client, list.id, 'soap', { also: true })).body.name).toBe('soap');
    expect((await read(client, list.id)).items).toHaveLength(3);
  });

  it('shows its amount once it is known', async () => {
    const { client, list } = await anEmptyList();
    await add(client, list.id, 'cat litter');
    expect((await add(client, list.id, '2 kg cat litter')).body.name).toBe('2 kg cat litter');
    await add(client, list.id, '3 kg cat litter');
    expect((await read(client, list.id)).items.map(({ name }) => name)).toEqual(['2 kg cat litter', '3 kg cat litter']);
  });

  it('is not added if a planned meal needs it, which then counts as not at home', async () => {
    const { client } = await personWithPlan(app);
    const list = (await client.call(createGroceryList, { body })).body;
    const staple = list.items.find((item) => item.at_home) ?? list.items[0]!;
    const answer = await add(client, list.id, staple.name);
    expect(answer.body).toMatchObject({ id: staple.id, food: staple.food, at_home: false });
    const { items } = await read(client, list.id);
    expect(items).toHaveLength(list.items.length);
    expect(items.find(({ id }) => id === staple.id)).toMatchObject({ name: staple.name, at_home: false, key: null });
    const more = (await add(client, list.id, `5 ${staple.name}`)).body;
    expect(more).toMatchObject({ food: null, category: staple.category });
  });
});
