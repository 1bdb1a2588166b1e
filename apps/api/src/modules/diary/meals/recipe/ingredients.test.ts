import {
  createIngredient,
  deleteIngredient,
  getIngredient,
  listIngredients,
  updateIngredient,
} from '@weekbord/contract/diary/ingredients';
import { createRecipe, getRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { createRecipeMeal, deleteRecipeMeal, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson } from '@weekbord/testkit/builders/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaryOf, personWithPlan, startPlannerApp } from '../../diary.test-support.ts';
import { aRecipeOf, ownServing, servingOf } from '../../../recipes/own/own-recipes.test-support.ts';
import { smallCatalogue } from '../../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const someone = async () => app.as(tokenOf(await aPerson(app.db)));
const [rice, tofu, oil, spaghetti] = (await Promise.all(
  ['basmati-rice', 'tofu', 'olive-oil', 'spaghetti'].map((slug) => servingOf(app, slug)),
)) as [number, number, number, number];

async function aMeal(client: Awaited<ReturnType<typeof someone>>, portions = 1) {
  const recipe = await aRecipeOf(app, client, { tofu: 100, 'basmati-rice': 50 });
  const meal = (await client.call(createRecipeMeal, { body: { recipe_template: recipe.id, portions } })).body;
  return { recipe, meal, id: meal.id! };
}

describe('an ingredient', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(getIngredient, { params: { id: 1 } })).status).toBe(401);
    expect((await app.call(listIngredients)).status).toBe(401);
  });

  it.each([
    {},
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 0.01 },
    { quantity: 1e9 },
    { quantity: '1,5' },
    { content_type: 'singlefoodmeal' },
    { suggested_serving: 2_000_000_000 },
    { object_id: 2_000_000_000 },
  ])('[REC-07] rejects %j', async (wrong) => {
    const client = await someone();
    const { id } = await aRecipeOf(app, client, { tofu: 100 });
    const right = { quantity: 1, object_id: id, content_type: 'recipetemplate', suggested_serving: rice };
    const body = Object.keys(wrong).length === 0 ? {} : { ...right, ...wrong };
    expect((await client.send('POST', '/api/food/ingredient', { body })).status).toBe(400);
    expect((await client.call(getRecipeTemplate, { params: { id } })).body.ingredients).toHaveLength(1);
  });

  it("cannot be changed in another person's recipe or meal, or in the catalogue", async () => {
    const owner = await someone();
    const { recipe, meal } = await aMeal(owner);
    const stranger = await someone();
    for (const id of [recipe.ingredients[0]!.id!, meal.ingredients[0]!.id!]) {
      expect((await stranger.call(getIngredient, { params: { id } })).status).toBe(404);
      expect((await stranger.call(updateIngredient, { params: { id }, body: { quantity: 1 } })).status).toBe(404);
      expect((await stranger.call(deleteIngredient, { params: { id } })).status).toBe(404);
      expect((await owner.call(getIngredient, { params: { id } })).status).toBe(200);
    }
    const line = await app.db
      .selectFrom('recipe_template_ingredient')
      .innerJoin('recipe_template', 'recipe_template.id', 'recipe_template_id')
      .select(['recipe_template_ingredient.id', 'recipe_template_id'])
      .where('slug', 'is not', null)
      .executeTakeFirstOrThrow();
    expect((await owner.call(getIngredient, { params: { id: line.id } })).status).toBe(200);
    expect((await owner.call(deleteIngredient, { params: { id: line.id } })).status).toBe(404);
    const body = { quantity: 1, suggested_serving: rice } as const;
    for (const [content_type, object_id] of [
      ['recipetemplate', line.recipe_template_id],
      ['recipetemplate', recipe.id],
      ['recipemeal', meal.id!],
    ] as const) {
      const answer = await stranger.call(createIngredient, { body: { ...body, content_type, object_id } });
      expect(answer).toMatchObject({ status: 400, body: { object_id: ['This does not exist.'] } });
    }
  });

  it("[REC-07] updates the recipe's nutrients, allergens and picture as soon as it is added, changed or deleted", async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100 });
    expect(recipe).toMatchObject({ kcal: 133, diets: { vegan: 'yes' }, allergens: { gluten: 'free' } });
    const body = {
      quantity: 50.03,
      object_id: recipe.id,
      content_type: 'recipetemplate',
      suggested_serving: spaghetti,
    } as const;
    const added = await client.call(createIngredient, { body });
    expect(added).toMatchObject({
      status: 201,
      body: { quantity: 50.05, grams: 50.1, name: 'spaghetti', object_id: recipe.id, content_type: 'recipetemplate' },
    });
    const now = async () => (await client.call(getRecipeTemplate, { params: { id: recipe.id } })).body;
    expect(await now()).toMatchObject({
      allergens: { gluten: 'contains' },
      picture: expect.not.stringContaining(recipe.picture!),
    });
    expect((await now()).kcal).toBeCloseTo(133 + 0.5005 * 356, 0);
    const params = { id: added.body.id! };
    await client.call(updateIngredient, { params, body: { quantity: 10, suggested_serving: oil } });
    expect(await now()).toMatchObject({ allergens: { gluten: 'free' }, kcal: 133 + 90 });
    expect((await client.call(deleteIngredient, { params })).status).toBe(204);
    expect((await now()).kcal).toBe(133);
    expect((await client.call(getIngredient, { params })).status).toBe(404);
  });

  it('[REC-07] can be changed in a meal without changing the recipe', async () => {
    const client = await someone();
    const { recipe, meal, id } = await aMeal(client, 2);
    const body = { quantity: 30, object_id: id, content_type: 'recipemeal', suggested_serving: oil } as const;
    const line = (await client.call(createIngredient, { body })).body;
    const now = async () => (await client.call(getRecipeMeal, { params: { id } })).body;
    expect((await now()).kcal).toBeCloseTo(meal.kcal! + 270, 0);
    await client.call(deleteIngredient, { params: { id: line.id! } });
    expect((await now()).kcal).toBeCloseTo(meal.kcal!, 0);
    const [first] = meal.ingredients;
    const changed = await client.call(updateIngredient, { params: { id: first!.id! }, body: { quantity: 100 } });
    expect(changed.body).toMatchObject({ quantity: 100, suggested_serving: { id: tofu }, object_id: id });
    expect((await now()).kcal).toBeCloseTo(133 + 351, 0);
    const original = (await client.call(getRecipeTemplate, { params: { id: recipe.id } })).body;
    expect(original).toEqual(recipe);
  });

  it('stays in a published recipe if it is the last one, but may be removed from a draft', async () => {
    const client = await someone();
    for (const [published, status] of [
      [true, 400],
      [false, 204],
    ] as const) {
      const { ingredients } = await aRecipeOf(app, client, { tofu: 100 }, { published });
      expect((await client.call(deleteIngredient, { params: { id: ingredients[0]!.id! } })).status).toBe(status);
    }
  });

  it('is rejected if a recipe or a meal already has a hundred', async () => {
    const client = await someone();
    const ingredients = Array.from({ length: 99 }, () => ({ suggested_serving: rice, quantity: 1 }));
    const { body: recipe } = await client.call(createRecipe, { body: { name: 'Long', ingredients } });
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    for (const [content_type, object_id] of [
      ['recipetemplate', recipe.id],
      ['recipemeal', meal.id!],
    ] as const) {
      const body = { quantity: 1, object_id, content_type, suggested_serving: tofu };
      const both = await Promise.all([1, 2].map(() => client.call(createIngredient, { body })));
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    }
  });

  it("cannot be an unrelated person's custom food", async () => {
    const foreign = await ownServing(app, (await aPerson(app.db)).id);
    const client = await someone();
    const { recipe, meal } = await aMeal(client);
    for (const { id } of [recipe.ingredients[0]!, meal.ingredients[0]!]) {
      const answer = await client.call(updateIngredient, { params: { id: id! }, body: { suggested_serving: foreign } });
      expect(answer).toMatchObject({ status: 400, body: { suggested_serving: ['This does not exist.'] } });
    }
  });

  it('appears among the recently used foods', async () => {
    const person = await aPerson(app.db);
    await aRecipeOf(app, app.as(tokenOf(person)), { tofu: 120 });
    const used = await app.db.selectFrom('recent_food').selectAll().where('person_id', '=', person.id).execute();
    expect(used).toMatchObject([{ serving_id: tofu, quantity: 120 }]);
    const twice = [10, 20].map((quantity) => ({ suggested_serving: tofu, quantity }));
    const ingredients = [...twice, { suggested_serving: rice, quantity: 70 }];
    await app.as(tokenOf(person)).call(createRecipe, { body: { name: 'Bowl', ingredients } });
    const after = await app.db.selectFrom('recent_food').selectAll().where('person_id', '=', person.id).execute();
    const sorted = after.map(({ serving_id, quantity, uses }) => [serving_id, quantity, uses]).toSorted();
    expect(sorted).toEqual(
      [
        [rice, 70, 1],
        [tofu, 20, 2],
      ].toSorted(),
    );
  });

  it('is listed for its owner, newest first, and found by name', async () => {
    const client = await someone();
    await aMeal(client);
    const all = (await client.call(listIngredients)).body;
    expect(all.count).toBe(4);
    expect(all.results.map(({ content_type: type }) => type)).toEqual([
      'recipemeal',
      'recipemeal',
      'recipetemplate',
      'recipetemplate',
    ]);
    const found = (await client.call(listIngredients, { query: { name: 'rijst' } })).body;
    expect(found.results.map(({ name }) => name)).toEqual([]);
    expect((await client.call(listIngredients, { query: { name: 'tofu' } })).body.count).toBe(2);
  });

  it('has an id that is unique across recipes and meals', async () => {
    const rows = await app.db
      .selectFrom('recipe_template_ingredient as one')
      .innerJoin('recipe_meal_ingredient as other', 'other.id', 'one.id')
      .select('one.id')
      .execute();
    expect(rows).toEqual([]);
  });

  it('counts in the nutrients, which equal the sum of the lines after any sequence of changes', async () => {
    const client = await someone();
    const { id } = await aRecipeOf(app, client, { tofu: 100 });
    const servings = [rice, tofu, oil, spaghetti];
    const step = fc.record({
      act: fc.constantFrom('add', 'change', 'delete'),
      serving: fc.constantFrom(...servings),
      quantity: fc.integer({ min: 1, max: 4000 }).map((steps) => steps / 20),
      at: fc.nat(10),
    });
    const now = async () => (await client.call(getRecipeTemplate, { params: { id } })).body;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        for (const { act, serving, quantity, at } of steps) {
          const { ingredients } = await now();
          const line = ingredients[at % Math.max(1, ingredients.length)];
          const params = { id: line?.id ?? 0 };
          if (act === 'add' || line === undefined) {
            const body = {
              quantity,
              object_id: id,
              content_type: 'recipetemplate',
              suggested_serving: serving,
            } as const;
            await client.call(createIngredient, { body });
          } else if (act === 'delete') await client.call(deleteIngredient, { params });
          else await client.call(updateIngredient, { params, body: { quantity, suggested_serving: serving } });
        }
        const after = await now();
        const sum = after.ingredients.reduce((total, one) => total + one.quantity * one.suggested_serving.kcal!, 0);
        expect(Math.abs(after.kcal! - sum)).toBeLessThan(0.3);
        const hasGluten = after.ingredients.some((one) => one.suggested_serving.id === spaghetti);
        const expected = after.ingredients.length === 0 ? 'unknown' : hasGluten ? 'contains' : 'free';
        expect(after.allergens.gluten).toBe(expected);
      }),
      { numRuns: 12 },
    );
  });
});

describe('deleting a recipe meal', () => {
  it('removes the meal from its day, and is only for its owner and their coach', async () => {
    const coach = await aCoach(app.db);
    const { client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const [day] = await diaryOf(client, 1);
    const ids = day!.calendar_items.map(({ object_id: id }) => id);
    expect((await (await someone()).call(deleteRecipeMeal, { params: { id: ids[0]! } })).status).toBe(404);
    expect((await client.call(deleteRecipeMeal, { params: { id: ids[0]! } })).status).toBe(204);
    expect((await app.as(tokenOf(coach)).call(deleteRecipeMeal, { params: { id: ids[1]! } })).status).toBe(204);
    const [after] = await diaryOf(client, 1);
    expect(after!.calendar_items.map(({ object_id: id }) => id)).toEqual(ids.slice(2));
    expect((await client.call(getRecipeMeal, { params: { id: ids[0]! } })).status).toBe(404);
  });
});
