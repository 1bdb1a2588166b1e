import { createQuickAddMeal, planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { createRecipeMeal, deleteRecipeMeal, listRecipeMeals } from '@weekbord/contract/diary/recipe-meals';
import { createSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import { MAX_UNPLANNED_MEALS } from '@weekbord/domain/recipes/amounts/meal-limits';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, personWithPlan, servingOf, slotsOf, startPlannerApp } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const onions = await servingOf(app, 'onion', 'piece');

/** Gives a person meals that are on no day, until they have one less than the maximum. */
async function fill(table: string, columns: string): Promise<void> {
  const names = sql.raw(columns);
  await sql`insert into ${sql.table(table)} (person_id, ${names})
    select person_id, ${names} from (select * from ${sql.table(table)} order by id desc limit 1) as one,
      generate_series(1, ${MAX_UNPLANNED_MEALS - 2})`.execute(app.db);
}

it('a person with a thousand meals of a kind that are on no day can create another only after deleting one', async () => {
  const { client, person } = await personWithPlan(app);
  const [day] = await diaryOf(client, 1);
  const recipe = day!.calendar_items[0]!.meal.recipe_template.id;
  const calls = {
    recipe: () => client.call(createRecipeMeal, { body: { recipe_template: recipe } }),
    food: () => client.call(createSingleFoodMeal, { body: { suggested_serving: onions, quantity: 1 } }),
    quick: () => client.call(createQuickAddMeal, { body: { kcal: 100 } }),
  };
  for (const call of Object.values(calls)) expect((await call()).status).toBe(201);
  await fill('recipe_meal', 'recipe_template_id, portions, portions_multiplier');
  await fill('single_food_meal', 'serving_id, quantity');
  await fill('quick_add_meal', 'kcal');
  for (const call of Object.values(calls)) {
    expect((await call()).status).toBe(201);
    expect(await call()).toMatchObject({
      status: 400,
      body: { non_field_errors: ['You have too many meals that aren’t planned on any day. Delete some first.'] },
    });
  }
  const slot = (await slotsOf(app, person))[0]!;
  const body = { calendar_day_id: day!.id, meal_slot_id: slot.id, kcal: 100 };
  expect((await client.call(planQuickAddMeal, { body })).status).toBe(201);
  const [meal] = (await client.call(listRecipeMeals)).body.results;
  await client.call(deleteRecipeMeal, { params: { id: meal!.id! } });
  expect((await calls.recipe()).status).toBe(201);
});
