import { createRecipeMeal, editRecipeMealPortions, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { createQuickAddMeal, getQuickAddMeal, updateQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import {
  createSingleFoodMeal,
  getSingleFoodMeal,
  updateSingleFoodMeal,
} from '@weekbord/contract/diary/single-food-meals';
import { deleteIngredient, getIngredient, updateIngredient } from '@weekbord/contract/diary/ingredients';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startPlannerApp } from './diary.test-support.ts';
import { aRecipeOf, servingOf } from '../recipes/own/own-recipes.test-support.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const [tofu, onionGrams, onions] = await Promise.all([
  servingOf(app, 'tofu'),
  servingOf(app, 'onion'),
  servingOf(app, 'onion', 'piece'),
]);
const someone = async () => app.as(tokenOf(await aPerson(app.db)));

type Lockable = 'recipe_meal' | 'single_food_meal' | 'quick_add_meal' | 'recipe_template';

/** Makes requests that all wait for a row, so that none has changed it before the others have begun. */
async function atOnce<Answer>(
  row: Readonly<{ table: Lockable; id: number }>,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const started = await app.db.transaction().execute(async (trx) => {
    await sql`select from ${sql.table(row.table)} where id = ${row.id} for update`.execute(trx);
    const running = requests.map((request) => request());
    await waitUntilBlocked(requests.length);
    return { running };
  });
  return Promise.all(started.running);
}

async function waitUntilBlocked(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
      return rows[0]!.waiting;
    })
    .toBe(count);
}

describe('of two changes at once', () => {
  it('[REC-06] the same portions, asked for twice, scale a meal once', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100, 'basmati-rice': 50 });
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    const params = { id: meal.id! };
    const answers = await atOnce({ table: 'recipe_meal', id: params.id }, [
      () => client.call(editRecipeMealPortions, { params, body: { portions: 3 } }),
      () => client.call(editRecipeMealPortions, { params, body: { portions: 3 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body: after } = await client.call(getRecipeMeal, { params });
    expect(after).toMatchObject({ portions: 3, kcal: Math.round(meal.kcal! * 30) / 10 });
    expect(after.ingredients.map(({ grams }) => grams)).toEqual([300, 150]);
  });

  it("[REC-07] none is lost of an ingredient's", async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { onion: 100 });
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    const lineOf = meal.ingredients[0]!.id!;
    await atOnce({ table: 'recipe_meal', id: meal.id! }, [
      () => client.call(updateIngredient, { params: { id: lineOf }, body: { quantity: 2 } }),
      () => client.call(updateIngredient, { params: { id: lineOf }, body: { suggested_serving: onions } }),
    ]);
    const { body: line } = await client.call(getIngredient, { params: { id: lineOf } });
    expect(line).toMatchObject({ quantity: 2, suggested_serving: { id: onions } });
  });

  it('[REC-07] an ingredient that is deleted twice is gone the second time', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100, onion: 50 }, { published: true });
    const params = { id: recipe.ingredients[0]!.id! };
    const owner = { table: 'recipe_template', id: recipe.id } as const;
    const answers = await atOnce(owner, [
      () => client.call(deleteIngredient, { params }),
      () => client.call(deleteIngredient, { params }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  it('none is lost of a single food', async () => {
    const client = await someone();
    const { body: meal } = await client.call(createSingleFoodMeal, {
      body: { suggested_serving: onionGrams, quantity: 80 },
    });
    const params = { id: meal.id };
    await atOnce({ table: 'single_food_meal', id: meal.id }, [
      () => client.call(updateSingleFoodMeal, { params, body: { quantity: 1 } }),
      () => client.call(updateSingleFoodMeal, { params, body: { suggested_serving: tofu } }),
    ]);
    const { body: after } = await client.call(getSingleFoodMeal, { params });
    expect(after.ingredient).toMatchObject({ quantity: 1, suggested_serving: { id: tofu } });
  });

  it('none is lost of bare numbers', async () => {
    const client = await someone();
    const { body: meal } = await client.call(createQuickAddMeal, { body: { kcal: 200 } });
    const params = { id: meal.id };
    await atOnce({ table: 'quick_add_meal', id: meal.id }, [
      () => client.call(updateQuickAddMeal, { params, body: { kcal: 300 } }),
      () => client.call(updateQuickAddMeal, { params, body: { protein: 20 } }),
    ]);
    expect((await client.call(getQuickAddMeal, { params })).body).toMatchObject({ kcal: 300, protein: 20 });
  });
});
