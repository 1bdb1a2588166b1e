import { createIngredient, updateIngredient } from '@weekbord/contract/diary/ingredients';
import { createRecipeMeal, editRecipeMealPortions, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { type IngredientSwap, listIngredientSwaps } from '@weekbord/contract/planner/list-ingredient-swaps';
import type { Choices } from '@weekbord/testkit/builders/answers';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  anOwnFood,
  diaryOf,
  MONDAY,
  personWithPlan,
  recipeMealOf,
  servingOf,
  startPlannerApp,
} from '../../diary/diary.test-support.ts';
import { aRecipeOf } from '../../recipes/own/own-recipes.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());

async function foodId(slug: string): Promise<number> {
  return (await app.db.selectFrom('food').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
}

/**
 * Returns a person with a meal of these grams that is not on any day. They have a plan only if choices for one are
 * given.
 */
async function withMeal(grams: Readonly<Record<string, number>>, choices?: Choices) {
  const client = choices ? (await personWithPlan(app, choices)).client : app.as(tokenOf(await aPerson(app.db)));
  const recipe = await aRecipeOf(app, client, grams);
  const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
  return { client, recipe, meal };
}

function lineOf(meal: RecipeMeal, name: string) {
  return meal.ingredients.find((line) => line.name === name) ?? expect.fail(`no ${name} in ${JSON.stringify(meal)}`);
}

async function swapsFor(client: TestClient, id: number, food?: number): Promise<IngredientSwap[]> {
  const query = food === undefined ? {} : { food };
  const answer = await client.call(listIngredientSwaps, { params: { id }, query });
  expect(answer.status).toBe(200);
  return answer.body.results;
}

async function swap(client: TestClient, id: number, to: Pick<IngredientSwap, 'quantity' | 'suggested_serving'>) {
  const body = { quantity: to.quantity, suggested_serving: to.suggested_serving.id };
  const answer = await client.call(updateIngredient, { params: { id }, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

const now = async (client: TestClient, meal: RecipeMeal) =>
  (await client.call(getRecipeMeal, { params: { id: meal.id! } })).body;

/** Returns the sum over the lines of a meal. */
function sumOf({ ingredients }: RecipeMeal, figure: 'kcal' | 'protein' | 'carbohydrates'): number {
  return ingredients.reduce((sum, line) => sum + line.quantity * line.suggested_serving[figure]!, 0);
}

const shown = (swaps: readonly IngredientSwap[]) =>
  swaps.map(({ food, quantity, suggested_serving: { measure } }) => `${food.name} ${quantity} ${measure}`);

describe('the foods that may replace an ingredient', () => {
  it('are shown to the owner of the meal, and their coach', async () => {
    const coach = await aCoach(app.db);
    const { client, meal } = await withMeal({ salmon: 150 });
    const ofClient = await personWithPlan(app, {}, { coach_id: coach.id });
    const [item] = (await diaryOf(ofClient.client, 1))[0]!.calendar_items;
    const params = { id: meal.ingredients[0]!.id! };
    expect((await app.call(listIngredientSwaps, { params })).status).toBe(401);
    const stranger = app.as(tokenOf(await aPerson(app.db)));
    expect((await stranger.call(listIngredientSwaps, { params })).status).toBe(404);
    expect((await client.call(listIngredientSwaps, { params: { id: 2_000_000_000 } })).status).toBe(404);
    expect((await client.call(listIngredientSwaps, { params })).status).toBe(200);
    const line = recipeMealOf(item!).ingredients[0]!;
    const seen = await app.as(tokenOf(coach)).call(listIngredientSwaps, { params: { id: line.id! } });
    expect(seen.status).toBe(200);
  });

  it('are not available for a line of a recipe', async () => {
    const { client, recipe } = await withMeal({ salmon: 150 });
    const params = { id: recipe.ingredients[0]!.id! };
    expect((await client.call(listIngredientSwaps, { params })).status).toBe(404);
  });

  it('have the same role in the dish, and show the change in nutrients', async () => {
    const { client, meal } = await withMeal({ salmon: 150, 'basmati-rice': 75 });
    const [fish, rice] = [lineOf(meal, 'salmon'), lineOf(meal, 'basmati rice')];
    const ofFish = await swapsFor(client, fish.id!);
    expect(shown(ofFish)).toEqual(['chicken breast 130 g', 'tofu 220 g']);
    expect(ofFish[0]).toMatchObject({ grams: 130, breaks: [], change: { kcal: -166.9, protein: 0.3 } });
    expect(shown(await swapsFor(client, rice.id!))).toEqual([
      'quinoa 100 g',
      'potato 340 g',
      'spaghetti 80 g',
      'wholewheat pasta 90 g',
    ]);
  });

  it('exclude foods that the meal already contains', async () => {
    const { client, meal } = await withMeal({ salmon: 150, tofu: 50 });
    expect(shown(await swapsFor(client, lineOf(meal, 'salmon').id!))).toEqual(['chicken breast 130 g']);
  });

  it('exclude foods that the person may not eat, but include versions made for their diet', async () => {
    const { client, meal } = await withMeal({ tofu: 150 }, { diet: 'VEGAN' });
    expect(await swapsFor(client, lineOf(meal, 'tofu').id!)).toEqual([]);
    const other = await withMeal({ oats: 60 });
    expect(await swapsFor(other.client, lineOf(other.meal, 'oats').id!)).toEqual([]);
    const without = await withMeal({ oats: 60 }, { intolerances: ['GLUTEN'] });
    expect(shown(await swapsFor(without.client, lineOf(without.meal, 'oats').id!))).toEqual(['gluten free oats 60 g']);
  });

  it('may include any requested food, with the rules it breaks', async () => {
    const { client, meal } = await withMeal(
      { tofu: 150, potato: 200 },
      { diet: 'VEGETARIAN', intolerances: ['GLUTEN'], dislikes: ['TOMATO'] },
    );
    const [tofu, potato] = [lineOf(meal, 'tofu').id!, lineOf(meal, 'potato').id!];
    const asked = async (line: number, slug: string) => {
      const [one] = await swapsFor(client, line, await foodId(slug));
      return [shown([one!])[0], one!.breaks];
    };
    expect(await asked(tofu, 'salmon')).toEqual(['salmon 100 g', ['diet']]);
    expect(await asked(potato, 'spaghetti')).toEqual(['spaghetti 50 g', ['intolerance']]);
    expect(await asked(potato, 'tomato')).toEqual(['tomato 320 g', ['avoided']]);
    expect(await asked(potato, 'basmati-rice')).toEqual(['basmati rice 45 g', []]);
  });

  it('never include a food that does not exist or belongs to another person', async () => {
    const { client, meal } = await withMeal({ tofu: 150 });
    const { foodId: foreign } = await anOwnFood(app, await aPerson(app.db));
    const params = { id: meal.ingredients[0]!.id! };
    for (const food of [2_000_000_000, foreign]) {
      const answer = await client.call(listIngredientSwaps, { params, query: { food } });
      expect(answer).toMatchObject({ status: 400, body: { food: ['This does not exist.'] } });
    }
    const unreadable = await client.send('GET', `/api/food/ingredient/${params.id}/swaps?food=rice`);
    expect(unreadable.status).toBe(400);
  });
});

describe('an ingredient that a person swapped', () => {
  it('changes the nutrients of the meal and the groceries as shown beforehand', async () => {
    const { client } = await personWithPlan(app);
    const items = (await diaryOf(client)).flatMap((day) => day.calendar_items);
    const before = items.map(({ meal }) => meal).find((meal) => meal.ingredients.some(({ name }) => name === 'salmon'));
    const fish = lineOf(before!, 'salmon');
    const [chosen] = await swapsFor(client, fish.id!);
    const line = await swap(client, fish.id!, chosen!);
    expect(line).toMatchObject({
      id: fish.id,
      name: chosen!.food.name,
      quantity: chosen!.quantity,
      grams: chosen!.grams,
      swapped: {
        from: 'salmon',
        because: [],
        before: { quantity: fish.quantity, suggested_serving: fish.suggested_serving },
      },
    });
    const after = (await diaryOf(client))
      .flatMap((day) => day.calendar_items)
      .find(({ meal }) => meal.id === before!.id)!.meal;
    for (const figure of ['kcal', 'protein', 'carbohydrates'] as const) {
      expect(after[figure]).toBeCloseTo(before![figure]! + chosen!.change[figure]!, 0);
      expect(after[figure]).toBeCloseTo(sumOf(after, figure), 0);
    }
    expect(lineOf(after, chosen!.food.name)).toEqual(line);
    const body = { start_date: MONDAY, end_date: '2027-03-21' };
    const list = (await client.call(createGroceryList, { body })).body;
    const bought = (name: string) => list.items.find((item) => item.name === name)?.quantity ?? 0;
    const needed = (name: string) =>
      items
        .filter(({ meal }) => meal.id !== before!.id)
        .concat({ ...items[0]!, meal: after })
        .flatMap(({ meal }) => meal.ingredients.filter((one) => one.name === name))
        .reduce((sum, { grams }) => sum + grams, 0);
    expect(bought('salmon')).toBeCloseTo(needed('salmon'), 0);
    expect(bought(chosen!.food.name)).toBeCloseTo(needed(chosen!.food.name), 0);
  });

  it('can be swapped back, even after another swap and other portions', async () => {
    const { client, meal } = await withMeal({ salmon: 150, 'basmati-rice': 75 });
    const fish = lineOf(meal, 'salmon');
    const [chicken, tofu] = await swapsFor(client, fish.id!);
    await swap(client, fish.id!, chicken!);
    expect((await swap(client, fish.id!, tofu!)).swapped).toMatchObject({ from: 'salmon' });
    const params = { id: meal.id! };
    const doubled = (await client.call(editRecipeMealPortions, { params, body: { portions: 2 } })).body;
    const line = lineOf(doubled, 'tofu');
    expect(line).toMatchObject({ quantity: 440, swapped: { from: 'salmon', before: { quantity: 300 } } });
    expect(await swap(client, fish.id!, line.swapped!.before!)).toMatchObject({
      name: 'salmon',
      quantity: 300,
      swapped: null,
    });
    expect((await now(client, meal)).kcal).toBeCloseTo(meal.kcal! * 2, 0);
  });

  it('remembers the food it replaced when its own amount or measure changes', async () => {
    const { client, meal } = await withMeal({ onion: 55 });
    const line = lineOf(meal, 'onion').id!;
    const piece = await servingOf(app, 'onion', 'piece');
    const changed = await client.call(updateIngredient, {
      params: { id: line },
      body: { suggested_serving: piece, quantity: 0.5 },
    });
    expect(changed.body).toMatchObject({ name: 'onion', swapped: null });
  });

  it('is restored to a third of a piece, although that cannot be sent exactly', async () => {
    const { client, meal } = await withMeal({ onion: 55, tofu: 100 });
    const line = lineOf(meal, 'onion').id!;
    const piece = await servingOf(app, 'onion', 'piece');
    await app.db
      .updateTable('recipe_meal_ingredient')
      .set({ serving_id: piece, quantity: 1 / 3 })
      .where('id', '=', line)
      .execute();
    const body = { suggested_serving: await servingOf(app, 'carrot', 'g'), quantity: 35 };
    const { swapped } = (await client.call(updateIngredient, { params: { id: line }, body })).body;
    expect(swapped?.before?.quantity).toBe(0.333);
    expect((await swap(client, line, swapped!.before!)).quantity).toBe(0.333);
    const stored = app.db.selectFrom('recipe_meal_ingredient').select('quantity').where('id', '=', line);
    expect((await stored.executeTakeFirstOrThrow()).quantity).toBe(1 / 3);
  });

  it('records which food the person swapped out, separately from what the rules swapped', async () => {
    const { client, meal } = await withMeal({ 'gluten-free-oats': 60, banana: 100 }, { intolerances: ['GLUTEN'] });
    const line = lineOf(meal, 'gluten free oats').id!;
    const [oats, apart] = [await foodId('oats'), await foodId('gluten-free-oats')];
    await app.db
      .updateTable('recipe_meal_ingredient')
      .set({ swapped_from_id: oats, swapped_because: ['intolerance:gluten'] })
      .where('id', '=', line)
      .execute();
    const stored = () =>
      app.db
        .selectFrom('recipe_meal_ingredient')
        .select(['swapped_from_id', 'swapped_because', 'replaced_serving_id'])
        .where('id', '=', line)
        .executeTakeFirstOrThrow();
    const body = { suggested_serving: await servingOf(app, 'quinoa', 'g'), quantity: 60 };
    const { swapped } = (await client.call(updateIngredient, { params: { id: line }, body })).body;
    expect(await stored()).toMatchObject({ swapped_from_id: apart, swapped_because: [] });
    await swap(client, line, swapped!.before!);
    expect(await stored()).toEqual({
      swapped_from_id: oats,
      swapped_because: ['intolerance:gluten'],
      replaced_serving_id: null,
    });
  });

  it('keeps its change when another ingredient is swapped concurrently', async () => {
    const { client, meal } = await withMeal({ salmon: 150, 'basmati-rice': 75 });
    const [fish, rice] = [lineOf(meal, 'salmon').id!, lineOf(meal, 'basmati rice').id!];
    const [[chicken], [quinoa]] = await Promise.all([swapsFor(client, fish), swapsFor(client, rice)]);
    await whileLocked(app, rowsOf('recipe_meal', meal.id!), [
      () => swap(client, fish, chicken!),
      () => swap(client, rice, quinoa!),
    ]);
    const after = await now(client, meal);
    expect(after.ingredients.map(({ name }) => name)).toEqual(['chicken breast', 'quinoa']);
    for (const figure of ['kcal', 'protein', 'carbohydrates'] as const) {
      expect(after[figure]).toBeCloseTo(sumOf(after, figure), 0);
    }
  });

  it("shows the food it replaced even if that is a coach's custom food", async () => {
    const coach = await aCoach(app.db);
    const { client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const { foodId: own, servingId } = await anOwnFood(app, coach);
    const [item] = (await diaryOf(client, 1))[0]!.calendar_items;
    const added = await app.as(tokenOf(coach)).call(createIngredient, {
      body: { content_type: 'recipemeal', object_id: item!.object_id, suggested_serving: servingId, quantity: 100 },
    });
    const body = { suggested_serving: await servingOf(app, 'carrot', 'g'), quantity: 90 };
    await client.call(updateIngredient, { params: { id: added.body.id! }, body });
    const { body: meal } = await client.call(getRecipeMeal, { params: { id: item!.object_id } });
    expect(meal.ingredients.find(({ id }) => id === added.body.id)).toMatchObject({
      name: 'carrot',
      swapped: { from: 'own bake', before: { quantity: 100 } },
    });
    const { rows } = await sql<{ used: boolean }>`select is_food_used(${own}) as used`.execute(app.db);
    expect(rows).toEqual([{ used: true }]);
  });
});
