import {
  createDislikedRecipe,
  createFavouriteRecipe,
  deleteDislikedRecipe,
  deleteFavouriteRecipe,
  getFavouriteRecipe,
  listDislikedRecipes,
  listFavouriteRecipes,
  updateFavouriteRecipe,
} from '@weekbord/contract/recipes/recipe-preferences';
import type { Sent } from '@weekbord/contract/endpoint';
import { createRecipeMeal, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { listRecipeInspiration } from '@weekbord/contract/planner/list-recipe-inspiration';
import { getRecipeTemplate, listRecipeTemplates } from '@weekbord/contract/recipes/recipe-templates';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { diaryRoutes } from '../../diary/diary.routes.ts';
import { plannerRoutes } from '../../planner/planner.routes.ts';
import { recipesRoutes } from '../recipes.routes.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { smallCatalogue } from './small-catalogue.test-support.ts';

const app = await startServing({
  product: { routes: [...recipesRoutes, ...diaryRoutes, ...plannerRoutes], authenticate: authenticateByPerson },
});
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());
const as = (person: Person) => app.as(tokenOf(person));
const SALMON = 'dinner-basmati-rice-salmon-onion';

async function recipe(slug = SALMON) {
  const row = await app.db
    .selectFrom('recipe_template')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds a recipe of a person, a copy of the salmon dish. */
async function ownRecipe(author: Person, published: boolean) {
  const { id: _, ...values } = await app.db
    .selectFrom('recipe_template')
    .selectAll()
    .where('slug', '=', SALMON)
    .executeTakeFirstOrThrow();
  const { id } = await app.db
    .insertInto('recipe_template')
    .values({ ...values, slug: null, author_id: author.id, source_provider: 'USER_GENERATED', published })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('recipes', () => {
  it('are denied to a guest', async () => {
    expect((await app.call(listRecipeTemplates)).status).toBe(401);
    expect((await app.call(getRecipeTemplate, { params: { id: await recipe() } })).status).toBe(401);
  });

  it.each(['tags=NICE', 'meal_types=TEA', 'favourite=maybe', 'preparation_time_min_gte=-1', 'page=0'])(
    'reject %s',
    async (query) => {
      const client = as(await aPerson(app.db));
      expect((await client.send('GET', `/api/food/recipeTemplate?${query}`)).status).toBe(400);
    },
  );

  it("are visible to their author and the author's coach, and once published to the author's clients", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const draft = await ownRecipe(coach, false);
    const shared = await ownRecipe(coach, true);
    const theirs = await ownRecipe(client, false);
    const status = async (person: Person, id: number) =>
      (await as(person).call(getRecipeTemplate, { params: { id } })).status;
    expect(await status(client, draft)).toBe(404);
    expect(await status(client, shared)).toBe(200);
    expect(await status(coach, theirs)).toBe(200);
    expect(await status(await aPerson(app.db), shared)).toBe(404);
  });

  it("show one portion with ingredients and steps in the reader's language", async () => {
    const client = as(await aPerson(app.db, { language: 'nl' }));
    const { body } = await client.call(getRecipeTemplate, { params: { id: await recipe() } });
    expect(body).toMatchObject({
      name: 'Nederlands dinner basmati-rice salmon onion',
      source_provider: 'WEEKMEALS',
      meal_types: ['DINNER'],
      picture: expect.stringMatching(/^\/dish-pictures\/[0-9a-f]{32}$/),
      diets: { pescatarian: 'yes', vegan: 'no' },
      directions: [{ text: 'Maak het klaar.' }],
    });
    expect(body.ingredients.map(({ grams }) => grams).slice(0, 3)).toEqual([80, 150, 110]);
    expect(body.ingredients[2]).toMatchObject({
      name: 'ui',
      quantity: 1,
      suggested_serving: { measure: 'piece', measurement_description: 'stuk', measurement_description_plural: 'stuks' },
    });
    const kcal = body.ingredients.reduce(
      (sum, line) => sum + line.quantity * (line.suggested_serving.kcal ?? Number.NaN),
      0,
    );
    expect(body.kcal).toBeCloseTo(kcal, 0);
  });

  it('are found by meal, tag, ingredient in either language, time and favourite', async () => {
    const person = await aPerson(app.db);
    const client = as(person);
    const find = async (query: Parameters<typeof client.call<typeof listRecipeTemplates>>[1]) =>
      (await client.call(listRecipeTemplates, query)).body;
    expect((await find({ query: { meal_types: ['DINNER'] } })).count).toBe(36);
    for (const all of [['ALL'], ['DINNER', 'ALL']]) {
      expect((await find({ query: { meal_types: all } })).count).toBe((await find({})).count);
    }
    expect((await find({ query: { tags: ['HORMONE', 'SOUP'] } })).count).toBe(18);
    expect((await find({ query: { tags: ['DINNER'] } })).count).toBe(36);
    const dinnersAndSoups = (await find({ query: { tags: ['DINNER', 'SOUP'], page_size: 100 } })).results;
    expect(dinnersAndSoups.length).toBeGreaterThanOrEqual(36);
    expect(
      dinnersAndSoups.every(
        ({ meal_types, tags }) => meal_types.includes('DINNER') || tags.some(({ name }) => name === 'SOUP'),
      ),
    ).toBe(true);
    expect((await find({ query: { ingredient_search: 'zalm' } })).count).toBe(9);
    expect((await find({ query: { ingredient_search: 'SALMON' } })).count).toBe(9);
    expect((await find({ query: { ingredient_search: '%' } })).count).toBe(0);
    expect((await find({ query: { preparation_time_min_lte: 4 } })).count).toBe(0);
    expect((await find({ query: { preparation_time_min_gte: 5, meal_types: ['SNACK'] } })).count).toBe(18);
    expect((await find({ query: { author: person.id } })).count).toBe(0);
    await client.call(createFavouriteRecipe, { body: { recipe: await recipe() } });
    expect((await find({ query: { favourite: true } })).results.map(({ id }) => id)).toEqual([await recipe()]);
  });

  it('are only main dishes for lunch or dinner, but a search by name also finds side dishes', async () => {
    const client = as(await aPerson(app.db));
    const idsOf = async (query: Sent<typeof listRecipeTemplates>['query']) =>
      (await client.call(listRecipeTemplates, { query: { page_size: 100, ...query } })).body.results.map(
        ({ id }) => id,
      );
    const inspiring = async (query: Sent<typeof listRecipeInspiration>['query']) => {
      const { results } = (await client.call(listRecipeInspiration, { query: { page_size: 100, ...query } })).body;
      return results.map(({ recipe_template: { id } }) => id);
    };
    const [snack] = (await client.call(listRecipeTemplates, { query: { meal_types: ['SNACK'] } })).body.results;
    const { id: bread, name } = snack!;
    const stored = app.db.selectFrom('recipe_template').select('meal_types').where('id', '=', bread);
    const usual = await stored.executeTakeFirstOrThrow();
    const meals = ['SNACK' as const, 'LUNCH' as const, 'DINNER' as const];
    const served = { is_side: true, meal_types: meals };
    await app.db.updateTable('recipe_template').set(served).where('id', '=', bread).execute();
    for (const find of [idsOf, inspiring]) {
      expect(await find({ meal_types: ['DINNER', 'LUNCH'] })).not.toContain(bread);
      expect(await find({ meal_types: ['DINNER', 'SNACK'] })).toContain(bread);
      expect(await find({ meal_types: ['SNACK'] })).toContain(bread);
      expect(await find({ ingredient_search: name })).toContain(bread);
      expect(await find({ meal_types: ['DINNER'], ingredient_search: name })).toContain(bread);
    }
    expect(await idsOf({ tags: ['DINNER'] })).not.toContain(bread);
    await app.db.updateTable('recipe_template').set({ is_side: false }).where('id', '=', bread).execute();
    for (const find of [idsOf, inspiring]) expect(await find({ meal_types: ['DINNER'] })).toContain(bread);
    await app.db.updateTable('recipe_template').set(usual).where('id', '=', bread).execute();
  });

  it('are paged by name and keep the filters', async () => {
    const client = as(await aPerson(app.db));
    const query = { meal_types: ['LUNCH'] as 'LUNCH'[], page_size: 20 };
    const first = (await client.call(listRecipeTemplates, { query })).body;
    expect(first.next).toContain('meal_types=LUNCH');
    const second = (await client.call(listRecipeTemplates, { query: { ...query, page: 2 } })).body;
    expect(second).toMatchObject({ count: 36, next: null });
    const names = [...first.results, ...second.results].map(({ name }) => name);
    expect(new Set(names).size).toBe(36);
    expect((await client.call(listRecipeTemplates, { query: { ...query, page: 3 } })).status).toBe(404);
  });
});

describe('creating a meal from a recipe', () => {
  it('requires a recipe that the caller may see', async () => {
    const hidden = await ownRecipe(await aPerson(app.db), true);
    const client = as(await aPerson(app.db));
    for (const id of [hidden, 2_000_000_000]) {
      const answer = await client.call(createRecipeMeal, { body: { recipe_template: id } });
      expect(answer).toMatchObject({ status: 400, body: { recipe_template: ['This does not exist.'] } });
    }
  });

  it('is only possible for oneself', async () => {
    const client = as(await aPerson(app.db));
    const { status, body } = await client.call(createRecipeMeal, {
      body: { recipe_template: await recipe(), portions: 2 },
    });
    expect(status).toBe(201);
    expect(body.ingredients[2]).toMatchObject({ name: 'onions', quantity: 2, grams: 220, object_id: body.id });
    expect((await client.call(getRecipeMeal, { params: { id: body.id! } })).body).toEqual(body);
    const stranger = as(await aPerson(app.db));
    expect((await stranger.call(getRecipeMeal, { params: { id: body.id! } })).status).toBe(404);
  });

  it('leaves a nutrient unknown if it is unknown for one of the foods', async () => {
    const id = await recipe('snack-apple-almonds-raisins');
    await app.db.updateTable('food').set({ fiber: null }).where('slug', '=', 'almonds').execute();
    const client = as(await aPerson(app.db));
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: id } });
    expect(meal).toMatchObject({ fiber: null, kcal: expect.any(Number) });
  });
});

describe('favourites and dislikes', () => {
  it.each([{}, { recipe: 0 }, { recipe: 'x' }, { recipe: 2_147_483_648 }])('reject %j', async (body) => {
    const client = as(await aPerson(app.db));
    for (const path of ['userfavouriterecipe', 'userdislikerecipe']) {
      expect((await client.send('POST', `/api/users/${path}`, { body })).status).toBe(400);
    }
  });

  it('are saved once, and a recipe is never both', async () => {
    const person = await aPerson(app.db);
    const client = as(person);
    const body = { recipe: await recipe() };
    const liked = await client.call(createFavouriteRecipe, { body });
    expect(liked).toMatchObject({ status: 201, body: { ...body, user: person.id } });
    expect(await client.call(createFavouriteRecipe, { body })).toMatchObject({ status: 200, body: liked.body });
    const disliked = await client.call(createDislikedRecipe, { body });
    expect(disliked.status).toBe(201);
    expect((await client.call(listFavouriteRecipes)).body.count).toBe(0);
    expect((await client.call(listDislikedRecipes, { query: body })).body.results).toEqual([disliked.body]);
    expect((await client.call(deleteDislikedRecipe, { params: { id: disliked.body.id } })).status).toBe(204);
    expect((await client.call(listDislikedRecipes)).body.count).toBe(0);
  });

  it('are inaccessible to others, but not to the coach', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const body = { recipe: await recipe(), user: client.id };
    const stranger = as(await aPerson(app.db));
    expect((await stranger.call(createFavouriteRecipe, { body })).status).toBe(404);
    const liked = (await as(coach).call(createFavouriteRecipe, { body })).body;
    expect(liked.user).toBe(client.id);
    const params = { id: liked.id };
    expect((await stranger.call(deleteFavouriteRecipe, { params })).status).toBe(404);
    expect((await stranger.call(listFavouriteRecipes, { query: { user: client.id } })).status).toBe(404);
    expect((await as(client).call(deleteFavouriteRecipe, { params })).status).toBe(204);
  });
});

describe('a recipe meal', () => {
  it('is made from the recipe as it was returned, or from its id', async () => {
    const client = as(await aPerson(app.db));
    const { body: template } = await client.call(getRecipeTemplate, { params: { id: await recipe() } });
    const byId = await client.call(createRecipeMeal, { body: { recipe_template: template.id } });
    const whole = await client.send('POST', '/api/food/recipeMeal/', {
      body: { recipe_template: { ...template, image: undefined }, portions: 1 },
    });
    expect(whole.status).toBe(201);
    expect(whole.body).toMatchObject({ recipe_template: { id: template.id }, kcal: byId.body.kcal });
  });
});

describe('a recipe on a list', () => {
  it('can be replaced by another recipe, which is removed from the opposite list', async () => {
    const client = as(await aPerson(app.db));
    const [salmon, other] = [await recipe(), (await client.call(listRecipeTemplates)).body.results[0]!.id];
    expect(other).not.toBe(salmon);
    const { body: favourite } = await client.call(createFavouriteRecipe, { body: { recipe: salmon } });
    await client.call(createDislikedRecipe, { body: { recipe: other } });
    const params = { id: favourite.id };
    const changed = await client.call(updateFavouriteRecipe, { params, body: { recipe: other } });
    expect(changed.body).toEqual({ ...favourite, recipe: other });
    expect((await client.call(getFavouriteRecipe, { params })).body).toEqual(changed.body);
    expect((await client.call(listDislikedRecipes)).body.count).toBe(0);
    const { body: second } = await client.call(createFavouriteRecipe, { body: { recipe: salmon } });
    const double = await client.call(updateFavouriteRecipe, { params: { id: second.id }, body: { recipe: other } });
    expect(double).toMatchObject({ status: 400, body: { recipe: ['This already exists.'] } });
  });
});
