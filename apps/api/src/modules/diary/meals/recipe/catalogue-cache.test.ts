import type { Catalogue, InBoth } from '@weekbord/catalogue/format';
import { planGeneratedRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aRecipeOf } from '../../../recipes/own/own-recipes.test-support.ts';
import { seedCatalogue } from '../../../recipes/recipes.public.ts';
import { smallCatalogue } from '../../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, personWithPlan, slotsOf, startPlannerApp } from '../../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const { client } = await personWithPlan(app);

const namesOf = async (reader = client) => {
  const meals = (await diaryOf(reader)).flatMap((day) => day.calendar_items.map(({ meal }) => meal));
  return {
    recipes: meals.map((meal) => meal.recipe_template.name),
    foods: meals.flatMap((meal) => meal.ingredients.map(({ name }) => name)),
  };
};

/** Returns the test catalogue with other names. */
function renamed(): Catalogue {
  const catalogue = smallCatalogue().load() as Catalogue;
  const other = ({ en, nl }: InBoth): InBoth => ({ en: `Other ${en}`, nl: `Ander ${nl}` });
  const foods = new Map(
    [...catalogue.foods].map(([key, food]) => [key, { ...food, name: other(food.name), plural: other(food.plural) }]),
  );
  return { ...catalogue, foods, recipes: catalogue.recipes.map((one) => ({ ...one, name: other(one.name) })) };
}

describe('the catalogue cached between two requests for days', () => {
  it('is not read again', async () => {
    const before = await namesOf();
    const during = await app.db.transaction().execute(async (trx) => {
      await sql`lock table recipe_template in access exclusive mode`.execute(trx);
      return namesOf();
    });
    expect(before.recipes.length).toBeGreaterThan(0);
    expect(during).toEqual(before);
  });

  it('is in the requested language', async () => {
    const dutch = { 'accept-language': 'nl' };
    const query = 'date__gte=2027-03-15&date__lte=2027-03-21';
    const days = await client.send('GET', `/api/planner/calendarDay?${query}`, { headers: dutch });
    expect(JSON.stringify(days.body)).toContain('"name":"Nederlands ');
    expect((await namesOf()).recipes.join()).not.toContain('Nederlands ');
  });

  it('does not include what people wrote, which is shown unchanged', async () => {
    const author = await personWithPlan(app);
    const recipe = await aRecipeOf(app, author.client, { tofu: 100 }, { name: 'Bowl' });
    const [day] = await diaryOf(author.client);
    const [slot] = await slotsOf(app, author.person);
    const body = {
      recipe_template: recipe.id,
      portions_multiplier: 1,
      calendar_day_id: day!.id,
      meal_slot_specification_id: slot!.id,
    };
    expect((await author.client.call(planGeneratedRecipeMeal, { body })).status).toBe(201);
    expect((await namesOf(author.client)).recipes).toContain('Bowl');
    await app.db.updateTable('recipe_template').set({ name_en: 'Dish' }).where('id', '=', recipe.id).execute();
    const { recipes } = await namesOf(author.client);
    expect([recipes.includes('Dish'), recipes.includes('Bowl')]).toEqual([true, false]);
  });

  it('is evicted when the version of the catalogue changes', async () => {
    const { recipes, foods } = await namesOf();
    await seedCatalogue(app.db, app.clock.now(), { version: () => 'other names', load: renamed });
    expect(await namesOf()).toEqual({
      recipes: recipes.map((name) => `Other ${name}`),
      foods: foods.map((name) => `Other ${name}`),
    });
  });
});
