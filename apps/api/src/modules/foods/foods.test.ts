import { createFood, getFood, listFoods } from '@weekbord/contract/foods/foods';
import { listIngredientsToAvoid, setIngredientsToAvoid } from '@weekbord/contract/foods/ingredients-to-avoid';
import {
  createPreferredSuggestedServing,
  deletePreferredSuggestedServing,
  getPreferredSuggestedServing,
  listPreferredSuggestedServings,
  listSuggestedServings,
  updatePreferredSuggestedServing,
} from '@weekbord/contract/foods/suggested-servings';
import { INGREDIENT_DISLIKES } from '@weekbord/domain/foods/ingredient-dislikes';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../recipes/recipes.public.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';
import { foodsRoutes } from './foods.routes.ts';
import { listAvoided } from './foods.store.ts';
import { insertProduct } from './foods.test-support.ts';

const app = await startServing({ product: { routes: foodsRoutes, authenticate: authenticateByPerson } });
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());

describe('foods', () => {
  it('are denied to a guest', async () => {
    expect((await app.call(listFoods)).status).toBe(401);
    expect((await app.call(getFood, { params: { id: 1 } })).status).toBe(401);
  });

  it.each(['abc', '0', '99999999999', '2000000000'])('do not include a food with the id %s', async (id) => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const { status } = await client.send('GET', `/api/food/food/${id}`);
    expect([400, 404]).toContain(status);
  });

  it('are listed by name, with every way to measure them', async () => {
    const client = app.as(tokenOf(await aPerson(app.db, { language: 'nl' })));
    const { body } = await client.call(listFoods, { query: { category: 'RICE', page_size: 100 } });
    expect(body.results.length).toBe(body.count);
    expect(body.results.every(({ category }) => category === 'RICE')).toBe(true);
    const onions = (await client.call(listFoods, { query: { category: 'VEGETABLE', page_size: 100 } })).body;
    const onion = onions.results.find(({ name }) => name === 'ui')!;
    expect((await client.call(getFood, { params: { id: onion.id } })).body).toEqual(onion);
    expect(onion).toMatchObject({ diets: { vegan: 'yes' }, allergens: { gluten: 'free' }, brand_name: null });
    const [gram, piece] = ['g', 'piece'].map((measure) =>
      onion.suggested_servings.find((serving) => serving.measure === measure),
    );
    expect(gram).toMatchObject({ one_serving_in_metric_value: 1, serving_description: '1 g' });
    expect(piece).toMatchObject({ measurement_description: 'stuk', food: onion.id, kcal: expect.any(Number) });
    expect(piece!.kcal! / piece!.one_serving_in_metric_value).toBeCloseTo(0.38, 1);
  });
});

describe("the source of a food's nutrients", () => {
  const ofCatalogue = async (slug: string) =>
    (await app.db.selectFrom('food').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

  it("is a table with the food's number in it, an estimate, a database with the food's key, or a person", async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const known = await ofCatalogue('onion');
    await app.db.updateTable('food').set({ figures_from: 'USDA 170000' }).where('id', '=', known).execute();
    const imported = await insertProduct(app.db, { name: 'Vla' });
    await app.db.updateTable('food').set({ source_key: '8710400000000' }).where('id', '=', imported).execute();
    const per_100g = { kcal: 210, protein: 6, fat: 1.5, carbohydrates: 38, fiber: 9 };
    const own = (await client.call(createFood, { body: { name: 'Bread', per_100g } })).body;
    const from = async (id: number) => (await client.call(getFood, { params: { id } })).body.figures_from;
    expect(await Promise.all([known, await ofCatalogue('tofu'), imported, own.id].map(from))).toEqual([
      'USDA 170000',
      'estimate',
      'Open Food Facts 8710400000000',
      'own',
    ]);
  });
});

describe('foods requested by id', () => {
  const label = { name: 'Rye bread', per_100g: { kcal: 210, protein: 6, fat: 1.5, carbohydrates: 38, fiber: 9 } };
  const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

  it('are returned once each, without unknown ids and foods of other people', async () => {
    const [client, other] = [await aPerson(app.db), await aPerson(app.db)].map((one) => app.as(tokenOf(one)));
    const own = (await client!.call(createFood, { body: label })).body;
    const foreign = (await other!.call(createFood, { body: label })).body;
    const catalogue = (await client!.call(listFoods, { query: { category: 'RICE', page_size: 2 } })).body.results;
    const visible = [own.id, await insertProduct(app.db, { name: 'Hagelslag' }), ...catalogue.map(({ id }) => id)];
    const wanted = [foreign.id, ...visible, own.id, 2_000_000_000];
    const { status, body } = await client!.call(listFoods, { query: { id: wanted, page_size: 100 } });
    expect(status).toBe(200);
    expect(ascending(body.results.map(({ id }) => id))).toEqual(ascending(visible));
    expect(body).toMatchObject({ count: visible.length, next: null });
    expect(body.results).toEqual(expect.arrayContaining([own, ...catalogue]));
    const { results } = (await client!.call(listFoods, { query: { id: wanted, category: 'RICE' } })).body;
    expect(results).toEqual(catalogue);
    // Without a match the page is empty, instead of the whole catalogue.
    expect((await client!.call(listFoods, { query: { id: [foreign.id] } })).body).toMatchObject({
      count: 0,
      results: [],
    });
  });

  it('are limited to a hundred, and paged', async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const all = (await client.call(listFoods, { query: { page_size: 100 } })).body.results.map(({ id }) => id);
    const wanted = Array.from({ length: 100 }, (_, index) => all[index % all.length]!);
    const { body } = await client.call(listFoods, { query: { id: wanted, page_size: 100 } });
    expect(body.results.map(({ id }) => id)).toEqual(all);
    const half = (await client.call(listFoods, { query: { id: all.slice(0, 2), page_size: 1 } })).body;
    expect(half).toMatchObject({ count: 2, next: expect.stringContaining(`id=${all[0]}&id=${all[1]}`) });
  });

  it.each([
    ['more than a hundred', Array.from({ length: 101 }, (_, index) => index + 1)],
    ['0', [0]],
    ['a word', [1, 'x']],
    ['too large for an id', [2_147_483_648]],
  ])('are rejected if the ids are %s', async (_, ids) => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const { status, body } = await client.send('GET', `/api/food/food?${ids.map((id) => `id=${id}`).join('&')}`);
    expect({ status, body }).toMatchObject({ status: 400, body: { id: expect.anything() } });
  });
});

describe('ingredients to avoid', () => {
  it('are open to everyone, in both languages', async () => {
    const english = (await app.call(listIngredientsToAvoid)).body;
    expect(english.results.map(({ key }) => key)).toEqual([...INGREDIENT_DISLIKES]);
    const dutch = await app.call(listIngredientsToAvoid, {}, { headers: { 'accept-language': 'nl' } });
    expect(dutch.body.results.find(({ key }) => key === 'BRUSSELS_SPROUTS')?.name).toBe('spruitjes');
  });

  it.each([{}, { ingredient_to_avoid_ids: 1 }, { ingredient_to_avoid_ids: ['x'] }, { ingredient_to_avoid_ids: [1e9] }])(
    'reject %j and stay unchanged',
    async (body) => {
      const person = await aPerson(app.db);
      const client = app.as(tokenOf(person));
      const [first] = (await app.call(listIngredientsToAvoid)).body.results;
      await client.call(setIngredientsToAvoid, { body: { ingredient_to_avoid_ids: [first!.id] } });
      const answer = await client.send('POST', '/api/users/setIngredientsToAvoid', { body });
      expect(answer).toMatchObject({ status: 400, body: { ingredient_to_avoid_ids: expect.anything() } });
      expect(await listAvoided(app.db, person.id, 'en')).toEqual([first]);
    },
  );

  it('are replaced as a whole', async () => {
    const person = await aPerson(app.db);
    const client = app.as(tokenOf(person));
    const [first, second] = (await app.call(listIngredientsToAvoid)).body.results;
    const set = (ids: number[]) => client.call(setIngredientsToAvoid, { body: { ingredient_to_avoid_ids: ids } });
    expect((await set([first!.id])).status).toBe(204);
    await set([second!.id, second!.id]);
    expect((await listAvoided(app.db, person.id, 'en')).map(({ id }) => id)).toEqual([second!.id]);
    await set([]);
    expect(await listAvoided(app.db, person.id, 'en')).toEqual([]);
  });

  it('can be set for a client by their coach and no one else, and the client sees them', async () => {
    const coach = await aCoach(app.db);
    const person = await aClientOf(app.db, coach);
    const [first, second] = (await app.call(listIngredientsToAvoid)).body.results;
    const set = (by: { id: number }, id: number) =>
      app.as(tokenOf(by)).call(setIngredientsToAvoid, { body: { user: person.id, ingredient_to_avoid_ids: [id] } });
    expect((await set(coach, first!.id)).status).toBe(204);
    expect(await listAvoided(app.db, person.id, 'en')).toEqual([first]);
    expect(await listAvoided(app.db, coach.id, 'en')).toEqual([]);
    const looks = await app.db.selectFrom('audit_entry').selectAll().where('person_id', '=', person.id).execute();
    expect(looks).toMatchObject([{ actor_id: coach.id, act: 'change users/setIngredientsToAvoid' }]);
    for (const other of [await aCoach(app.db), await aClientOf(app.db, coach)])
      expect((await set(other, second!.id)).status).toBe(404);
    expect(await listAvoided(app.db, person.id, 'en')).toEqual([first]);
  });
});

describe('the serving that a person uses for a food', () => {
  it('is recorded, shown in the list, changed and deleted', async () => {
    const person = await aPerson(app.db);
    const client = app.as(tokenOf(person));
    const { body: servings } = await client.call(listSuggestedServings, { query: { page_size: 100 } });
    const [first, second] = [...Map.groupBy(servings.results, ({ food }) => food).values()].find(
      ({ length }) => length > 1,
    )!;
    const noted = await client.call(createPreferredSuggestedServing, {
      body: { suggested_serving: first!.id, quantity: 2 },
    });
    expect(noted).toMatchObject({ status: 201, body: { ...first, quantity: 2 } });
    expect((await client.call(listPreferredSuggestedServings)).body.results).toEqual([noted.body]);
    const params = { id: first!.id };
    expect((await client.call(getPreferredSuggestedServing, { params })).body).toEqual(noted.body);
    const changed = await client.call(updatePreferredSuggestedServing, {
      params,
      body: { suggested_serving: second!.id },
    });
    expect(changed.body).toMatchObject({ id: second!.id, quantity: 2 });
    expect((await client.call(getPreferredSuggestedServing, { params })).status).toBe(404);
    const ofOther = servings.results.find(({ food }) => food !== first!.food)!;
    const refused = await client.call(updatePreferredSuggestedServing, {
      params: { id: second!.id },
      body: { suggested_serving: ofOther.id },
    });
    expect(refused).toMatchObject({ status: 400, body: { suggested_serving: [expect.any(String)] } });
    expect((await client.call(deletePreferredSuggestedServing, { params: { id: second!.id } })).status).toBe(204);
    expect((await client.call(listPreferredSuggestedServings)).body.count).toBe(0);
  });
});
