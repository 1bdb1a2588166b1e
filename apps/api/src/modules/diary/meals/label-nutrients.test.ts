import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { createIngredient, updateIngredient } from '@weekbord/contract/diary/ingredients';
import { createQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { createRecipeMeal, editRecipeMealPortions, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { createSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { getRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { up as addFurtherFigures } from '../../../migrations/012-further-figures.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { aRecipeOf } from '../../recipes/own/own-recipes.test-support.ts';
import { diaryOf, MONDAY, personWithPlan, servingOf, slotsOf, startPlannerApp } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const someone = async () => app.as(tokenOf(await aPerson(app.db)));

/** Per 100 g: tofu 1 g of sugars, rice 2 g; the salt of rice is unknown. */
await app.db
  .updateTable('food')
  .set({ sugars: 1, saturated_fat: 1.5, fiber: 1, salt: 0.1 })
  .where('slug', '=', 'tofu')
  .execute();
await app.db
  .updateTable('food')
  .set({ sugars: 2, saturated_fat: 0.5, fiber: null, salt: null })
  .where('slug', '=', 'basmati-rice')
  .execute();

const OF_100_TOFU_AND_50_RICE = {
  sugars: { amount: 2, unknown: 0 },
  saturated_fat: { amount: 1.75, unknown: 0 },
  fiber: { amount: 1, unknown: 1 },
  salt: { amount: 0.1, unknown: 1 },
};

describe('sugars, saturated fat, fibre and salt', () => {
  it('are summed over the foods in a recipe, and in a meal made from it, with unknown parts marked', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100, 'basmati-rice': 50 });
    expect(recipe.further_figures).toEqual(OF_100_TOFU_AND_50_RICE);
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    expect(meal.further_figures).toEqual(OF_100_TOFU_AND_50_RICE);
    expect(meal.fiber).toBeNull();
    expect((await client.call(getRecipeMeal, { params: { id: meal.id! } })).body).toEqual(meal);
  });

  it('follow the portions and the ingredients of a meal', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100, 'basmati-rice': 50 });
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    const params = { id: meal.id! };
    const { body: twice } = await client.call(editRecipeMealPortions, { params, body: { portions: 2 } });
    expect(twice.further_figures.sugars).toEqual({ amount: 4, unknown: 0 });
    expect(twice.further_figures.salt).toEqual({ amount: 0.2, unknown: 1 });
    const rice = twice.ingredients[1]!;
    const tofu = await servingOf(app, 'tofu', 'g');
    const change = { suggested_serving: tofu, quantity: 100 };
    await client.call(updateIngredient, { params: { id: rice.id! }, body: change });
    const { body: onlyTofu } = await client.call(getRecipeMeal, { params });
    expect(onlyTofu.further_figures.salt).toEqual({ amount: 0.3, unknown: 0 });
  });

  it('follow the foods in a custom recipe', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100 });
    expect(recipe.further_figures.salt).toEqual({ amount: 0.1, unknown: 0 });
    const suggested_serving = await servingOf(app, 'basmati-rice', 'g');
    const body = { object_id: recipe.id, content_type: 'recipetemplate', quantity: 50, suggested_serving } as const;
    await client.call(createIngredient, { body });
    const { body: changed } = await client.call(getRecipeTemplate, { params: { id: recipe.id } });
    expect(changed.further_figures).toEqual(OF_100_TOFU_AND_50_RICE);
  });

  it('match the amount of a single food, and are unknown for a quick add', async () => {
    const client = await someone();
    const suggested_serving = await servingOf(app, 'basmati-rice', 'g');
    const { body: rice } = await client.call(createSingleFoodMeal, { body: { suggested_serving, quantity: 80 } });
    expect(rice.further_figures).toEqual({
      sugars: { amount: 1.6, unknown: 0 },
      saturated_fat: { amount: 0.4, unknown: 0 },
      fiber: { amount: null, unknown: 1 },
      salt: { amount: null, unknown: 1 },
    });
    const { body: quick } = await client.call(createQuickAddMeal, { body: { kcal: 300 } });
    expect(quick.further_figures.salt).toEqual({ amount: null, unknown: 1 });
  });

  it('are calculated from the amounts of a planned day and of a proposal', async () => {
    const { person, client } = await personWithPlan(app);
    const foods = await app.db.selectFrom('food').select(['id', 'sugars', 'salt']).execute();
    const byId = new Map(foods.map((food) => [food.id, food]));
    const { results: days } = (await client.call(listCalendarDays, { query: { page_size: 7 } })).body;
    expect(days).toHaveLength(7);
    const slot = (await slotsOf(app, person)).at(-1)!;
    const query = { date_to_plan_for: MONDAY, meal_slot_specification: slot.id };
    const proposals = (await client.call(generateMeals, { query })).body.results;
    const meals = [
      ...(await diaryOf(client)).flatMap((day) => day.calendar_items.map(({ meal }) => meal)),
      ...proposals,
    ];
    expect(meals.length).toBeGreaterThan(20);
    for (const meal of meals) {
      const lines = meal.ingredients.map((line) => ({
        grams: line.grams,
        food: byId.get(line.suggested_serving.food)!,
      }));
      const sugars = lines.reduce((sum, { grams, food }) => sum + (grams * food.sugars!) / 100, 0);
      expect(meal.further_figures.sugars.amount).toBeCloseTo(sugars, 1);
      expect(meal.further_figures.salt.unknown).toBe(lines.filter(({ food }) => food.salt === null).length);
    }
  });

  it('are filled in for recipes and meals that were stored before the columns existed', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100, 'basmati-rice': 50 });
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    const columns = ['sugars', 'saturated_fat', 'known_fiber', 'salt']
      .map((name) => `drop column ${name}, drop column ${name.replace('known_', '')}_unknown`)
      .join(', ');
    await app.db.transaction().execute(async (trx) => {
      await sql.raw(`alter table food drop column figures_from`).execute(trx);
      for (const table of ['recipe_meal', 'recipe_template'])
        await sql.raw(`alter table ${table} ${columns}`).execute(trx);
      await sql`alter table recipe_meal drop column cook_for`.execute(trx);
      await addFurtherFigures(trx as unknown as Kysely<unknown>);
      // Columns added later are restored in their original order, which open connections rely on.
      await sql`alter table recipe_meal add column cook_for smallint not null default 1`.execute(trx);
    });
    const { body: filled } = await client.call(getRecipeMeal, { params: { id: meal.id! } });
    expect(filled).toEqual(meal);
    const { body: template } = await client.call(getRecipeTemplate, { params: { id: recipe.id } });
    expect(template).toEqual(recipe);
  });
});
