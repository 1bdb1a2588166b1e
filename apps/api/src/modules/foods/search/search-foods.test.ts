import { autocompleteFoods, searchFoods } from '@weekbord/contract/foods/food-search';
import { createFood } from '@weekbord/contract/foods/foods';
import { searchSuggestedServings } from '@weekbord/contract/foods/suggested-servings';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson, type Person } from '@weekbord/testkit/builders/people';
import { openCatalogueDatabase } from '@weekbord/testkit/catalogue-database';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { foodsRoutes } from '../foods.routes.ts';
import { insertProduct } from '../foods.test-support.ts';
import { noteFoodUse } from './recent-foods.store.ts';

const app = await startServing({
  product: { routes: foodsRoutes, authenticate: authenticateByPerson },
  database: await openCatalogueDatabase(),
});
const dutch = await aPerson(app.db, { language: 'nl' });
const english = await aPerson(app.db, { language: 'en' });

const aProduct = (name: string, brand: string, popularity = 0) => insertProduct(app.db, { name, brand, popularity });

async function namesFor(person: Person, query: string): Promise<string[]> {
  const { body } = await app.as(tokenOf(person)).call(searchFoods, { query: { query, page_size: 20 } });
  return body.results.map(({ name }) => name);
}

describe('searching foods', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(searchFoods, { query: { query: 'ui' } })).status).toBe(401);
    expect((await app.call(autocompleteFoods, { query: { query: 'ui' } })).status).toBe(401);
  });

  it.each(['a\u0000b', 'x'.repeat(101)])('rejects %j', async (query) => {
    const { status } = await app.as(tokenOf(dutch)).call(searchFoods, { query: { query } });
    expect(status).toBe(400);
  });

  it.each(['', '   ', '!?', "'", "' | & ! : * ( ) \\", '%', '<->'])('[FOO-01] finds nothing for %j', async (query) => {
    const client = app.as(tokenOf(dutch));
    const { status, body } = await client.call(searchFoods, { query: { query } });
    expect({ status, ...body }).toEqual({ status: 200, count: 0, next: null, previous: null, results: [] });
    expect((await client.call(autocompleteFoods, { query: { query } })).body).toEqual([]);
  });

  it.each([
    ['ui', 'ui'],
    ['uien', 'ui'],
    ['kipfilet', 'kipfilet'],
    ['kip filet', 'kipfilet'],
    ['pindakaas', 'pindakaas'],
    ['pinda kaas', 'pindakaas'],
    ['volle yoghurt', 'volle yoghurt'],
    ['YOGHURT volle', 'volle yoghurt'],
    ['melk', 'halfvolle melk'],
    ['brocoli', 'broccoli'],
    ['boccoli', 'broccoli'],
    ['yogurt', 'volle yoghurt'],
    ['spinazei', 'spinazie'],
    ['broccoli', 'broccoli'],
    ['oats', 'havermout'],
  ])('for %j, finds %j first, in Dutch', async (query, name) => {
    expect((await namesFor(dutch, query))[0]).toContain(name);
  });

  it.each([
    ['eggs', 'egg'],
    ['oats', 'oats'],
    ['onions', 'onion'],
    ['brocoli', 'broccoli'],
    ['yogurt', 'whole-milk yoghurt'],
    ['peanutbutter', 'peanut butter'],
    ['chiken breast', 'chicken breast'],
    ['havermout', 'oats'],
  ])('for %j, finds %j first, in English', async (query, name) => {
    expect((await namesFor(english, query))[0]).toContain(name);
  });

  it.each([
    ['kip', /^kip/],
    ['chicken', /kip|chicken/],
    ['ei', /^ei/],
    ['rijst', /rijst/],
    ['melk', /melk/],
    ['brood', /brood/],
    ['kaas', /kaas/],
  ])('[FOO-01] offers five foods with %j in their names, in Dutch', async (query, name) => {
    for (const one of (await namesFor(dutch, query)).slice(0, 5)) expect(one).toMatch(name);
  });

  it.each([
    ['chick', /chick/],
    ['chicken', /chicken/],
    ['egg', /egg/],
    ['rice', /rice/],
    ['milk', /milk/],
    ['bread', /bread|roll/],
    ['cheese', /chee/],
    ['fish', /fish/],
  ])('[FOO-01] offers five foods with %j in their names, in English', async (query, name) => {
    for (const one of (await namesFor(english, query)).slice(0, 5)) expect(one).toMatch(name);
  });

  it('[FOO-01] finds a product by its brand, with the most popular first among those with the same name', async () => {
    const seldom = await aProduct('Zoutjes naturel', 'Qwatsen');
    const often = await aProduct('Zoutjes naturel', 'Qwatsen', 5000);
    const { body } = await app.as(tokenOf(dutch)).call(searchFoods, { query: { query: 'zoutjes qwat' } });
    expect(body.results.map(({ id }) => id)).toEqual([often, seldom]);
    expect(await namesFor(dutch, 'qwatzen')).toContain('Zoutjes naturel');
  });

  it('[FOO-01] ranks foods that a person ate before others, for that person only', async () => {
    const [first, second] = [await aProduct('Quzbrood wit', 'Aa', 900), await aProduct('Quzbrood zwart', 'Aa')];
    const serving = await app.db
      .insertInto('serving')
      .values({
        food_id: second,
        measure: 'g',
        description_en: 'g',
        description_nl: 'g',
        plural_en: 'g',
        plural_nl: 'g',
        grams: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteFoodUse(app.db, dutch.id, { servingId: serving.id, quantity: 30 }, app.clock.now());
    const ids = async (person: Person) =>
      (await app.as(tokenOf(person)).call(searchFoods, { query: { query: 'quzbr' } })).body.results.map(({ id }) => id);
    expect(await ids(dutch)).toEqual([second, first]);
    expect(await ids(english)).toEqual([first, second]);
  });

  it('[FOO-01] finds a food in the catalogue even if many products have the same misspelling', async () => {
    const misspelt = ['peterselli', 'petersellie', 'petersellis', 'petersellinu', 'petersellimix', 'petersellisoep'];
    for (const [at, name] of misspelt.entries()) {
      for (let count = 0; count < 20; count += 1) await aProduct(`${name} ${count}`, 'Zz', 1000 * at + count);
    }
    for (let count = 0; count < 25; count += 1) await aProduct(`volle yogurtt ${count}`, 'Zz', 500 + count);
    expect((await namesFor(dutch, 'peterselli')).slice(0, 8).join()).toContain('peterselie');
    expect((await namesFor(dutch, 'volle yogurtt')).slice(0, 8)).toContain('volle yoghurt');
  });

  it('[FOO-01] searches products if the query has at least three letters', async () => {
    await aProduct('Qx', 'Qx');
    expect(await namesFor(dutch, 'qx')).toEqual([]);
    await aProduct('Qxy', 'Qx');
    expect(await namesFor(dutch, 'qxy')).toEqual(['Qxy']);
  });

  it("finds a person's custom food only for that person", async () => {
    const body = { name: 'Oma’s zqtaart', per_100g: { kcal: 300, protein: 5, fat: 12, carbohydrates: 43 } };
    expect((await app.as(tokenOf(dutch)).call(createFood, { body })).status).toBe(201);
    expect((await namesFor(dutch, 'zqtaart'))[0]).toBe('Oma’s zqtaart');
    expect(await namesFor(english, 'zqtaart')).not.toContain('Oma’s zqtaart');
    expect(await namesFor(dutch, 'zq')).toEqual(['Oma’s zqtaart']);
    const words = await app.db.selectFrom('food_word').select('word').where('word', 'like', 'zq%').execute();
    expect(words).toEqual([]);
  });

  it('is paged, with each food once', async () => {
    const client = app.as(tokenOf(dutch));
    const pages = await Promise.all(
      [1, 2].map((page) => client.call(searchFoods, { query: { query: 'kaas', page, page_size: 5 } })),
    );
    const ids = pages.flatMap(({ body }) => body.results.map(({ id }) => id));
    expect(new Set(ids).size).toBe(10);
    expect(pages[0]!.body.next).toContain('query=kaas');
    const past = await client.call(searchFoods, { query: { query: 'kaas', page: 50 } });
    expect(past.status).toBe(404);
  });

  it('completes to at most ten different names, as found by the search', async () => {
    const client = app.as(tokenOf(dutch));
    const { body } = await client.call(autocompleteFoods, { query: { query: 'ka' } });
    expect(body).toHaveLength(10);
    expect(new Set(body.map(({ name }) => name)).size).toBe(10);
    expect(body[0]!.name).toBe((await namesFor(dutch, 'ka'))[0]);
  });

  it('completes the typed text to names that contain it', async () => {
    const { body } = await app.as(tokenOf(dutch)).call(autocompleteFoods, { query: { query: 'kip' } });
    const names = body.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !/kip|chicken/i.test(name))).toEqual([]);
  });

  it('returns the servings of the foods found, best food first', async () => {
    const client = app.as(tokenOf(dutch));
    const foods = (await client.call(searchFoods, { query: { query: 'banaan' } })).body.results;
    const servings = await client.call(searchSuggestedServings, { query: { query: 'banaan' } });
    expect(servings.body.results[0]).toEqual(foods[0]!.suggested_servings[0]);
  });
});
