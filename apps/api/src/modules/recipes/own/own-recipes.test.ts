import type { Sent } from '@weekbord/contract/endpoint';
import { createFavouriteRecipe, listFavouriteRecipes } from '@weekbord/contract/recipes/recipe-preferences';
import {
  createRecipe,
  createRecipeTemplate,
  deleteRecipeTemplate,
  getRecipeTemplate,
  listRecipeTemplates,
  updateRecipeTemplate,
} from '@weekbord/contract/recipes/recipe-templates';
import { createRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { up as markMeat } from '../../../migrations/105-meat-of-own-recipes.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { aRecipeOf, ownServing, servingOf } from './own-recipes.test-support.ts';
import { diaryRoutes } from '../../diary/diary.routes.ts';
import { plannerRoutes } from '../../planner/planner.routes.ts';
import { recipesRoutes } from '../recipes.routes.ts';
import { seedCatalogue } from '../templates/seed-catalogue.ts';
import { smallCatalogue } from '../templates/small-catalogue.test-support.ts';

const app = await startServing({
  product: { routes: [...recipesRoutes, ...diaryRoutes, ...plannerRoutes], authenticate: authenticateByPerson },
});
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());
const as = (person: Person) => app.as(tokenOf(person));
const someone = async () => as(await aPerson(app.db));
const SALMON = { salmon: 150, 'basmati-rice': 80 };

async function catalogueRecipe() {
  const row = await app.db
    .selectFrom('recipe_template')
    .select('id')
    .where('slug', '=', 'dinner-basmati-rice-salmon-onion')
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('a draft of a custom recipe', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(createRecipeTemplate, { body: { name: 'Soup' } })).status).toBe(401);
    expect((await app.call(createRecipe, { body: { name: 'Soup' } })).status).toBe(401);
  });

  it.each([
    {},
    { name: '' },
    { name: '  ' },
    { name: 'a\u0000b' },
    { name: 'x'.repeat(201) },
    { name: 'Soup', tags: ['NICE'] },
    { name: 'Soup', meal_types: ['TEA'] },
    { name: 'Soup', preparation_time_min: -1 },
    { name: 'Soup', preparation_time_min: 1.5 },
    { name: 'Soup', cooking_time_min: -1 },
    { name: 'Soup', waiting_time_min: 1441 },
    { name: 'Soup', external_url: 'http://example.com' },
    { name: 'Soup', external_url: 'javascript:alert(1)' },
    { name: 'Soup', external_url: 'https://bank.example@evil.example/' },
    { name: 'Soup', external_url: 'https://name:word@example.com/' },
    { name: 'Soup\nof the day' },
    { name: 'Soup', directions: [''] },
    { name: 'Soup', ingredients: [{ suggested_serving: 1, quantity: 0 }] },
    { name: 'Soup', portions: 0 },
  ])('[REC-08] rejects %j', async (body) => {
    const answer = await (await someone()).send('POST', '/api/food/createRecipe', { body });
    expect(answer.status).toBe(400);
  });

  it('is rejected, in both languages, if its steps are longer than 20,000 characters together', async () => {
    const client = await someone();
    const of = (length: number) => ({
      name: 'Soup',
      directions: [...Array(10).fill('x'.repeat(2000)), 'x'.repeat(length)],
    });
    const create = (length: number, language: string) =>
      client.call(createRecipe, { body: of(length) }, { headers: { 'accept-language': language } });
    expect(await create(1, 'en')).toMatchObject({
      status: 400,
      body: { directions: ['All steps together can have at most 20,000 characters. Shorten them.'] },
    });
    expect((await create(1, 'nl')).body).toEqual({
      directions: ['Alle stappen samen mogen hoogstens 20.000 tekens lang zijn. Maak ze korter.'],
    });
    const { body: recipe } = await client.call(createRecipe, {
      body: { name: 'Soup', directions: of(0).directions.slice(0, 10) },
    });
    const updated = await client.call(updateRecipeTemplate, {
      params: { id: recipe.id },
      body: { directions: of(1).directions },
    });
    expect(updated.status).toBe(400);
    expect((await client.call(getRecipeTemplate, { params: { id: recipe.id } })).body.directions).toHaveLength(10);
  });

  it('is denied to someone who already has two thousand', async () => {
    const person = await aPerson(app.db);
    await sql`
      insert into recipe_template (author_id, name_en, name_nl, source_provider, published, created_at, modified_at, vegan,
        vegetarian, pescatarian, gluten, lactose, nuts, crustaceans_shellfish)
      select ${person.id}, 'Soup', 'Soep', 'USER_GENERATED', false, now(), now(), 'unknown', 'unknown', 'unknown',
        'unknown', 'unknown', 'unknown', 'unknown'
      from generate_series(1, 1999)`.execute(app.db);
    const both = await Promise.all([
      as(person).call(createRecipe, { body: { name: 'Soup' } }),
      as(person).call(createRecipeTemplate, { body: { name: 'Soup' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('[REC-10] is rejected where custom recipes are off or clients log no products, but not for a coach', async () => {
    const off = await anOrganisation(app.db, { feature_flag_create_your_own_recipes: false });
    const quiet = await anOrganisation(app.db, { feature_flag_disable_product_logging: true });
    const coach = await aCoach(app.db, { organisation_id: quiet.id });
    const client = await aClientOf(app.db, coach, { organisation_id: null });
    const body = { name: 'Soup' };
    const refused = { status: 403, body: { code: 'own_recipes_off' } };
    expect(
      await as(await aPerson(app.db, { organisation_id: off.id })).call(createRecipeTemplate, { body }),
    ).toMatchObject(refused);
    expect(await as(client).call(createRecipe, { body })).toMatchObject(refused);
    const made = await as(coach).call(createRecipe, { body });
    expect(made.status).toBe(201);
    const change = { params: { id: made.body.id }, body: { name: 'Broth' } };
    expect(await as(coach).call(updateRecipeTemplate, change)).toMatchObject(refused);
  });

  it('[REC-09] belongs to its author and is unpublished, even if the request says otherwise', async () => {
    const person = await aPerson(app.db);
    const body = {
      name: ' Tomato soup ',
      author: 1,
      source_provider: 'WEEKMEALS',
      published: true,
      tags: [{ name: 'SOUP' }, 'VEGAN'],
      external_url: 'https://www.instagram.com/p/1',
      directions: [{ text: 'Cook it.' }, 'Eat it.'],
    };
    const answer = await as(person).send('POST', '/api/food/recipeTemplate', { body });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: 'Tomato soup',
        author: person.id,
        source_provider: 'USER_GENERATED',
        published: false,
        tags: [{ name: 'SOUP' }],
        directions: [{ text: 'Cook it.' }, { text: 'Eat it.' }],
        external_url: 'https://www.instagram.com/p/1',
        diets: { vegan: 'unknown' },
        allergens: { nuts: 'unknown' },
        ingredients: [],
      },
    });
  });
});

describe('a custom recipe', () => {
  it('can be changed or deleted only by its author, and a catalogue recipe by no one', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const theirs = await aRecipeOf(app, as(client), SALMON);
    for (const id of [await catalogueRecipe(), theirs.id, 2_000_000_000]) {
      const params = { id };
      expect((await as(coach).call(updateRecipeTemplate, { params, body: { name: 'Mine' } })).status).toBe(404);
      expect((await as(coach).call(deleteRecipeTemplate, { params })).status).toBe(404);
    }
    expect((await as(client).call(getRecipeTemplate, { params: { id: theirs.id } })).body.name).toBe('Bowl');
  });

  it('[REC-08] needs an ingredient to be published', async () => {
    const client = await someone();
    const draft = (await client.call(createRecipeTemplate, { body: { name: 'Soup' } })).body;
    const publish = { params: { id: draft.id }, body: { published: true } };
    expect(await client.call(updateRecipeTemplate, publish)).toMatchObject({
      status: 400,
      body: { ingredients: ['A recipe needs at least one ingredient.'] },
    });
    const whole = await client.call(createRecipe, { body: { name: 'Soup', published: true } });
    expect(whole).toMatchObject({ status: 400, body: { ingredients: [expect.any(String)] } });
    expect((await client.call(listRecipeTemplates, { query: { source_provider: 'USER_GENERATED' } })).body.count).toBe(
      1,
    );
  });

  it('keeps fields that are not sent, and clears those that are null', async () => {
    const client = await someone();
    const times = { preparation_time_min: 10, cooking_time_min: 20, waiting_time_min: 60 };
    const more = { ...times, external_url: 'https://example.com/a', meal_types: ['DINNER' as const] };
    const { id } = await aRecipeOf(app, client, SALMON, more);
    const change = async (body: Sent<typeof updateRecipeTemplate>['body']) =>
      (await client.call(updateRecipeTemplate, { params: { id }, body })).body;
    expect(await change({ name: 'Renamed' })).toMatchObject({ ...more, total_time_min: 90, name: 'Renamed' });
    expect(await change({ external_url: '', preparation_time_min: null })).toMatchObject({
      external_url: null,
      preparation_time_min: null,
      cooking_time_min: 20,
      total_time_min: 80,
      meal_types: ['DINNER'],
    });
    expect(await change({ published: true })).toMatchObject({ published: true, name: 'Renamed' });
  });

  it('[REC-12] has the nutrients, diets, allergens and picture of its foods', async () => {
    const person = await aPerson(app.db);
    const client = as(person);
    const bowl = await aRecipeOf(app, client, SALMON, { portions: 2, meal_types: ['DINNER'] });
    expect(bowl.ingredients.map(({ grams }) => grams)).toEqual([75, 40]);
    expect(bowl.kcal).toBeCloseTo(0.75 * 204 + 0.4 * 351, 0);
    expect(bowl).toMatchObject({
      picture: expect.stringMatching(/^\/dish-pictures\/[0-9a-f]{32}$/),
      diets: { vegan: 'no', pescatarian: 'yes' },
      allergens: { gluten: 'free', nuts: 'free' },
      published: false,
    });
    const mixed = await client.call(createRecipe, {
      body: {
        name: 'Mystery',
        ingredients: [
          { suggested_serving: await servingOf(app, 'tofu'), quantity: 100 },
          { suggested_serving: await ownServing(app, person.id), quantity: 3.333, note: 'a pinch' },
        ],
      },
    });
    expect(mixed.body).toMatchObject({
      diets: { vegan: 'unknown' },
      allergens: { gluten: 'unknown', nuts: 'unknown' },
    });
    expect(mixed.body.ingredients[1]).toMatchObject({ quantity: 3.35, note: 'a pinch' });
    const plant = await aRecipeOf(app, client, { tofu: 100, 'olive-oil': 20 });
    expect(plant.tags).toEqual([{ name: 'VEGAN' }, { name: 'KETO' }]);
  });

  it("cannot contain another person's custom food", async () => {
    const foreign = await ownServing(app, (await aPerson(app.db)).id);
    const ingredients = [
      { suggested_serving: await servingOf(app, 'tofu'), quantity: 1 },
      { suggested_serving: foreign, quantity: 1 },
    ];
    const answer = await (await someone()).call(createRecipe, { body: { name: 'Soup', ingredients } });
    expect(answer).toMatchObject({
      status: 400,
      body: { ingredients: { 1: { suggested_serving: ['This does not exist.'] } } },
    });
  });

  it('[REC-09] is copied to a new draft without tags and image, and the draft replaces it when published', async () => {
    const client = await someone();
    const old = await aRecipeOf(app, client, SALMON, {
      published: true,
      tags: ['RICE_AND_NOODLES'],
      meal_types: ['DINNER'],
    });
    await client.call(createFavouriteRecipe, { body: { recipe: old.id } });
    const copy = (await client.call(createRecipe, { body: { recipe_template: old.id } })).body;
    expect(copy).toMatchObject({
      name: 'Bowl',
      tags: [],
      image: null,
      published: false,
      kcal: old.kcal,
      meal_types: ['DINNER'],
    });
    expect(copy.id).not.toBe(old.id);
    const publish = { params: { id: copy.id }, body: { published: true, name: 'Better bowl' } };
    expect((await client.call(updateRecipeTemplate, publish)).body).toMatchObject({
      published: true,
      name: 'Better bowl',
    });
    expect((await client.call(getRecipeTemplate, { params: { id: old.id } })).body.published).toBe(false);
    const { results } = (await client.call(listFavouriteRecipes)).body;
    expect(results.map(({ recipe }) => recipe)).toEqual([copy.id]);
  });

  it('is copied from a meal with the amounts of one portion, which leaves the original recipe unchanged', async () => {
    const client = await someone();
    const id = await catalogueRecipe();
    const meal = (await client.call(createRecipeMeal, { body: { recipe_template: id, portions: 3 } })).body;
    const copy = (await client.call(createRecipe, { body: { recipe_meal: meal.id!, published: true } })).body;
    const original = (await client.call(getRecipeTemplate, { params: { id } })).body;
    expect(original.published).toBe(true);
    expect(copy.ingredients.map(({ grams }) => grams)).toEqual(original.ingredients.map(({ grams }) => grams));
    expect(copy).toMatchObject({ name: original.name, kcal: original.kcal, directions: original.directions });
    const stranger = await someone();
    const stolen = await stranger.call(createRecipe, { body: { recipe_meal: meal.id! } });
    expect(stolen).toMatchObject({ status: 400, body: { recipe_meal: ['This does not exist.'] } });
    expect((await stranger.call(createRecipe, { body: { recipe_template: copy.id } })).status).toBe(400);
  });

  it('[REC-09] is withdrawn on deletion, or really deleted if it is a draft that was never planned', async () => {
    const client = await someone();
    const draft = await aRecipeOf(app, client, SALMON);
    expect((await client.call(deleteRecipeTemplate, { params: { id: draft.id } })).status).toBe(204);
    expect((await client.call(getRecipeTemplate, { params: { id: draft.id } })).status).toBe(404);
    const planned = await aRecipeOf(app, client, SALMON, { published: true });
    await client.call(createRecipeMeal, { body: { recipe_template: planned.id } });
    for (const _ of [1, 2]) {
      expect((await client.call(deleteRecipeTemplate, { params: { id: planned.id } })).status).toBe(204);
      expect((await client.call(getRecipeTemplate, { params: { id: planned.id } })).body.published).toBe(false);
    }
  });
});

describe('searching recipes', () => {
  const find = async (search: string) =>
    (await (await someone()).call(listRecipeTemplates, { query: { ingredient_search: search, page_size: 100 } })).body;

  it.each(['brocoli', 'kip', 'oats', 'havermout', 'KIPFIL', 'chiken', 'zallm', 'brócoli', 'rice salmon'])(
    "finds '%s'",
    async (search) => {
      expect((await find(search)).count).toBeGreaterThan(0);
    },
  );

  it('finds nothing for an unknown word', async () => {
    for (const search of ['xylophone', '%', '_', '?!']) {
      expect((await find(search)).count).toBe(0);
    }
  });

  it('finds a new name and a new ingredient of a custom recipe immediately, and puts names first', async () => {
    const client = await someone();
    const { id } = await aRecipeOf(app, client, { hummus: 50 }, { name: 'Salmon surprise' });
    const found = async (search: string) =>
      (await client.call(listRecipeTemplates, { query: { ingredient_search: search } })).body.results.map(
        (one) => one.id,
      );
    expect((await found('salmon surprise'))[0]).toBe(id);
    await client.call(updateRecipeTemplate, { params: { id }, body: { name: 'Zebra' } });
    expect(await found('zebra')).toEqual([id]);
    expect(await found('zebra kikkererwt')).toEqual([]);
  });
});

describe('the temperature, the scene and the families of a custom recipe', () => {
  const kindOf = (id: number) =>
    app.db
      .selectFrom('recipe_template')
      .select(['temperature', 'scene', 'families'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('are derived from its name in either language when it is saved, and again when it is renamed', async () => {
    const author = await someone();
    const meal_types = ['DINNER' as const];
    const { id } = await aRecipeOf(app, author, SALMON, { name: 'Pannenkoeken met gerookte zalm', meal_types });
    expect(await kindOf(id)).toEqual({ temperature: null, scene: 'PANCAKES', families: ['PANCAKE', 'SALMON'] });
    await author.call(updateRecipeTemplate, { params: { id }, body: { name: 'Warm salmon teriyaki' } });
    expect(await kindOf(id)).toEqual({
      temperature: 'WARM',
      scene: 'WITH_BED',
      families: ['SALMON', 'SWEET_AND_SOUR'],
    });
    await author.call(updateRecipeTemplate, { params: { id }, body: { name: "Oma's lievelingsgerecht" } });
    expect(await kindOf(id)).toEqual({ temperature: null, scene: 'WITH_BED', families: [] });
  });
});

describe('meat in a custom recipe', () => {
  const hasMeat = async (db: Kysely<Tables>, id: number) =>
    (await db.selectFrom('recipe_template').select('has_meat').where('id', '=', id).executeTakeFirstOrThrow()).has_meat;

  it('is derived from its foods when it is saved', async () => {
    const author = await someone();
    const ids = [
      (await aRecipeOf(app, author, { 'chicken-breast': 150, 'basmati-rice': 80 })).id,
      (await aRecipeOf(app, author, { tofu: 150, 'basmati-rice': 80 })).id,
    ];
    expect(await Promise.all(ids.map((id) => hasMeat(app.db, id)))).toEqual([true, false]);
  });

  it.each([
    [{ origins: ['poultry'] }, true],
    [{ origins: ['pork'] }, true],
    [{ origins: ['slaughter'] }, true],
    [{ origins: null }, true],
    [{ origins: ['pork'], vegetarian: 'unknown' as const }, false],
    [{ origins: ['fish'] }, false],
    [{ origins: ['fish'], pescatarian: 'yes' as const }, false],
  ])('is derived for recipes saved earlier, from a food with %o: %s', async (change, isMarked) => {
    const { id } = await aRecipeOf(app, await someone(), { 'chicken-breast': 150, 'basmati-rice': 80 });
    const found = await app.db.transaction().execute(async (trx) => {
      await trx.updateTable('recipe_template').set({ has_meat: false }).where('id', '=', id).execute();
      await trx.updateTable('food').set(change).where('slug', '=', 'chicken-breast').execute();
      await markMeat(trx as unknown as Kysely<unknown>);
      const marked = await hasMeat(trx, id);
      await trx
        .updateTable('food')
        .set({ origins: ['poultry'], vegetarian: 'no', pescatarian: 'no' })
        .where('slug', '=', 'chicken-breast')
        .execute();
      return marked;
    });
    expect(found).toBe(isMarked);
  });
});
