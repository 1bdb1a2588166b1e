import { createRecipeMeal, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { getIngredient } from '@weekbord/contract/diary/ingredients';
import { createFood, getFood } from '@weekbord/contract/foods/foods';
import { whileLocked } from '@weekbord/testkit/overlapping-requests';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { weekbord } from '../../weekbord.ts';
import { aRecipeOf } from '../recipes/own/own-recipes.test-support.ts';
import { seedCatalogue } from '../recipes/recipes.public.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';

const app = await startServing({
  product: { routes: weekbord.routes, endpoints: weekbord.endpoints, authenticate: authenticateByPerson },
});
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());
const someone = async () => app.as(tokenOf(await aPerson(app.db)));

/**
 * Makes changes in one transaction while a table is locked even against reads. A call sent meanwhile reads the other
 * tables before the changes and this table after them.
 */
function changesBeforeReading(table: string, ...changes: readonly string[]): RawBuilder<unknown> {
  return sql.raw([`lock table ${table} in access exclusive mode`, ...changes].join('; '));
}

describe('a read during a concurrent change', () => {
  it('returns the nutrients of a food and of its servings from a single snapshot', async () => {
    const client = await someone();
    const per_100g = { kcal: 200, protein: 10, fat: 5, carbohydrates: 28, fiber: 2 };
    const { body: before } = await client.call(createFood, { body: { name: 'Bread', per_100g } });
    const params = { id: before.id };
    const [read] = await whileLocked(
      app,
      changesBeforeReading('serving', `update food set kcal = 400, name_en = 'Cake' where id = ${before.id}`),
      [() => client.call(getFood, { params })],
    );
    expect(read).toMatchObject({ status: 200, body: before });
    const { body: after } = await client.call(getFood, { params });
    expect([after.name, after.per_100g.kcal, after.suggested_servings[0]!.kcal]).toEqual(['Cake', 400, 4]);
  });

  it('returns the nutrients of a meal and its ingredients from a single snapshot', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100 });
    const { body: before } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    const params = { id: before.id! };
    const [read] = await whileLocked(
      app,
      changesBeforeReading(
        'recipe_meal_ingredient',
        `update recipe_meal set kcal = kcal * 3, portions = 3 where id = ${params.id}`,
        `update recipe_meal_ingredient set quantity = quantity * 3 where recipe_meal_id = ${params.id}`,
      ),
      [() => client.call(getRecipeMeal, { params })],
    );
    expect(read).toMatchObject({ status: 200, body: before });
    const { body: after } = await client.call(getRecipeMeal, { params });
    expect([after.portions, after.ingredients[0]!.grams]).toEqual([3, 300]);
  });

  it('returns an ingredient from a single snapshot even if it is being deleted', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100 });
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    const params = { id: meal.ingredients[0]!.id! };
    const [read] = await whileLocked(
      app,
      changesBeforeReading('food', `delete from recipe_meal_ingredient where id = ${params.id}`),
      [() => client.call(getIngredient, { params })],
    );
    expect(read).toMatchObject({ status: 200, body: { id: params.id, quantity: 100 } });
    expect((await client.call(getIngredient, { params })).status).toBe(404);
  });
});
