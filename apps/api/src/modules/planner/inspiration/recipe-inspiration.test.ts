import type { Sent } from '@weekbord/contract/endpoint';
import { createDislikedRecipe, createFavouriteRecipe } from '@weekbord/contract/recipes/recipe-preferences';
import { listRecipeInspiration } from '@weekbord/contract/planner/list-recipe-inspiration';
import { createMealSlotSpecification } from '@weekbord/contract/plans/meal-slot-specifications';
import { createNutritionDayPlan } from '@weekbord/contract/plans/nutrition-day-plans';
import { replaceWeeklyNutritionPlan } from '@weekbord/contract/plans/weekly-nutrition-plans';
import { createRecipe, listRecipeTags } from '@weekbord/contract/recipes/recipe-templates';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { slotsOf, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';
import { aRecipeOf, ownServing, servingOf } from '../../recipes/own/own-recipes.test-support.ts';
import { smallCatalogue, VARIED_MINUTES } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue(undefined, VARIED_MINUTES));
type Client = Awaited<ReturnType<typeof personWithPlan>>['client'];
type Query = Sent<typeof listRecipeInspiration>['query'];

const DINNERS = { meal_types: ['DINNER' as const], page_size: 100 };

const see = async (client: Client, query: Query = {}) =>
  (await client.call(listRecipeInspiration, { query: { page_size: 100, ...query } })).body;

describe('recipe inspiration', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(listRecipeInspiration)).status).toBe(401);
    expect((await app.call(listRecipeTags)).status).toBe(401);
  });

  it.each(['meal_types=TEA', 'favourite=maybe', 'preparation_time_min_gte=x', 'page=0', 'page_size=101'])(
    'rejects %s',
    async (query) => {
      const client = app.as(tokenOf(await aPerson(app.db)));
      expect((await client.send('GET', `/api/food/recipeInspiration?${query}`)).status).toBe(400);
    },
  );

  it('shows the whole catalogue to a person without a plan, one portion of each recipe', async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const { count, results } = await see(client);
    expect(count).toBe(126);
    expect(results.every((meal) => meal.id === null && meal.portions_multiplier === 1)).toBe(true);
    expect(results.every((meal) => Math.abs(meal.kcal! - meal.recipe_template.kcal!) < 0.2)).toBe(true);
  });

  it('has twenty recipes a page, each once, in the same order all day and in another order the next day', async () => {
    const { client } = await personWithPlan(app);
    const ids: number[] = [];
    for (let page = 1, more = true; more; page += 1) {
      const { body } = await client.call(listRecipeInspiration, { query: { page } });
      expect(body.results.length).toBeLessThanOrEqual(20);
      ids.push(...body.results.map((meal) => meal.recipe_template.id));
      more = body.next !== null;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(126);
    const first = (await client.call(listRecipeInspiration)).body.results.map((meal) => meal.recipe_template.id);
    expect(first).toEqual(ids.slice(0, 20));
    app.clock.advance({ days: 1 });
    const next = (await client.call(listRecipeInspiration)).body.results.map((meal) => meal.recipe_template.id);
    expect(next).not.toEqual(first);
    expect((await client.call(listRecipeInspiration, { query: { page: 99 } })).status).toBe(404);
  });

  it("is fitted to the slot for each recipe's kind of meal", async () => {
    const { person, client } = await personWithPlan(app);
    const slots = await slotsOf(app, person);
    const dinner = slots.find((slot) => slot.meal_moment === 'DINNER')!;
    const { results } = await see(client, { meal_types: ['DINNER'] });
    expect(results).toHaveLength(36);
    expect(results.every((meal) => meal.recipe_template.meal_types.includes('DINNER'))).toBe(true);
    const off = results.map((meal) => Math.abs(meal.kcal! / dinner.kcal - 1)).toSorted((a, b) => a - b);
    expect(off[18]).toBeLessThan(0.2);
    for (const meal of results) {
      expect(meal.portions_multiplier * 4).toBe(Math.round(meal.portions_multiplier * 4));
      expect(meal.plate).not.toBeNull();
    }
  });

  it('is fitted to the plan of the day, and shown again unchanged even if a later day has another plan', async () => {
    const { person, client } = await personWithPlan(app);
    const { id: plan } = (await client.call(createNutritionDayPlan, { body: { name: 'Training' } })).body;
    const dinner = { meal_moment: 'DINNER' as const, kcal: 1400, protein: 90, carbohydrates: 150, fat: 48 };
    await client.call(createMealSlotSpecification, { body: { ...dinner, nutrition_day_plan: plan } });
    const weeks = app.db.selectFrom('weekly_plan').select('id').where('person_id', '=', person.id);
    const { id: week } = await weeks.executeTakeFirstOrThrow();
    const dinners = async () => (await client.call(listRecipeInspiration, { query: DINNERS })).body;
    const before = await dinners();
    expect(before.fitted).toEqual(
      before.results.map(({ recipe_template: { id: recipe } }) => ({ recipe, moment: 'DINNER' })),
    );
    const days = { nutrition_day_plan_id: plan, days_to_update_to_nutrition_day_plan_id: [...WEEKDAYS] };
    await client.call(replaceWeeklyNutritionPlan, { params: { id: week }, body: days });
    const kcalOf = ({ results }: Awaited<ReturnType<typeof dinners>>, recipe: number) =>
      results.find(({ recipe_template: { id } }) => id === recipe)!.kcal!;
    const after = await dinners();
    const [{ recipe_template: template, plate, kcal }] = before.results as [(typeof before.results)[number]];
    expect(kcalOf(after, template.id)).toBeGreaterThan(kcal! * 1.2);
    const { body: again } = await client.call(listRecipeInspiration, { query: { id: template.id, plate: plate! } });
    expect(again).toMatchObject({ count: 1, fitted: [], results: [{ kcal, plate }] });
    expect((await client.send('GET', '/api/food/recipeInspiration?plate=9')).status).toBe(400);
  });

  it('[REC-12] respects every rule of the person, even for favourites and searches', async () => {
    const { client } = await personWithPlan(app, { diet: 'VEGAN', intolerances: ['GLUTEN'], dislikes: ['TOMATO'] });
    const { results } = await see(client);
    expect(results.length).toBeGreaterThan(5);
    for (const { recipe_template: recipe, ingredients } of results) {
      expect(recipe).toMatchObject({ diets: { vegan: 'yes' }, allergens: { gluten: 'free' } });
      expect(ingredients.some(({ name }) => name.startsWith('tomato'))).toBe(false);
    }
    expect((await see(client, { ingredient_search: 'salmon' })).count).toBe(0);
    const salmon = await app.db
      .selectFrom('recipe_template')
      .select('id')
      .where('slug', 'like', '%salmon%')
      .executeTakeFirstOrThrow();
    await client.call(createFavouriteRecipe, { body: { recipe: salmon.id } });
    expect((await see(client, { favourite: true })).count).toBe(0);
    const liked = results[0]!.recipe_template.id;
    await client.call(createFavouriteRecipe, { body: { recipe: liked } });
    expect((await see(client, { favourite: true })).results.map((meal) => meal.recipe_template.id)).toEqual([liked]);
    await client.call(createDislikedRecipe, { body: { recipe: liked } });
    expect((await see(client)).results.some((meal) => meal.recipe_template.id === liked)).toBe(false);
  });

  it('[REC-12] has no meat if the organisation is plant-based, even without a plan', async () => {
    const organisation = await anOrganisation(app.db, { plant_based: true });
    const client = app.as(tokenOf(await aPerson(app.db, { organisation_id: organisation.id })));
    const { results } = await see(client);
    expect(results.length).toBeGreaterThan(20);
    expect(results.every((meal) => meal.recipe_template.diets.vegetarian === 'yes')).toBe(true);
  });

  it('[REC-12] includes a custom recipe with something unknown only if no rule excludes it', async () => {
    for (const [choices, shows] of [
      [{}, true],
      [{ intolerances: ['NUTS'] as 'NUTS'[] }, false],
      [{ diet: 'VEGETARIAN' as const }, false],
    ] as const) {
      const { person, client } = await personWithPlan(app, choices);
      const { id: known } = await aRecipeOf(app, client, { tofu: 200 }, { published: true, meal_types: ['DINNER'] });
      const ingredients = [
        { suggested_serving: await servingOf(app, 'tofu'), quantity: 200 },
        { suggested_serving: await ownServing(app, person.id), quantity: 5 },
      ];
      const mystery = await client.call(createRecipe, {
        body: { name: 'Mystery', ingredients, published: true, meal_types: ['DINNER'] },
      });
      const ids = (await see(client, { meal_types: ['DINNER'] })).results.map((meal) => meal.recipe_template.id);
      expect(ids).toContain(known);
      expect(ids.includes(mystery.body.id)).toBe(shows);
    }
  });

  it('can be filtered by diet, protein, minutes and custom recipes at the same time', async () => {
    const { client } = await personWithPlan(app);
    const shown = [...(await see(client)).results, ...(await see(client, { page: 2 })).results];
    expect(shown.filter(({ recipe_template: { preparation_time_min: work } }) => work! <= 15)).toHaveLength(
      shown.length,
    );
    const quick = (await see(client, { preparation_time_min_lte: 15 })).results.map((meal) => meal.recipe_template);
    const inTime = shown.filter(({ recipe_template: { total_time_min: total } }) => total! <= 15);
    expect(new Set(quick.map(({ id }) => id))).toEqual(new Set(inTime.map((meal) => meal.recipe_template.id)));
    expect(quick.length).toBeGreaterThan(5);
    expect(quick.length).toBeLessThan(shown.length / 2);
    expect(
      (await see(client, { diets: ['vegan'] })).results.every((meal) => meal.recipe_template.diets.vegan === 'yes'),
    ).toBe(true);
    const rich = (await see(client, { high_protein: true })).results.map((meal) => meal.recipe_template);
    expect(rich.length).toBeGreaterThan(5);
    expect(rich.every(({ protein, kcal }) => (protein! * 4) / kcal! > 0.249)).toBe(true);
    const own = await aRecipeOf(app, client, { tofu: 200 }, { published: true, preparation_time_min: 12 });
    const mine = await see(client, { source_provider: 'USER_GENERATED' });
    expect(mine.results.map((meal) => meal.recipe_template.id)).toEqual([own.id]);
    const all = { source_provider: 'USER_GENERATED', preparation_time_min_lte: 15, high_protein: true } as const;
    expect((await see(client, { ...all, diets: ['vegan'] })).count).toBe(1);
    expect((await see(client, { ...all, preparation_time_min_lte: 11 })).count).toBe(0);
  });

  it.each(['QUICKEST', 'PROTEIN', 'NAME'] as const)(
    'has twenty recipes a page, each once, sorted by the displayed values for %s',
    async (sort) => {
      const { client } = await personWithPlan(app);
      const meals: Awaited<ReturnType<typeof see>>['results'] = [];
      for (let page = 1, more = true; more; page += 1) {
        const { body } = await client.call(listRecipeInspiration, { query: { page, sort } });
        expect(body.results.length).toBeLessThanOrEqual(20);
        meals.push(...body.results);
        more = body.next !== null;
      }
      expect(new Set(meals.map((meal) => meal.recipe_template.id)).size).toBe(126);
      const compare = new Intl.Collator('en').compare;
      const orders = {
        QUICKEST: (a, b) => a.recipe_template.total_time_min! - b.recipe_template.total_time_min!,
        PROTEIN: (a, b) => b.protein! - a.protein!,
        NAME: (a, b) => compare(a.recipe_template.name, b.recipe_template.name),
      } satisfies Record<typeof sort, (a: (typeof meals)[number], b: (typeof meals)[number]) => number>;
      expect(meals).toEqual(meals.toSorted(orders[sort]));
      expect(new Set(meals.map((meal) => meal.recipe_template.total_time_min)).size).toBeGreaterThan(3);
    },
  );

  it('can be searched by text, best match first', async () => {
    const { client } = await personWithPlan(app);
    for (const search of ['brocoli', 'kip', 'oats', 'havermout']) {
      expect((await see(client, { ingredient_search: search })).count).toBeGreaterThan(0);
    }
    const stranger = (await personWithPlan(app)).client;
    const kept = await see(stranger, { ingredient_search: 'broccoli' });
    const own = await aRecipeOf(app, client, { tofu: 200 }, { name: 'Broccoli feast', published: true });
    const [best] = (await see(client, { ingredient_search: 'broccoli' })).results;
    expect(best!.recipe_template.id).toBe(own.id);
    expect(await see(stranger, { ingredient_search: 'broccoli' })).toEqual(kept);
    expect((await see(stranger, { ingredient_search: 'broccoli', preparation_time_min_lte: 4 })).count).toBe(0);
    expect((await see(client, { preparation_time_min_lte: 4, meal_types: ['DINNER'] })).count).toBe(0);
  });
});

it('recipe tags are listed separately', async () => {
  const client = app.as(tokenOf(await aPerson(app.db)));
  const { body } = await client.call(listRecipeTags, { query: { page_size: 10 } });
  expect(body).toMatchObject({ count: 16, results: expect.arrayContaining([{ id: 1, name: 'BREAD' }]) });
  expect(body.results).toHaveLength(10);
});
