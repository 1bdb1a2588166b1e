import { createFood, deleteFood, getFood, listFoods } from '@weekbord/contract/foods/foods';
import {
  getSuggestedServing,
  listPreferredSuggestedServings,
  listSuggestedServings,
} from '@weekbord/contract/foods/suggested-servings';
import { searchFoodByBarcode } from '@weekbord/contract/foods/food-search';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../recipes/recipes.public.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { foodsRoutes } from '../foods.routes.ts';
import { noteFoodUse } from '../search/recent-foods.store.ts';

const app = await startServing({ product: { routes: foodsRoutes, authenticate: authenticateByPerson } });
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());

const BREAD = {
  name: 'Roggebrood van Jan',
  brand_name: 'Bakker Jan',
  barcode: '3017620422003',
  per_100g: { kcal: 210, protein: 6, fat: 1.5, carbohydrates: 38, fiber: 9 },
  serving: { description: 'plak', grams: 45 },
};

async function someone() {
  const person = await aPerson(app.db, { language: 'nl' });
  return { person, client: app.as(tokenOf(person)) };
}

describe('a custom food', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(createFood, { body: BREAD })).status).toBe(401);
    expect((await app.call(deleteFood, { params: { id: 1 } })).status).toBe(401);
  });

  it.each([
    [{ ...BREAD, name: '' }, 'name'],
    [{ ...BREAD, name: 'a\u0000' }, 'name'],
    [{ ...BREAD, barcode: '3017620422004' }, 'barcode'],
    [{ ...BREAD, barcode: '123' }, 'barcode'],
    [{ ...BREAD, per_100g: { ...BREAD.per_100g, kcal: 901 } }, 'per_100g'],
    [{ ...BREAD, per_100g: { ...BREAD.per_100g, fat: 80 } }, 'per_100g'],
    [{ ...BREAD, per_100g: { ...BREAD.per_100g, kcal: 890 } }, 'per_100g'],
    [{ ...BREAD, per_100g: { ...BREAD.per_100g, protein: '6' } }, 'per_100g'],
    [{ ...BREAD, serving: { description: 'plak', grams: 0 } }, 'serving'],
    [{}, 'name'],
  ])('is rejected if it is %j', async (body, field) => {
    const { client } = await someone();
    const before = await app.db.selectFrom('food').select('id').where('source', '=', 'PERSON').execute();
    const answer = await client.send('POST', '/api/food/food', { body });
    expect(answer).toMatchObject({ status: 400, body: { [field]: expect.anything() } });
    expect(await app.db.selectFrom('food').select('id').where('source', '=', 'PERSON').execute()).toEqual(before);
  });

  it('can also be measured in millilitres if its values are per 100 ml', async () => {
    const { client } = await someone();
    const { body } = await client.call(createFood, {
      body: {
        name: 'Cola van Jan',
        by_volume: true,
        per_100g: { kcal: 42, protein: 0, fat: 0, carbohydrates: 10.6, fiber: null },
        serving: { description: 'blikje', grams: 330 },
      },
    });
    expect(body).toMatchObject({ by_volume: true, per_100g: { kcal: 42 } });
    expect(body.suggested_servings).toMatchObject([
      { measure: 'g' },
      { measure: 'ml', measurement_description: 'ml', kcal: 0.42 },
      { measure: 'serving', measurement_description: 'blikje', one_serving_in_metric_value: 330, kcal: 138.6 },
    ]);
  });

  it('is returned as it is found later, measured in grams and in its own serving', async () => {
    const { client } = await someone();
    const { status, body } = await client.call(createFood, { body: BREAD });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Roggebrood van Jan',
      brand_name: 'Bakker Jan',
      source: 'PERSON',
      per_100g: { ...BREAD.per_100g, sugars: null, salt: null },
      label_allergens: null,
      diets: { vegan: 'unknown' },
      allergens: { gluten: 'unknown' },
    });
    const [gram, slice] = body.suggested_servings;
    expect(gram).toMatchObject({ measure: 'g', kcal: 2.1 });
    expect(slice).toMatchObject({ measurement_description: 'plak', one_serving_in_metric_value: 45, kcal: 94.5 });
    expect((await client.call(getFood, { params: { id: body.id } })).body).toEqual(body);
    expect((await client.call(getSuggestedServing, { params: { id: slice!.id } })).body).toEqual(slice);
    expect((await client.call(listSuggestedServings, { query: { food: body.id } })).body.results).toEqual([
      gram,
      slice,
    ]);
    expect((await client.call(searchFoodByBarcode, { query: { barcode: BREAD.barcode } })).body).toEqual(body);
    expect(
      (await client.call(listFoods, { query: { category: 'OTHER', page_size: 100 } })).body.results,
    ).toContainEqual(body);
  });

  it('is invisible to others everywhere', async () => {
    const { client } = await someone();
    const other = (await someone()).client;
    const { body } = await client.call(createFood, { body: { ...BREAD, barcode: '96385074' } });
    const serving = body.suggested_servings[0]!;
    expect((await other.call(getFood, { params: { id: body.id } })).status).toBe(404);
    expect((await other.call(getSuggestedServing, { params: { id: serving.id } })).status).toBe(404);
    expect((await other.call(deleteFood, { params: { id: body.id } })).status).toBe(404);
    expect((await other.call(searchFoodByBarcode, { query: { barcode: '96385074' } })).status).toBe(404);
    expect((await other.call(listSuggestedServings, { query: { food: body.id } })).body.results).toEqual([]);
    const foods = (await other.call(listFoods, { query: { category: 'OTHER', page_size: 100 } })).body.results;
    expect(foods.map(({ id }) => id)).not.toContain(body.id);
    expect((await client.call(getFood, { params: { id: body.id } })).status).toBe(200);
  });

  it('is limited to two thousand, even when two are created concurrently', async () => {
    const { client, person } = await someone();
    await sql`
      insert into food (source, author_id, name_en, name_nl, search, category, role, perishable, dislikes, vegan,
        vegetarian, pescatarian, gluten, lactose, nuts, crustaceans_shellfish)
      select 'PERSON', ${person.id}, 'own ' || number, 'eigen ' || number, '', 'OTHER', 'other', false, '{}', 'unknown',
        'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'
      from generate_series(1, 1999) as number`.execute(app.db);
    const unmarked = { ...BREAD, barcode: null };
    const both = await Promise.all([1, 2].map(() => client.call(createFood, { body: unmarked })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const refused = await client.call(createFood, { body: unmarked });
    expect(refused.body).toMatchObject({
      non_field_errors: [expect.stringMatching(/^Je hebt het maximale aantal eigen producten/)],
    });
    expect((await (await someone()).client.call(createFood, { body: BREAD })).status).toBe(201);
  });

  it('can be deleted once nothing uses it, even if it was chosen recently, unlike shared foods', async () => {
    const { client, person } = await someone();
    const { body } = await client.call(createFood, { body: { ...BREAD, barcode: null, serving: null } });
    const servingId = body.suggested_servings[0]!.id;
    await noteFoodUse(app.db, person.id, { servingId, quantity: 90 }, app.clock.now());
    const { id: mealId } = await app.db
      .insertInto('single_food_meal')
      .values({ person_id: person.id, serving_id: servingId, quantity: 90 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refused = await client.call(deleteFood, { params: { id: body.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'food_in_use' } });
    await app.db.deleteFrom('single_food_meal').where('id', '=', mealId).execute();
    expect((await client.call(deleteFood, { params: { id: body.id } })).status).toBe(204);
    expect((await client.call(getFood, { params: { id: body.id } })).status).toBe(404);
    expect((await client.call(deleteFood, { params: { id: 1 } })).status).toBe(404);
  });
});

describe('[FOO-03] a barcode', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(searchFoodByBarcode, { query: { barcode: '96385074' } })).status).toBe(401);
  });

  it.each(['', 'abc', '3017620422004', '9'.repeat(41)])('is rejected if it is %j', async (barcode) => {
    const answer = await (await someone()).client.call(searchFoodByBarcode, { query: { barcode } });
    expect(answer).toMatchObject({ status: 400, body: { barcode: [expect.any(String)] } });
  });

  it('gets a message if no food has it', async () => {
    const answer = await (await someone()).client.call(searchFoodByBarcode, { query: { barcode: '034000460625' } });
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'barcode_unknown', detail: 'We konden geen product met die barcode vinden.' },
    });
  });

  it.each(['034000470624', '0034000470624', '00034000470624'])(
    'finds a product by its number written as %s',
    async (barcode) => {
      const { id } = await app.db.selectFrom('food').select('id').orderBy('id').executeTakeFirstOrThrow();
      await app.db.updateTable('food').set({ gtin: 34_000_470_624 }).where('id', '=', id).execute();
      const answer = await (await someone()).client.call(searchFoodByBarcode, { query: { barcode } });
      expect(answer).toMatchObject({ status: 200, body: { id } });
    },
  );
});

describe('the preferred servings of a person', () => {
  it('are denied to a guest', async () => {
    expect((await app.call(listPreferredSuggestedServings)).status).toBe(401);
    expect((await app.call(listSuggestedServings)).status).toBe(401);
  });

  it("are those that the person chose before, latest first, and no one else's", async () => {
    const { client, person } = await someone();
    const all = (await client.call(listSuggestedServings, { query: { page_size: 100 } })).body;
    expect(all.results).toHaveLength(Math.min(100, all.count));
    const [first, second] = [all.results[0]!, all.results.find(({ food }) => food !== all.results[0]!.food)!];
    const minutes = (count: number) => new Date(app.clock.now().getTime() + count * 60_000);
    await noteFoodUse(app.db, person.id, { servingId: first.id, quantity: 2 }, minutes(0));
    await noteFoodUse(app.db, person.id, { servingId: second.id, quantity: 3 }, minutes(1));
    const chosen = (await client.call(listPreferredSuggestedServings)).body.results;
    expect(chosen.map(({ id, quantity }) => [id, quantity])).toEqual([
      [second.id, 3],
      [first.id, 2],
    ]);
    await noteFoodUse(app.db, person.id, { servingId: first.id, quantity: 5 }, minutes(2));
    const [latest] = (await client.call(listPreferredSuggestedServings)).body.results;
    expect(latest).toMatchObject({ ...first, quantity: 5, last_used_at: minutes(2).toISOString() });
    const query = { query: latest!.food_name };
    const [found] = (await client.call(listPreferredSuggestedServings, { query })).body.results;
    expect(found).toEqual(latest);
    expect((await client.call(listPreferredSuggestedServings, { query: { query: 'xqzxqz' } })).body.count).toBe(0);
    expect((await (await someone()).client.call(listPreferredSuggestedServings)).body.count).toBe(0);
    const row = await app.db.selectFrom('recent_food').select('uses').where('person_id', '=', person.id).execute();
    expect(row.map(({ uses }) => uses).toSorted()).toEqual([1, 2]);
  });
});
